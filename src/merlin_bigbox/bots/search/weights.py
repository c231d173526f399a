"""How much the sensible bot thinks things are worth; compiled."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64


class Weights:
    """How much things are worth, in thousandths of a point; found by playing many games with slightly other ones."""

    def __init__(self) -> None:
        # What is lost of an expected scoring for each turn until then; what counts of the scorings after the next.
        self.environs_fading: i64 = 30
        self.environs_later: i64 = 600
        self.environs_behind: i64 = 150
        self.influence_fading: i64 = 55
        self.influence_behind: i64 = 100
        self.marker_later: i64 = 400
        self.marker_turns: i64 = 700
        self.vassal_fading: i64 = 60
        self.vassal_later: i64 = 400
        self.vassal_of_others: i64 = 250
        # How much it counts what the others can expect of territories and principalities, on the average
        self.rivals: i64 = 600
        # Traitors, Excalibur and the Grail
        self.traitor_hope: i64 = 80
        self.excalibur_fading: i64 = 60
        self.excalibur_later: i64 = 400
        self.grail: i64 = 700
        self.grail_later: i64 = 300
        # Pieces: besides what they bring at the end, for a whole game of turns to use them
        self.apple: i64 = 1000
        self.staff: i64 = 500
        self.shield: i64 = 1200
        self.shield_of_new_colour: i64 = 300
        self.flag: i64 = 1200
        self.flag_ability: i64 = 850
        self.material: i64 = 1600
        self.material_to_build: i64 = 1000
        # Mission cards, by how many requirements are missing
        self.card_complete: i64 = 1150
        self.card_lacks_one: i64 = 480
        self.card_lacks_two: i64 = 160
        self.card_lacks_three: i64 = 50
        self.card_drawn: i64 = 850
        # What the dice still to be used could do
        self.next_dice: i64 = 600
        self.merlin_die: i64 = 500
        self.arthur_die: i64 = 500
