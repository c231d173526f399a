"""What every module stands on: frames, the step loop, chance, composition, hooks and errors."""
