# Die Leute am Tisch: hereinlassen, entfernen, stumm schalten; wie sie kommen und wer schreibt.
people-title = Leute am Tisch
people-about = { $what }: { $name }
people-none = Sonst ist niemand hier.
people-watches = schaut zu
people-state-asked = bittet um einen Platz
people-state-admitted = darf sich setzen
people-state-removed = darf sich nicht setzen
people-state-blocked = ausgeschlossen
people-muted = darf nicht schreiben
people-ignored = für dich ausgeblendet
people-admit = Hereinlassen
people-decline = Ablehnen
people-remove = Entfernen
people-block = Ausschließen
people-unblock = Wieder hereinlassen
people-mute = Für alle stummschalten
people-unmute = Schreiben wieder erlauben
people-ignore = Nachrichten ausblenden
    .of = Mir nicht zeigen, was { $name } schreibt
people-hear = Nachrichten zeigen
people-approval = Ich lasse die Leute selbst herein
people-approval-about = Wer den Link öffnet, bittet um einen Platz, und du entscheidest. Sonst sitzt, wer zuerst kommt.
people-watchers-chat = Wer zuschaut, darf im Chat schreiben
people-watchers-chat-about = Wer mitspielt, darf es immer.
people-deltas = Optionen zeigen, was sie ändern
people-deltas-about = Punkte sofort und bei der Wertung, für alle an diesem Tisch.
people-planner = Die Runde lässt sich planen
people-planner-about = Alle Reihenfolgen der übrigen Würfel mit ihren Punkten. Setzt die Zeile darüber voraus.
people-knock = Um einen Platz bitten
people-knocked = Du hast um einen Platz gebeten. Wer den Tisch eröffnet hat, entscheidet.
people-let-in = Du bist eingelassen: Nimm Platz.
people-requests = { $count ->
    [one] Jemand bittet um einen Platz.
   *[other] { $count } Leute bitten um einen Platz.
}
people-decide = Entscheiden
people-blocked-title = Dieser Tisch ist für dich geschlossen
people-house = Plätze und Chat
