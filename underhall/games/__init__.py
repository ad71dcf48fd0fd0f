"""One folder a game, all with the same rooms."""
