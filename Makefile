# Every target is one command of scripts/run, which does its own set-up.
COMMANDS = play test lint format messages build bench gallery

.PHONY: $(COMMANDS)
$(COMMANDS):
	@bash scripts/run $@
