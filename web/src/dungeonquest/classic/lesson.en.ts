/** What the coach says in the first match of DungeonQuest, in English. */
export const lessonWords = {
  'lesson.dq.tower':
    'Welcome! Under this castle a dragon sleeps on its gold. You go in by one of the four corner towers, and a tower is the only way out. Choose one that glows.',
  'lesson.dq.move':
    'Where you can go glows: click or tap there, or point with the arrow keys and press Enter. A dark space is unexplored. Step into it and see what it is.',
  'lesson.dq.chamber':
    'A new chamber was drawn and laid. Its arrow shows where you came in; gaps in the thick walls lead on. Most chambers have a surprise in store.',
  'lesson.dq.loot':
    'Loot! It is on your hero’s sheet now. Once you carry any loot you may leave by a tower. With others, the most gold wins; alone, you win if there is a treasure of the dragon in it.',
  'lesson.dq.sun':
    'Each of your turns moves the sun one space. On the red spaces at the end a die is rolled, and a low one closes the doors on everybody inside. So be out in time.',
  'lesson.dq.search':
    'Instead of moving you may search a room, twice in one stay. You may find gold, a secret door, or what lives in the wall. Point at an option to see what it is likely to bring.',
  'lesson.dq.forbidden':
    'What you cannot do now is shown crossed out, with the reason. The small “?” opens the rule behind it, here and everywhere.',
  'lesson.dq.test':
    'That was a test: two dice, and the sum must not be higher than the attribute on your sheet. From left to right: strength, agility, armor, luck.',
  'lesson.dq.determination':
    'A failed test gives you determination: when you try the same test again, each token makes you better by one.',
  'lesson.dq.wounded':
    'Each wound costs one of the marks on your sheet. As death can wait here, a hero who runs out of them is only knocked out and loses some loot.',
  'lesson.dq.fight':
    'A monster! Attack it, or try to run back to where you came from. Running can fail, and then it hits you first. A weak one is worth a fight.',
  'lesson.dq.card':
    'Each side turns up one card, and the higher number wins the round. Choose one of yours. A shield on it shows which kind of attack it can answer when you are behind.',
  'lesson.dq.counter':
    'You are not ahead, but your card can answer theirs. Play more cards that show the same kind beside the shield, until your total is higher.',
  'lesson.dq.damage':
    'Who wins a round hits with every card played in it: one wound each. The loser’s cards go to the combat stack; a later win with the same kind of attack takes them along as extra wounds.',
  'lesson.dq.killed':
    'Well fought. The hits you took in the fight are wounds now. Your goal lies in the middle of the board: the treasure chamber.',
  'lesson.dq.escaped': 'You got away, back to where you came from. The monster stays in its chamber.',
  'lesson.dq.door':
    'Behind a door is always a card: it may open, jam, or hide a trap. If it stays shut your turn is over, but you may try again.',
  'lesson.dq.dragon':
    'The big hall in the middle is the treasure chamber. Inside you draw a dragon card: as long as the dragon sleeps you take two treasures. There is one card on which it wakes.',
  'lesson.dq.out':
    'You have loot: any tower is a way out now. The middle is about ten chambers away and so is the way back. How far you dare to go is the whole game.',
  'lesson.dq.may':
    'This one is up to you. Point at an answer to see what it is likely to cost or bring, then decide.',
  'lesson.dq.portcullis':
    'A portcullis has fallen behind you. To go back you must lift it with a test of strength, and each failure costs a turn.',
  'lesson.dq.cavein':
    'Rubble. Climb across with a test of agility, or go back. Each failed try makes the next one easier.',
  'lesson.dq.bridge':
    'A bridge over nothing. Crossing is a test of agility, and every loot card makes you heavier by one.',
  'lesson.dq.web': 'A spider web. Tear through it with a test of strength, or go back on your next turn.',
  'lesson.dq.darkness': 'A chamber of darkness: a die decides which way you stumble out.',
  'lesson.dq.rotated': 'The room has turned with you inside: the way you came is no longer where it was.',
  'lesson.dq.secret': 'A secret door leads through any wall of this chamber, even where there was no way on.',
  'lesson.dq.down':
    'There is a way down here. The catacombs run under everything: no walls, but a card at every step.',
  'lesson.dq.below':
    'You are in the catacombs. Each turn takes you one space further under the board and draws a card. Only an exit card or a good find brings you up again.',
  'lesson.dq.up': 'A way up! You come out about where you have walked to below.',
  'lesson.dq.knockedout':
    'You were knocked out: some loot is gone and half of your wounds are healed. Without “Death Can Wait” that would have been the end.',
  'lesson.dq.treasure':
    'You stand before the dragon. Each turn you may draw once more: two treasures while it sleeps. When it wakes you lose all treasures and are badly hurt. Leave while you can.',
  'lesson.dq.leave':
    'You have loot and stand in a tower: leave now with what you have, or go back in for more. Alone you win only with a treasure of the dragon.',
  'lesson.dq.noon': 'Half of the day is gone. Think of the way back: it takes as many turns as the way here.',
  'lesson.dq.dusk':
    'The sun is almost down. Take the shortest way to a tower now; gold is worth nothing in here.',
  'lesson.dq.won':
    'Out alive, and with treasure: you win! That is all there is to it: how deep, how long, how much. Now try a table of your own.',
  'lesson.dq.home':
    'Out alive! For a victory alone you would have needed a treasure of the dragon, but most heroes never come out at all. Try again and go deeper.',
  'lesson.dq.lost':
    'Most heroes never come out; it happens to everybody. Try again, or set a table of your own.',
} as const;
