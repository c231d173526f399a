# Einen Tisch für immer verlassen, und Tische, die entfernt werden.
leave-title = Den Tisch von deiner Liste nehmen?
leave-menu = Von meiner Liste nehmen
    .of = Den Tisch mit { $names } von meiner Liste nehmen
leave-waiting-host = Der Tisch wird für alle entfernt, die an ihm sitzen.
leave-waiting = Du gibst deinen Platz auf.
leave-playing = Ein Bot spielt für dich weiter. Bis alle das Spiel verlassen haben, kannst du über den Link zurückkommen; dann wird es endgültig entfernt.
leave-over = Haben alle, die mitgespielt haben, das Spiel von ihrer Liste genommen, wird es endgültig entfernt. Bis dahin führt der Link zu ihm.
leave-do = Von meiner Liste nehmen
leave-stay = Behalten
leave-left = Der Tisch steht nicht mehr auf deiner Liste.
leave-removed = Der Tisch ist entfernt.
leave-soon = Diesen Tisch hat lange niemand benutzt. Er wird am { $date } entfernt, wenn ihn bis dahin niemand öffnet, der hier mitspielt.
leave-on = Wird am { $date } entfernt
leave-gone = Dieser Tisch wurde entfernt
leave-gone-about = Seine Leute haben ihn entfernt, oder er wurde lange nicht benutzt.
