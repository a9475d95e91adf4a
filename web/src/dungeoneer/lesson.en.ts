/** What the coach says in the first match of Dungeoneer, in English. */
export const lessonWords = {
  'lesson.dnr.lord':
    'Welcome! Every turn begins on the dark side: you are the Dungeonlord. You play red cards against another hero and pay with that hero’s Peril, the red track. Drag a monster onto your rival, or click it.',
  'lesson.dnr.batch':
    'All monsters and Traps of a turn are sent together. Choose a form in which your monster is stronger than your rival, then say that you are done.',
  'lesson.dnr.combat':
    'Both sides roll a die and add their score in this form. The higher total hits, and a draw does nothing. A monster that wins brings its victim Peril, one that is beaten back brings Glory.',
  'lesson.dnr.lay':
    'Now the map grows by a card. Lay it where a place glows; T turns it. Open ways are free, locked doors and traps ask for a roll.',
  'lesson.dnr.act':
    'Now you are the hero. Each step costs one of your boots. A space you enter for the first time in a turn gives the Glory in gold, but also the Peril in red.',
  'lesson.dnr.collected':
    'Glory pays for your own cards: Boons and Treasures with a gold number. Peril is what the others spend against you. So the long way round makes you rich and hunted.',
  'lesson.dnr.threat':
    'A Threat: your score and the die together must reach its number. What happens otherwise stands on the card.',
  'lesson.dnr.quest':
    'You stand where one of your Quests can be done. Try it! The first try each turn is free. Three Quests win.',
  'lesson.dnr.quests':
    'Your Quests stand here, and golden flags on the map show where they lead. Point at one to see the place. The blue one is anybody’s.',
  'lesson.dnr.failed': 'Not this time. You may try again for a boot, or in your next turn.',
  'lesson.dnr.completed':
    'A Quest done! You gain a Level, which makes you stronger, and a new Quest may turn up. Two more win.',
  'lesson.dnr.discard':
    'At the end of your turn you discard a card and draw up to five. Keep what answers attacks: “in answer” cards are played in the turns of others.',
  'lesson.dnr.wounded':
    'A wound. Six of them and your hero is out of the game, so mind your hearts and keep your Peril low.',
  'lesson.dnr.others':
    'What everybody has lies open: Life, tracks, Quests. Open a sheet to see all of it. Who is near the third Quest gets the monsters.',
  'lesson.dnr.defeated': 'Your hero has fallen, and with that you are out. It happens to the best.',
  'lesson.dnr.won': 'You have won! Next time perhaps with four, or down into the Sunless Court.',
  'lesson.dnr.lost':
    'Another was quicker. Look whose Quests lie near, and keep some Peril of theirs for that moment.',
} as const;
