/** What is different from the 2010 edition, as one player tells another, in English. */
export const differences = {
  'differences.lede':
    'For those who know the 2010 edition. The board, the tiles, the sun, the doors, the dragon and what you win by are the same.',
  'differences.topic': 'What',
  'differences.before': '2010',
  'differences.now': 'Revised',

  'differences.combat': 'Fights',
  'differences.combat.before':
    'Hands of combat and power cards. The higher number wins the round; you may counter, and beaten cards pile up.',
  'differences.combat.now':
    'Three cards each: melee, ranged, magic. Both choose one in secret, and the table on them says who is wounded. All three come back every round.',
  'differences.monsters': 'Monsters',
  'differences.monsters.before':
    'A card or token names the monster, and its life stands on the token. It stays on the board only if it has beaten you.',
  'differences.monsters.now':
    'A card is drawn from the monster deck for every fight: you hear its name, your left neighbour alone sees its health. A blank token lies there until a monster is killed.',
  'differences.chamber': 'A chamber with a monster',
  'differences.chamber.before': 'First the monster, then what the chamber has in store.',
  'differences.chamber.now': 'The monster takes the place of the chamber, and killing it ends your turn.',
  'differences.escape': 'Running away',
  'differences.escape.before':
    'Once, before the fight, with a power card; back to where you came from. Failure costs wounds.',
  'differences.escape.now':
    'After every round, with a test of agility, into any free chamber beside yours. Success costs the escape penalty of the monster, and you face that chamber at once.',
  'differences.determination': 'Determination',
  'differences.determination.before':
    'Tokens help with the same test only, before you roll again, and are gone when it is over.',
  'differences.determination.now':
    'Tokens are yours for any later test. Spend them after the roll: each takes 1 off.',
  'differences.search': 'Searching',
  'differences.search.before': 'Twice in one stay, in nearly every chamber, and again when you come back.',
  'differences.search.now':
    'Once in the whole game for each dungeon room, whoever does it: a search token marks it.',
  'differences.tower': 'Towers',
  'differences.tower.before': 'Leave with loot, or move on.',
  'differences.tower.now':
    'Leave with loot, move on, or go straight to another free tower and choose again. You may also leave at the start of your turn.',
  'differences.deadend': 'Dead ends',
  'differences.deadend.before':
    'You may search twice before you are lost. Blocked by heroes, you lose a turn.',
  'differences.deadend.now': 'When you can neither move, search nor go down, you are dead at once.',
  'differences.corridor': 'Corridors and darkness',
  'differences.corridor.before': 'You move on at once, but doors and portcullises stop you.',
  'differences.corridor.now': 'You move on at once, past doors and portcullises.',
  'differences.rotating': 'Rotating chambers',
  'differences.rotating.before': 'Turn once, when they are laid.',
  'differences.rotating.now': 'Turn every time somebody comes in.',
  'differences.cavein': 'Cave-ins',
  'differences.cavein.before': 'Go back, or climb over with a test of agility and go on as you like.',
  'differences.cavein.now':
    'Two sides, with a card when you come in. Your own side is free, the other needs a test of agility.',
  'differences.web': 'Spider webs',
  'differences.web.before': 'Tear through with strength, or go back next turn.',
  'differences.web.now':
    'Move on at once: back for free, or through with strength. Who stays in it must always struggle.',
  'differences.bridge': 'Bridges',
  'differences.bridge.before': 'Cross at once or go back next turn.',
  'differences.bridge.now':
    'Cross, or stay and try again in any later turn. If you fall you are hurt first, and land below only if you live.',
  'differences.below': 'Catacombs',
  'differences.below.before':
    'What you find is yours at once. You come up, your turn ends, and you face the chamber next turn.',
  'differences.below.now':
    'Loot waits in your row until you are up. You face the chamber at once, and what the outer wall cuts off your last crawl costs a wound each.',
  'differences.solo': 'Alone',
  'differences.solo.before': 'You win by leaving with a treasure card.',
  'differences.solo.now':
    'You cannot leave without a treasure card. Monsters come unseen: run before you look, or fight it out with a die.',
  'differences.wait': 'Death Can Wait',
  'differences.wait.before': 'You are knocked out, lose some loot and heal half of your wounds.',
  'differences.wait.now':
    'You lose everything and start again from a tower that your left neighbour chooses.',
  'differences.torch': 'Torchlight',
  'differences.torch.before': 'Not in the box.',
  'differences.torch.now':
    'An optional rule: whoever comes into a chamber sees at once what lies behind its halls.',
  'differences.gone': 'Other variants',
  'differences.gone.before':
    'Servants of Kalladra, Cloak and Dagger, Hero vs. Hero, Late Start and more, and three ways to fight with dice.',
  'differences.gone.now': 'Not in the box.',
} as const;
