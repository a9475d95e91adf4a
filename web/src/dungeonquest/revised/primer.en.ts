/** How to play DungeonQuest Revised, told in two minutes. */
export const primerWords = {
  'primer.dqr.in': 'Go in',
  'primer.dqr.in.text':
    'Begin in a corner tower. In the middle a dragon sleeps on its gold. Fetch some of it and be out by a tower before the sun sets: whoever comes out richest wins.',
  'primer.dqr.turn': 'One action a turn',
  'primer.dqr.turn.text':
    'Move to the next space, search a room that shows a torch, or go down into the catacombs. A dark space becomes a chamber, and something waits in it. Each room can be searched once in the game.',
  'primer.dqr.test': 'Roll low, or insist',
  'primer.dqr.test.text':
    'A test is two dice against your attribute: as low or lower succeeds. Every failure gives you a determination token. Spend tokens after any later roll: each takes 1 off.',
  'primer.dqr.fight': 'Three cards each',
  'primer.dqr.fight.text':
    'You hear a monster’s name, but its card stays facedown. Both sides choose melee, ranged or magic in secret, and the cards say who is wounded. After each round you may try to run, for a price.',
  'primer.dqr.dragon': 'Rob the dragon',
  'primer.dqr.dragon.text':
    'In the treasure chamber draw a dragon card each turn: two treasures while it sleeps. One card of eight wakes it. Then your treasures are gone, and fire costs you two dice of wounds.',
  'primer.dqr.out': 'Towers lead to towers',
  'primer.dqr.out.text':
    'With any loot you may leave by a tower, or go from one tower straight to another. After 25 rounds the doors may close on any roll, and whoever is inside is lost.',
} as const;
