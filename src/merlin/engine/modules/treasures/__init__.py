"""Treasures of the environs."""
