/** How to play Dungeon!, told in two minutes. */
export const primerWords = {
  'primer.dun.goal': 'Fetch enough gold',
  'primer.dun.goal.text':
    'Everybody starts at the Main Staircase. Be the first to stand there again with enough treasure: 10,000 gold for an Elf or a Hero, more for those who are stronger.',
  'primer.dun.move': 'Walk up to five spaces',
  'primer.dun.move.text':
    'You choose how far. Doors cost nothing. A room that nobody has cleaned out stops you, and so does every chamber: something lives there.',
  'primer.dun.fight': 'Roll high',
  'primer.dun.fight.text':
    'Turn up the monster. Two dice must reach the number under your sign, and it is dead. In a room you then take a treasure.',
  'primer.dun.hit': 'It strikes back',
  'primer.dun.hit.text':
    'If you miss, the monster rolls. Mostly you drop a treasure and lose a turn. On a 2 you are dead and begin again with nothing.',
  'primer.dun.deep': 'Dare to go deeper',
  'primer.dun.deep.text':
    'Six levels, each richer and harder than the one above. Elves and Heroes live well on the first three; below that one roll in five kills.',
  'primer.dun.home': 'Run home',
  'primer.dun.home.text':
    'Secret doors cut the way short, if you find them. Nobody sees how much you carry, so watch who turns back.',
} as const;
