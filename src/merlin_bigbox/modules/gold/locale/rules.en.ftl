# The rules of gold coins and mistletoe in short: one message for each numbered rule.

rule-GOLD-1 = There are 30 gold coins and 11 mistletoe. Each player starts with 2 gold and 1 mistletoe. The module has an action rondel of its own, with one side for a game with Arthur and one for a game without him.
    .title = Gold and mistletoe at the start
rule-GOLD-2 = Whenever you may take free actions, you may pay 1 gold to change one of your unused dice by one – one of your own, Merlin’s or Arthur’s –, always within 1 to 6. You may do so any number of times and with any of your dice.
    .title = Changing dice with gold
rule-GOLD-3 = Pay 1 mistletoe to ignore one requirement of the card you are completing; you may spend more than one on a card. Mistletoe and other aids are offered only for requirements you do not meet, and only if the card can then be completed.
    .title = Ignoring requirements
rule-GOLD-4 = On one of the 2 apple or mistletoe spaces you take an apple or a mistletoe. On one of the 2 gold spaces you take 1 gold. You can only take what is still available.
    .title = The new spaces
rule-GOLD-5 = At the end of the game you gain 3 points for every 2 gold you have left. Mistletoe is worth nothing.
    .title = Gold at the end
rule-GOLD-X1 = You meet two of the three requirements and pay one mistletoe: you complete the card worth 3 points.
    .title = Example: mistletoe for a card
rule-GOLD-X2 = Gold cannot turn a 6 into a 1, nor a 1 into a 6.
    .title = Example: no step past the end
