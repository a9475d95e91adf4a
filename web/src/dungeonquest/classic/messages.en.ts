/** What only the table of the 2010 edition says, in English. */
export const classic = {
  'combat.met': 'An encounter',
  'combat.begins': 'The fight begins',
  'combat.trapped': 'No escape',
  'combat.changed': '{printed} {by}',
  'combat.fleeing': 'tries to escape',
  'combat.yours': 'You play the {monster}',
  'combat.stack': 'Combat stack',
  'combat.gain': '+{n} {n|wound|wounds} for a win with {type}',
  'combat.gains': 'A win adds',
  'combat.gain.short': '+{n} {type}',
  'combat.how':
    'Both turn a card up at once. The higher number wins, and every card the winner played is a wound.',
  'combat.lives': 'Life unknown ({lives})',
  'combat.lives.taken': 'Life unknown ({lives}) · {n} {n|wound|wounds} so far',
  'combat.holds': '{n} {n|card|cards}',
  'combat.total': 'Total',
  'combat.last': 'Round {n} was',
  'combat.answers': 'The bright cards can answer the attack.',
  'roll.dice': 'That hits the {monster}; more hits the hero. Two equal dice hit twice.',
} as const;
