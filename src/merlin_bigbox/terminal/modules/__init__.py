"""What each module shows at the table: a file a module, found by its name."""
