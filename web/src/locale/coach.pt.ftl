settings-coach = Guia para iniciantes
