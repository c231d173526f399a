settings-coach = Instrutor para iniciantes
