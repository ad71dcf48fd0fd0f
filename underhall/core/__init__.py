"""The machine every game runs on: no game, no input or output, no words."""
