settings-coach = Coach for newcomers
