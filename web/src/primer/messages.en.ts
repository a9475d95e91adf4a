/** How to play each game, told in two minutes. */
export const primer = {
  'primer.title': 'In two minutes',
  'primer.learn': 'Play a first match with a coach',

  'primer.dq.in': 'Go in',
  'primer.dq.in.text':
    'You stand in one of four corner towers. In the middle of the board a dragon sleeps on its gold. Fetch some of it and come out again.',
  'primer.dq.explore': 'Explore',
  'primer.dq.explore.text':
    'Each turn you step into a neighbouring space. If it is dark, draw a chamber, lay it down and face what waits there: a card, a pit, a web, a way down.',
  'primer.dq.test': 'Roll low',
  'primer.dq.test.text':
    'A test is two dice against one of your attributes. Your number or less succeeds. A failure makes you better by one when you try again.',
  'primer.dq.fight': 'Fight or run',
  'primer.dq.fight.text':
    'Against a monster both sides choose a card in secret. The higher number wins the round and wounds the other. Or run back, if you are quick.',
  'primer.dq.dragon': 'Rob the dragon',
  'primer.dq.dragon.text':
    'In the treasure chamber draw a dragon card: while it sleeps you take two treasures. One card of eight wakes it. Then your treasures burn, and so do you. Once more?',
  'primer.dq.out': 'Be out by night',
  'primer.dq.out.text':
    'The sun moves on every round. After 25 rounds the doors may close on any roll, and who is inside is dead. Of those who came out the richest wins.',

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
};
