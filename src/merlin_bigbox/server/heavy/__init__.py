"""Heavy work – replays, proofs, branches, guides – in processes of its own, so that no table waits for it."""
