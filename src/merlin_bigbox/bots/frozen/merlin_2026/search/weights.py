"""The weights of the static valuation; compiled."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64


class Weights:
    """What things are worth, in thousandths of a point; tuned by playing many games with small variations."""

    def __init__(self) -> None:
        # Discount of an expected scoring per turn until then; weight of the scorings after the next.
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
        # Weight of what the others can expect from territories and principalities, on average
        self.rivals: i64 = 600
        # Traitors, Excalibur and the Grail
        self.traitor_hope: i64 = 80
        self.excalibur_fading: i64 = 60
        self.excalibur_later: i64 = 400
        self.grail: i64 = 700
        self.grail_later: i64 = 300
        # Pieces: what they are worth beyond their points at the end, with a whole game to use them
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
        # What the unused dice could do
        self.next_dice: i64 = 600
        self.merlin_die: i64 = 500
        self.arthur_die: i64 = 500
