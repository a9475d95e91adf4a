/** Which picture a monster has. */

const DRAWN = new Set([
  'black-pudding',
  'blue-dragon',
  'cage',
  'demon',
  'dragon-asleep',
  'dragon-raging',
  'dragon-stirring',
  'evil-hero',
  'evil-wizard',
  'gargoyle',
  'ghouls',
  'giant',
  'giant-lizard',
  'giant-rats',
  'giant-snake',
  'giant-spider',
  'goblins',
  'golem',
  'green-slime',
  'hobgoblins',
  'mummy',
  'ogre',
  'purple-worm',
  'red-dragon',
  'skeleton',
  'slide',
  'sorcerer',
  'troll',
  'vampire',
  'werewolf',
  'witch',
]);

/** By its kind, or by the id of a card of its kind: `troll`, `troll-3`, `m4-troll`. Packs may bring any other. */
export function monsterArt(id: string): string {
  const kind = id.replace(/^m\d-|-\d$/g, '');
  return `monsters/${DRAWN.has(kind) ? kind : 'unknown'}`;
}
