/**
 * What is said at a table of the Revised Edition: options, questions with the numbers that decide them, answers, and what
 * has happened. Whoever is asked or reads is “you” (`o` chooses the ending of a verb); others are called by name.
 */
export const tableMessages: Readonly<Record<string, string>> = {
  // ---------------------------------------------------------------- the options of a table
  'option.wait': 'Death Can Wait',
  'option.wait.sentence':
    'A hero who would die loses everything but starts again, from a tower that the player on the left chooses.',
  'option.torch': 'Torchlight',
  'option.torch.sentence':
    'Whoever enters a chamber sees at once what lies behind its halls, doors excepted.',
  'preference.use-same-card': 'Ignore the wounds of a round without being asked, if I can',

  // ---------------------------------------------------------------- why something cannot be done
  'reason.no-treasure': 'Alone you cannot leave without a treasure card.',
  'reason.entry-hall': 'That is where you came in. Corridors lead on while there is another way.',
  'reason.no-torch-icon': 'There is nothing to search in this chamber.',
  'reason.monster-here': 'A monster is in this chamber.',
  'reason.searched': 'This chamber was searched before.',
  'reason.not-explored': 'Nobody runs into the unknown.',
  'reason.no-way-out': 'Every hall of that tower is closed.',

  // ---------------------------------------------------------------- names
  'monster.text': 'Health {health}. Escape penalty {penalty}.',
  'monster.token': 'monster',
  'place.trap-chamber': 'the trap chamber at {space}',
  'place.rotating-chamber': 'the rotating chamber at {space}',
  'combat.text': 'against {card} suffer {n} {n|wound|wounds}',

  // ---------------------------------------------------------------- chambers
  'chamber.dungeon-room.text': 'Draw a dungeon card.',
  'chamber.trap-chamber': 'Trap Chamber',
  'chamber.trap-chamber.text': 'Draw a trap card.',
  'chamber.corridor.text': 'Move on at once, past any door or portcullis, but not back.',
  'chamber.chasm.text': 'Draw a dungeon card. Only the halls on your side of the rift can be used.',
  'chamber.bottomless-pit.text': 'Test luck. Failure: you fall to your death.',
  'chamber.chamber-of-darkness.text': 'Roll a die: it says through which hall you stumble on at once.',
  'chamber.cave-in.text':
    'Draw a dungeon card. To leave by a hall beyond the rubble, test agility. Failure: your turn ends.',
  'chamber.spider-web.text':
    'Go back at once, or test strength to tear through. Failure: you are stuck and try again next turn.',
  'chamber.bridge.text':
    'Stay on this side, or test agility to cross, with 1 added to the dice for each Loot card. Failure: roll a die, suffer that many wounds and fall into the catacombs.',
  'chamber.rotating-chamber': 'Rotating Chamber',
  'chamber.rotating-chamber.text': 'It turns half around with you in it, and your turn ends.',
  'chamber.tower-room': 'Tower',
  'chamber.tower-room.text':
    'The way in, and the way out for whoever carries Loot. From here you can also go over to another tower.',
  'chamber.treasure-chamber.text':
    'Draw a dragon card, each turn you stay: two treasures while the dragon sleeps.',

  // ---------------------------------------------------------------- what is awaited
  'odds.tokens':
    'you need {need} or less ({chance} %), or {reach} with your {n} determination {n|token|tokens} ({more} %)',
  'odds.tokens-only': 'you need {reach} or less and all your {n} determination {n|token|tokens} ({more} %)',
  'prompt.choose-action.web': 'You are stuck in the web at {space}. {ways}? {Odds}.',
  'prompt.choose-action.dead-end': 'A dead end! No way on, and nothing to search. {ways}?',
  'todo.roll': 'feel your way out',
  'todo.struggle': 'tear yourself free',
  'todo.cross': 'cross the bridge',
  'todo.stay': 'stay',
  'todo.perish': 'perish',
  'prompt.pick-chamber': 'Which of these tiles do you place?',
  'prompt.which-hall': 'You land in the web at {space}. At which hall?',
  'prompt.corridor': 'The corridor at {space} leads on. Which way?',
  'prompt.web-ways': 'A web fills {place}. Go back, or tear through with {attribute}? {Odds}.',
  'prompt.web-ways.through': 'A web fills {place}. Where do you tear through with {attribute}? {Odds}.',
  'prompt.leave-web': 'You are free of the web. Which way?',
  'prompt.light-which': 'Your torch reaches further. Which way do you look first?',
  'prompt.below.loot':
    'You are in the catacombs, {n} {n|card|cards} {heading} of {space}, with {cards} in your row. Draw the next card?',
  'prompt.left-or-right':
    'The shaft leads up {n} {heading} of {space}. Crawl left or right (1–6 spaces)? What the outer wall cuts off costs a wound each.',
  'prompt.spend-determination':
    'You rolled {dice} = {sum} against {attribute} {target}. Spend {short} of your {n} determination {n|token|tokens} to succeed?',
  'prompt.spend-determination.short':
    'You rolled {dice} = {sum} against {attribute} {target}: failed by {short}. Each of your {n} determination {n|token|tokens} makes it 1 less. Spend any?',
  'prompt.which-rage-dice': 'Dragon fire: {a} + {b} = {sum}. Which dice do you roll again?',
  'prompt.respawn-where': '{hero} starts again. From which tower?',
  'prompt.respawn-where.own': 'You start again. From which tower?',
  'prompt.pick-combat-card':
    'Round {n} against {foe} ({health} health, {wounds} {wounds|wound|wounds} so far). You have {left} health left. Which card?',
  'prompt.pick-combat-card.monster':
    'Round {n}: you play {foe} ({health} health, {wounds} {wounds|wound|wounds} so far) against {hero}, who has {left} health left. Which card?',
  'prompt.escape-or-fight':
    '{Foe} ({health} health) has {wounds} {wounds|wound|wounds}, you have {left} health left. Fight on, or run? To get away {odds}; it costs {penalty} {penalty|wound|wounds}.',
  'prompt.solo-escape-or-fight':
    'Something stirs in the dark! Run before you see it, or fight? To get away {odds}; if you fail it costs {penalty} {penalty|wound|wounds}.',
  'prompt.flee-where': 'You get away! Which way?',
  'window.test-lost': '{hero} {o|has|have} failed the {attribute} test.',
  'window.same-card': 'Both sides show the same.',

  // ---------------------------------------------------------------- what can be chosen
  'choice.perish': 'Perish here',
  'choice.roll': 'Feel your way out: a die says where',
  'choice.struggle': 'Tear yourself free (test strength)',
  'choice.struggle.way': 'Tear through {direction} (test strength): {place}',
  'choice.climb.way': 'Climb over the rubble {direction} (test agility): {place}',
  'choice.bridge.stay': 'Stay on this side',
  'choice.hall': 'At the hall {direction}',
  'choice.light': 'Look {direction}',
  'choice.flee': 'Run {direction}: {place}',
  'choice.escape': 'Run (test agility)',
  'choice.fight': 'Fight on',
  'choice.solo-escape-or-fight.fight': 'Fight',
  'choice.spend.none': 'Spend nothing',
  'choice.spend.enough': 'Spend {n}: the test succeeds',
  'choice.spend.more': 'Spend {n}, more than it takes',
  'choice.spend.short': 'Spend {n}: fail by {left}',

  // ---------------------------------------------------------------- what has happened
  'event.rotated': 'The chamber at {space} turns.',
  'event.rolled.duel': '{hero} {o|rolls|roll} {dice} for the life of the {name}.',
  'event.rolled.determination': '{hero} {o|rolls|roll} {dice} for the determination from {name}.',
  'event.found-below': '{hero} {o|puts|put} the {card} into {heros} row.',
  'event.determination': '{hero} {o|gains|gain} determination: {tokens} {tokens|token|tokens} now.',
  'event.spent': '{hero} {o|spends|spend} {tokens} determination {tokens|token|tokens}; {left} left.',
  'event.left': '{hero} {o|leaves|leave} Dragonfire Dungeon alive!',
  'event.fell': '{hero} {o|falls|fall} {where}, killed by {cause}. But death can wait.',
  'event.fell.dead-end': '{hero} {o|is|are} lost in a dead end, {place}. But death can wait.',
  'event.fell.bottomless-pit': '{hero} {o|falls|fall} into {place}. But death can wait.',
  'event.respawned': '{hero} {o|starts|start} again from {place}.',
  'event.monster-drawn': '{hero} {o|meets|meet} {monster}!',
  'event.monster-drawn.unseen': 'Something stirs in the dark before {hero}: a monster!',
  'event.monster-avoided': 'The monster goes away.',
  'event.monster-shown': 'It is {monster} with {health} health and escape penalty {penalty}.',
  'event.cards-revealed': 'Round {round}: {hero} {o|plays|play} {a}, {foe} plays {b}.',
  'event.solo-round': 'Round {round}: {hero} {o|rolls|roll} a {die}.',
  'event.round-fought': '{foe} takes {n} {n|wound|wounds}, {total} so far.',
  'event.round-fought.nobody': 'Nobody is hurt in round {round}.',
  'event.monster-struck': '{foe} takes {wounds} more {wounds|wound|wounds}, {total} in all.',
  'event.monster-slain': '{hero} {o|kills|kill} {foe}.',
  'event.got-away': '{hero} {o|gets|get} away from {foe}.',
  'event.escape-failed': '{hero} {o|does|do} not get away.',
  'cause.outer-wall': 'the outer wall',

  // ---------------------------------------------------------------- the board as text
  'board.mark.searched': 'searched',
  'board.combat': 'Combat, round {n}: {hero} against {foe} ({wounds} {wounds|wound|wounds} so far).',
};
