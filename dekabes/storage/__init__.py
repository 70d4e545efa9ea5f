"""What a person's device keeps between two runs; the only room that writes a person's data."""

from dekabes.storage.files import write_whole
from dekabes.storage.folder import user_folder
from dekabes.storage.preferences import Preferences, Value
from dekabes.storage.store import Store

__all__ = ["Preferences", "Store", "Value", "user_folder", "write_whole"]
