/** What stands around the map in terminals, and what bots say of their choices. */
export const boardMessages: Readonly<Record<string, string>> = {
  'board.signs':
    'Exits: a gap is open, = is locked, ! is trapped; a line is a wall. g Glory, p Peril, @ heroes, ~ a Sewer.',
  'board.turn': 'Round {round}, turn {turn}. {left} {left|Map card|Map cards} left.',
  'board.global': 'For everybody: {quest}',
  'board.seat':
    '{mark}{n} {hero}, Level {level}, at {where}. Life {life}/{most}, Glory {glory}, Peril {peril}.',
  'board.seat.out': '{mark}{n} {hero} is out of the game.',
  'board.scores': 'melee {melee}, magic {magic}, speed {speed}, {mp} MP left',
  'board.tipped': 'lies on the ground',
  'board.quests': 'Quests: {quests}',
  'board.quest.at': '{quest} ({place})',
  'board.quest.nowhere': '{quest} (place not on the map yet)',
  'board.completed': 'Done: {quests}',
  'board.cards': 'In play: {cards}',
  'board.pack': 'Pack: {cards}',
  'board.hand': 'Hand: {cards}',
  'board.hand.hidden': '{n} {n|card|cards} in hand',

  'why.quests': '{chance} to complete a Quest',
  'why.level': '{number} Levels',
  'why.life': '{number} Life',
  'why.glory': '{number} Glory',
  'why.peril': '{number} Peril',
  'why.out': '{chance} to die',
  'why.won': '{chance} to win',
  'why.threat': '{chance} to overcome a Threat',
  'why.attempt': '{chance} to succeed in the attempt',
};
