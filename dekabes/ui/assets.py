"""Where the files that come with the program lie."""

from __future__ import annotations

import sys
from pathlib import Path

# A packed program unpacks its data elsewhere and says where.
ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parents[2])) / "assets"
FONTS = ROOT / "fonts"
ICONS = ROOT / "icon"
