"""The coach at the tables of a house: hints, explanations, reviews and puzzles."""
