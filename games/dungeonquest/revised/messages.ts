/**
 * What the Revised Edition says otherwise than the 2010 edition, and what only it says. Its rulebook writes nearly
 * everything small and has words of its own: halls, health, status phase.
 */
import { sharedMessages } from '../messages.ts';
import { inTerms, type Term } from '../words/terms.ts';
import { tableMessages } from './table-messages.ts';

/** What it calls otherwise than the 2010 edition. */
const terms: Readonly<Record<Term, string>> = {
  Hero: 'hero',
  Monster: 'monster',
  Monsters: 'monsters',
  'First Player': 'first player',
  life: 'health',
  Life: 'Health',
  'life value': 'health',
  'Tower Room': 'tower',
  'Treasure Chamber': 'treasure chamber',
  Catacombs: 'catacombs',
  'Cave-in': 'cave-in',
  'Spider Web': 'spider web',
  Bridge: 'bridge',
  'Bottomless Pit': 'bottomless pit',
  stockpile: 'stack',
  Catacomb: 'catacomb',
  Door: 'door',
  Dragon: 'dragon',
  Dungeon: 'dungeon',
  Treasure: 'treasure',
  Strength: 'strength',
  Agility: 'agility',
};

/** Names, and what stands on cards. */
export const ownMessages: Readonly<Record<string, string>> = {
  // ---------------------------------------------------------------- names
  'attribute.strength': 'strength',
  'attribute.agility': 'agility',
  'attribute.armor': 'armor',
  'attribute.luck': 'luck',
  'deck.dungeon': 'dungeon',
  'deck.dragon': 'dragon',
  'deck.treasure': 'treasure',
  'deck.trap': 'trap',
  'deck.door': 'door',
  'deck.crypt': 'crypt',
  'deck.corpse': 'corpse',
  'deck.search': 'search',
  'deck.catacomb': 'catacomb',
  'deck.monster': 'monster',
  'loot.treasure': 'treasure',

  // ---------------------------------------------------------------- card texts: how they are put together
  'text.price': '{roll} in gold',
  'text.price.times': '{n} gold times {roll}',
  'text.price.plus': '{price} plus {n}',
  'text.price.minus': '{price} minus {n}',
  'text.price.dice.1': 'the roll of a die',
  'text.price.dice.2': 'the roll of two dice',
  'text.price.dice.3': 'the roll of {n} dice',

  // ---------------------------------------------------------------- card texts: moments
  'when.turn-start': 'in each status phase',
  'when.place-chamber': 'when you have drawn a tile to place',
  'when.sun-step': 'when the sun token would move',
  'when.monster': 'when you encounter {what}',
  'when.test-lost': 'when you fail {what}',
  'when.wounded.any': 'when you would suffer wounds',
  'when.wounded.trap': 'when you would suffer wounds from a trap',
  'when.wounded.threat': 'when you would suffer wounds from a threat card',
  'when.wounded.escape': 'when you would suffer wounds from an escape penalty',
  'when.same-card': 'when both sides reveal the same card (solo: on a roll of 3 or 4)',
  'when.monster-hurt': 'when the monster suffers wounds',
  'subject.trap': 'a trap',
  'subject.test.strength': 'a strength test',
  'subject.test.agility': 'an agility test',
  'subject.test.armor': 'an armor test',
  'subject.test.luck': 'a luck test',

  // ---------------------------------------------------------------- card texts: conditions
  'condition.bribe': 'the card was worth at least {what}',
  'condition.bribe.not': 'the card was worth less than {what}',

  // ---------------------------------------------------------------- card texts: verbs
  'verb.test.plain': '(no determination tokens may be spent)',
  'verb.draw.chambers': 'draw {n} tiles in all, place one and shuffle the {rest|other|others} back',
  'verb.wound.penalty': 'suffer wounds equal to its escape penalty',
  'verb.wound.missing': 'suffer wounds equal to {n} minus your {attribute}',
  'verb.prevent.same-card': 'suffer {n} {n|wound|wounds} fewer in this round',
  'verb.prevent.same-card.rolled': '{roll} and suffer that many wounds fewer in this round',
  'verb.prevent.same-card.all': 'ignore your wounds of this round',
  'verb.prevent.try-escape': 'you suffer {n} {n|wound|wounds} fewer from the escape penalty',
  'verb.prevent.try-escape.rolled': '{roll}: you suffer that many wounds fewer from the escape penalty',
  'verb.prevent.try-escape.all': 'you suffer no escape penalty',
  'verb.prevent.drawn': 'you suffer {n} {n|wound|wounds} fewer from it',
  'verb.prevent.drawn.rolled': '{roll}: you suffer that many wounds fewer from it',
  'verb.prevent.drawn.all': 'you suffer no wounds from it',
  'verb.reroll.dice': 'roll one or both of the dice again',
  'verb.succeed.try-escape': 'the escape succeeds',
  'verb.secret-door': 'you may at once move to any adjacent space, ignoring walls, doors and portcullises',
  'verb.secret-door.no-escape': 'you cannot escape from a monster that you meet there this turn',
  'verb.entrance': 'place a catacomb entrance marker in your chamber',
  'verb.entrance.then': 'from your next turn on you may go down here',
  'verb.catacombs': 'enter the catacombs',
  'verb.exit-catacombs': 'you may come out of the catacombs',
  'verb.exit-catacombs.forced': 'come out of the catacombs',
  'verb.exit-catacombs.reversed': 'turn your travel marker by 180 degrees',
  'verb.teleport.explored': 'go to a free explored space up to {n} squares away and enter it',
  'verb.teleport.tower': 'go to a free tower and enter it',
  'verb.door.open': 'you pass the door',
  'verb.door.shut': 'you do not pass, and your turn ends',
  'verb.monster': 'you encounter {monster}',
  'verb.monster.no-escape': 'you cannot escape from it',
  'verb.strike': 'the monster suffers {n} {n|wound|wounds}',
  'verb.strike.rolled': '{roll}: the monster suffers that many wounds',
  'verb.strike.more': 'it suffers {n} more',
  'verb.strike.more.rolled': '{roll}: it suffers that many more',
  'verb.strike.may': 'deal it {n} {n|wound|wounds} more',
  'verb.strike.may.rolled': '{roll} and deal it that many wounds more',
  'verb.strike.reveal': 'the monster suffers {n} {n|wound|wounds}',
  'verb.strike.reveal.rolled': '{roll}: the monster suffers that many wounds',
  'verb.rotate.chamber': 'turn the tile of your chamber by {by}',
  'verb.rotate.corridors': 'turn every corridor by {by}',
  'verb.rotate.by.1': '90 degrees clockwise',
  'verb.rotate.by.2': '180 degrees',
  'verb.rotate.by.3': '90 degrees counterclockwise',
  'verb.rotate.not': 'towers and the treasure chamber do not turn',
  'verb.determination': 'gain {n} determination {n|token|tokens}',
  'verb.determination.rolled': '{roll} and gain that many determination tokens',
  'verb.determination.more': 'gain {n} determination tokens instead of 1',
  'verb.determination.more.rolled': '{roll} and gain that many more determination tokens',
  'verb.duel':
    'test {what} again and again until it is dead: each success costs it 1 life, each failure costs you 1 wound',
  'verb.duel.rolled': '{roll}: that is its life',
  'verb.duel.life': 'it has {n} life',
  'verb.try-escape': 'try to escape at once',
};

export const messages: Readonly<Record<string, string>> = {
  ...inTerms(sharedMessages, terms),
  ...ownMessages,
  ...tableMessages,
};
