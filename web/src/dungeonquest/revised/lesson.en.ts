/** What the coach says in the first match of DungeonQuest Revised, in English. */
export const lessonWords = {
  'lesson.dqr.tower':
    'Welcome! Under this castle a dragon sleeps on its gold. You go in by one of the four corner towers, and a tower is the only way out. Choose one that glows.',
  'lesson.dqr.move':
    'Each turn you take one action. Where you can go glows: click or tap there, or point with the arrow keys and press Enter. A dark space is unexplored. Step into it and see what it is.',
  'lesson.dqr.chamber':
    'A new chamber was drawn and laid. Its arrow shows where you came in; gaps in the walls are halls and lead on. Most chambers have something in store; this one had a card.',
  'lesson.dqr.loot':
    'Loot! It is on your hero’s sheet now. Once you carry any loot you may leave by a tower. Whoever comes out alive with the most gold wins.',
  'lesson.dqr.sun':
    'You are first player: each of your turns begins with the sun, which moves one space. On the red spaces at the end a die is rolled, and a low one closes the doors on everybody inside.',
  'lesson.dqr.search':
    'This room shows a torch: instead of moving you may search it. Every room can be searched once in the whole game, by whoever comes first. Point at an option to see what it is likely to bring.',
  'lesson.dqr.searched':
    'A search token lies here now: there is nothing left to find in this room, for anybody.',
  'lesson.dqr.forbidden':
    'What you cannot do now is shown crossed out, with the reason. The small “?” opens the rule behind it, here and everywhere.',
  'lesson.dqr.test':
    'That was a test: two dice, and the sum must not be higher than the attribute on your sheet. From left to right: strength, agility, armor, luck.',
  'lesson.dqr.determination':
    'You failed, and that made you stubborn: a determination token is yours. It waits on your sheet for any later test.',
  'lesson.dqr.spend':
    'The dice are down, and you can still help: each determination token takes 1 off the roll. Spend what it takes, or keep them for a test that matters more.',
  'lesson.dqr.wounded':
    'Each wound costs one of the marks on your sheet. Death can wait here: who dies loses everything, but starts again from a tower.',
  'lesson.dqr.fight':
    'A monster! The player on your left plays it, sees its card, and you only hear its name. Both of you choose one of three cards. On each of yours stands who is wounded, whatever comes against it.',
  'lesson.dqr.escape':
    'After each round you may try to run, with a test of agility. Success costs the escape penalty on the facedown card, and you can never be sure how much that is. This one is nearly beaten: fight on.',
  'lesson.dqr.killed':
    'Well fought! Its card goes to the discards, where everybody can look, so you learn which ones are left. Your goal lies in the middle of the board: the treasure chamber.',
  'lesson.dqr.away':
    'You got away. The monster token stays in that chamber, and whoever comes there meets a new one.',
  'lesson.dqr.monster':
    'Your neighbour has met a monster, and you sit on the left: now you play it. You see its card; hurt as much as you can.',
  'lesson.dqr.door':
    'Behind a door is always a card: it may open, jam, or hide a trap. If it stays shut your turn is over, but you may try again.',
  'lesson.dqr.dragon':
    'The hall in the middle is the treasure chamber. Inside you draw a dragon card each turn: two treasures while the dragon sleeps. There is one card on which it wakes.',
  'lesson.dqr.out':
    'You have loot, so every tower is a way out. The middle is about ten chambers away and so is the way back. How far you dare to go is the whole game.',
  'lesson.dqr.towers':
    'You are in a tower: leave with what you have, go back in, or cross straight to another tower that is free.',
  'lesson.dqr.may':
    'This one is up to you. Point at an answer to see what it is likely to cost or bring, then decide.',
  'lesson.dqr.corridor': 'A corridor leads on at once, past any door or portcullis. Which way?',
  'lesson.dqr.web': 'A web. Going back is free; every other way needs a test of strength.',
  'lesson.dqr.bridge':
    'A bridge. Cross with a test of agility, and every loot card you carry makes it harder. Or stay on this side.',
  'lesson.dqr.darkness': 'Here it is too dark to choose: a die says through which hall you stumble on.',
  'lesson.dqr.rotated': 'The chamber has turned with you inside, and it will each time somebody comes in.',
  'lesson.dqr.secret':
    'A secret door leads through any wall of this chamber, even where there was no way on.',
  'lesson.dqr.down':
    'There is a way down here. The catacombs run under everything: no walls, but a card at every step.',
  'lesson.dqr.below':
    'You are in the catacombs. Each turn draws a card into your row, and takes you one space further below. What you find is yours only when you are up again.',
  'lesson.dqr.up': 'A way up! You come out about as far away as your row is long.',
  'lesson.dqr.fell':
    'That would have been your death. In this lesson you lose all you carry and start again from a tower.',
  'lesson.dqr.treasure':
    'You stand before the dragon. Each turn you may draw once more: two treasures while it sleeps. When it wakes you lose them all and burn. Leave while you can.',
  'lesson.dqr.noon':
    'Half of the day is gone. Think of the way back: it takes as many turns as the way here.',
  'lesson.dqr.dusk':
    'The sun is almost down. Take the shortest way to a tower now; gold is worth nothing in here.',
  'lesson.dqr.won':
    'Out alive, and richer than anybody else: you win! That is all there is to it: how deep, how long, how much. Now try a table of your own.',
  'lesson.dqr.home':
    'Out alive! Somebody carried out more, but most heroes never come out at all. Try again and go deeper.',
  'lesson.dqr.lost':
    'Most heroes never come out; it happens to everybody. Try again, or set a table of your own.',
} as const;
