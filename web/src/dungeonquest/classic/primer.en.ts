/** How to play DungeonQuest, told in two minutes. */
export const primerWords = {
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
} as const;
