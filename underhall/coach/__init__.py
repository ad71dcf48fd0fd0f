"""Advice that can be trusted: hints, explanations, reviews of finished games, and puzzles.

The coach thinks as bots do, from what a seat may see and nothing else, and says which of the named
features of a game a choice changes, and by how much.
"""
