"""Reasons for a choice, by the bot itself or from what an onlooker knows."""
