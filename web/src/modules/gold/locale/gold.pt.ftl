modules-gold = Ouro e visco
