/** The verbs of the card language with their arguments and the rules they carry out (GRAMMAR 2 and 3). */
import {
  type Argument,
  after,
  type Effect,
  type Fields,
  type Language,
  mark,
  optional,
  type Parameter,
  type Verb,
  word,
} from '@underhall/kernel';
import { ALL, type Amount, amountOf, changeOf, type DieChange } from './amounts.ts';
import { CARD_NOUNS, NOUNS, type Noun, ROLL_NOUNS } from './nouns.ts';
import type { Price, Says } from './says.ts';
import { selecting } from './selectors.ts';
import {
  FORBIDDEN,
  FORMS,
  HARMS,
  IGNORED,
  IMMUNITIES,
  MOMENTS,
  PEOPLE,
  RESOURCES,
  SCORES,
  SPANS,
  SYMBOLS,
  TIMES,
  WINDOWS,
} from './words.ts';

const EVERY_NOUN = Object.keys(NOUNS) as Noun[];
const FREE = { n: 0, times: 0 };
const ONE = { n: 1, times: 0 };

/** `for turn`. */
const span: readonly Parameter[] = [
  mark('for', 'for'),
  after(word('span', `a span (${SPANS.join(', ')})`, SPANS), (fields) => fields.for === true, ''),
];

/** `by owner`; without it `standard` chooses. */
function chosenBy(standard: string, ...more: readonly string[]): readonly Parameter[] {
  return [
    mark('choosing', 'by'),
    after(word('by', 'who chooses', [...PEOPLE, ...more]), (fields) => fields.choosing === true, standard),
  ];
}

/** `5+` */
function threshold(name: string): Parameter {
  return {
    name,
    what: 'a number such as 5+',
    read: ({ word: written }) => (/^[1-9]\d*\+$/.test(written) ? Number.parseInt(written, 10) : undefined),
  };
}

/** `+2`, `best`, `worst` */
const dieChange: Parameter = {
  name: 'by',
  what: 'a change such as +1 or -#, best or worst',
  words: ['best', 'worst'],
  read(argument, fields): DieChange | undefined {
    if (argument.word === 'best') return { n: 0, times: 0, dice: 1 };
    if (argument.word === 'worst') return { n: 0, times: 0, dice: -1 };
    const by = changeOf('by').read(argument, fields) as Amount | undefined;
    return by && { n: by.n, times: by.times, dice: 0 };
  },
};

const cost: Parameter = {
  name: 'price',
  what: 'cost[glory=, peril=, mp=, life=, card=, charge=, this]',
  standard: { glory: FREE, peril: FREE, mp: 0, life: 0, card: 0, charge: 0, this: false } satisfies Price,
  read: readPrice,
};

function readPrice({ word: written, conditions }: Argument): Price | undefined {
  if (written !== 'cost' || !conditions) return undefined;
  const price: Record<string, unknown> = {
    glory: FREE,
    peril: FREE,
    mp: 0,
    life: 0,
    card: 0,
    charge: 0,
    this: false,
  };
  for (const { key, compare, value } of conditions) {
    if (key === 'this' && compare === '') price.this = true;
    else if (compare !== '=' || !Object.hasOwn(price, key) || key === 'this') return undefined;
    else if (key === 'glory' || key === 'peril') {
      const amount = amountOf(key).read({ word: value, conditions: undefined, column: 0 }, {});
      if (amount === undefined) return undefined;
      price[key] = amount;
    } else if (/^[1-9]\d*$/.test(value)) price[key] = Number(value);
    else return undefined;
  }
  return price as unknown as Price;
}

/** `this`, `it`, or a number of cards that a selector names. */
const thisOrIt = optional(word('what', 'this or it', ['this', 'it']), '');
const named = (fields: Fields) => fields.what === '';

const verbs: Readonly<Record<Says['do'], Verb>> = {
  // GRAMMAR 2: structure
  static: { body: 'effect', rules: ['DNR-CARD-5', 'DNR-ACT-7', 'DNR-DUR-11'] },
  on: {
    args: [word('moment', 'a moment', MOMENTS), mark('once', 'once')],
    body: 'effect',
    rules: ['DNR-RESET-5', 'DNR-ORDER-3'],
  },
  use: {
    args: [
      word('time', 'a play time', TIMES),
      mark('once', 'once'),
      cost,
      mark('when', 'when'),
      after(word('window', 'a window', WINDOWS), (fields) => fields.when === true, ''),
      after(selecting('roll', ROLL_NOUNS), (fields) => fields.window === 'roll', null),
    ],
    body: 'effect',
    rules: ['DNR-ACT-2', 'DNR-ACT-3', 'DNR-ACT-4', 'DNR-ACT-5', 'DNR-RES-6', 'DNR-EFFECT-1'],
  },
  threat: {
    args: [word('score', 'a score', SCORES), threshold('number')],
    body: ['fail', 'success'],
    rules: ['DNR-THREAT-1', 'DNR-THREAT-2', 'DNR-THREAT-3', 'DNR-THREAT-4'],
  },
  roll: { body: 'ranges', rules: ['DNR-COMBAT-47'] },
  if: { args: [selecting('test', EVERY_NOUN)], body: ['yes', 'no'], rules: ['DNR-ORDER-1'] },
  choose: {
    args: [optional(word('who', 'who chooses', PEOPLE), 'it')],
    body: 'labels',
    rules: ['DNR-QUEST-14', 'DNR-EFFECT-19'],
  },
  may: {
    args: [optional(word('who', 'who chooses', PEOPLE), 'it')],
    body: 'effect',
    rules: ['DNR-SPACE-11'],
  },
  pay: {
    args: [
      {
        name: 'what',
        what: 'glory, life, mp or cards',
        read: (argument, fields) =>
          ['glory', 'life', 'mp'].find((one) => one === argument.word && !argument.conditions) ??
          selecting('what', CARD_NOUNS).read(argument, fields),
      },
      amountOf('amount'),
    ],
    body: 'optional-effect',
    rules: ['DNR-RES-6', 'DNR-QSAC-1', 'DNR-QSAC-2', 'DNR-QSAC-3', 'DNR-QSAC-4'],
  },
  each: {
    args: [selecting('of', EVERY_NOUN)],
    body: 'effect',
    rules: ['DNR-THREAT-8', 'DNR-ORDER-8'],
  },
  pick: {
    args: [selecting('of', EVERY_NOUN), ...chosenBy('you')],
    body: 'effect',
    rules: ['DNR-EFFECT-19', 'DNR-CARD-10'],
  },
  as: {
    args: [word('who', 'you, foe, holder or this', [...PEOPLE, 'this'])],
    body: 'effect',
    rules: ['DNR-EFFECT-18'],
  },

  // GRAMMAR 3: scores, dice, numbers
  mod: {
    args: [word('score', 'a score', [...FORMS, 'all', 'glory', 'peril', 'life']), changeOf('by'), ...span],
    rules: ['DNR-ORDER-7', 'DNR-RESET-15', 'DNR-EFFECT-17', 'DNR-HERO-6'],
  },
  set: { args: [word('score', 'a score', FORMS), amountOf('to'), ...span], rules: ['DNR-ORDER-7'] },
  match: {
    args: [word('score', 'a score', [...FORMS, 'all']), ...span],
    rules: ['DNR-ORDER-7', 'DNR-COMBAT-17', 'DNR-COMBAT-18', 'DNR-FORM-5'],
  },
  symbol: {
    args: [word('form', 'a form', FORMS), word('symbol', 'a symbol', SYMBOLS), ...span],
    rules: ['DNR-FORM-2', 'DNR-FORM-3', 'DNR-FORM-4', 'DNR-FORM-5'],
  },
  die: {
    args: [dieChange, selecting('roll', ROLL_NOUNS), ...span],
    rules: ['DNR-ORDER-2', 'DNR-ORDER-10', 'DNR-WINDOW-8'],
  },
  number: {
    args: [changeOf('by'), selecting('threat', ['threat']), ...span],
    rules: ['DNR-THREAT-1', 'DNR-OBST-2'],
  },
  level: { args: [changeOf('by')], rules: ['DNR-LEVEL-6', 'DNR-LEVEL-7', 'DNR-LEVEL-8', 'DNR-EFFECT-21'] },

  // life
  wound: { args: [amountOf('wounds')], rules: ['DNR-COMBAT-24', 'DNR-COMBAT-26', 'DNR-DEATH-13'] },
  prevent: {
    args: [
      amountOf('wounds', 'all'),
      mark('from', 'from'),
      after(word('harm', 'where it comes from', HARMS), (fields) => fields.from === true, ''),
      ...span,
    ],
    rules: ['DNR-WINDOW-14', 'DNR-ORDER-3'],
  },
  heal: { args: [amountOf('wounds', 'full')], rules: ['DNR-LEVEL-9', 'DNR-COMBAT-29'] },

  // Glory, Peril, movement points
  gain: {
    args: [word('what', 'glory, peril or mp', RESOURCES), amountOf('amount')],
    rules: ['DNR-RES-1', 'DNR-DISC-16', 'DNR-OPTMOVE-13'],
  },
  lose: {
    args: [word('what', 'glory, peril or mp', RESOURCES), amountOf('amount', 'all')],
    rules: ['DNR-RES-7', 'DNR-RES-8'],
  },
  transfer: {
    args: [
      word('what', 'glory or peril', ['glory', 'peril']),
      amountOf('amount', 'all'),
      word('giver', 'who gives', PEOPLE),
      word('taker', 'who gets it', PEOPLE),
    ],
    rules: ['DNR-RES-7', 'DNR-ORDER-1'],
  },

  // cards
  draw: { args: [amountOf('cards')], rules: ['DNR-CARD-8', 'DNR-CARD-9', 'DNR-OPTDECKS-2'] },
  discard: {
    args: [
      thisOrIt,
      after(amountOf('cards'), named, ONE),
      after(selecting('of', CARD_NOUNS), named, null),
      ...chosenBy('owner', 'random'),
    ],
    rules: ['DNR-CARD-7', 'DNR-CARRY-10', 'DNR-DUR-3'],
  },
  return: {
    args: [thisOrIt, after(amountOf('cards'), named, ONE), after(selecting('of', CARD_NOUNS), named, null)],
    rules: ['DNR-DUR-3', 'DNR-CARD-11'],
  },
  fetch: {
    args: [amountOf('cards'), selecting('of', CARD_NOUNS), ...chosenBy('it')],
    rules: ['DNR-CARD-8', 'DNR-QUEST-14'],
  },
  reveal: {
    args: [
      word('what', 'hand or deck', ['hand', 'deck']),
      after(amountOf('cards'), (fields) => fields.what === 'deck', { n: ALL, times: 0 }),
      mark('shown', 'to'),
      after(word('to', 'you or all', ['you', 'all']), (fields) => fields.shown === true, 'you'),
    ],
    rules: ['DNR-HIDDEN-1', 'DNR-HIDDEN-3'],
  },
  control: {
    args: [optional(word('what', 'it', ['it']), ''), after(selecting('of', EVERY_NOUN), named, null)],
    rules: ['DNR-CARD-6', 'DNR-CARD-12', 'DNR-COMBAT-34', 'DNR-CARRY-21', 'DNR-MINION-15'],
  },
  minion: {
    args: [optional(word('what', 'it', ['it']), ''), after(selecting('of', EVERY_NOUN), named, null)],
    rules: ['DNR-MINION-1', 'DNR-MINION-2', 'DNR-QSLAY-12'],
  },
  charge: { args: [changeOf('by')], rules: ['DNR-CARRY-11', 'DNR-CARD-11'] },
  cancel: { args: [word('what', 'card', ['card'])], rules: ['DNR-RES-10', 'DNR-WINDOW-7'] },
  cost: {
    args: [changeOf('by'), selecting('cards', [...CARD_NOUNS, 'monster'])],
    rules: ['DNR-RES-6', 'DNR-RES-9', 'DNR-DUR-5'],
  },
  limit: {
    args: [word('of', 'boon, treasure or pack', ['boon', 'treasure', 'pack']), changeOf('by')],
    rules: ['DNR-CARRY-15', 'DNR-CARRY-16', 'DNR-CARRY-17'],
  },
  immune: { args: [word('to', 'what does not work', IMMUNITIES)], rules: ['DNR-ORDER-6'] },

  // position, exits, map
  warp: {
    args: [selecting('to', ['space']), ...chosenBy('you', 'random'), mark('cross', 'cross')],
    rules: ['DNR-EFFECT-12', 'DNR-EFFECT-13', 'DNR-EFFECT-14', 'DNR-EFFECT-15', 'DNR-EFFECT-16'],
  },
  swap: {
    args: [selecting('with', ['hero']), ...chosenBy('you'), mark('cross', 'cross')],
    rules: ['DNR-EFFECT-12', 'DNR-EFFECT-16', 'DNR-COMBAT-14'],
  },
  shift: {
    args: [selecting('of', ['space']), ...chosenBy('you')],
    rules: ['DNR-EFFECT-6', 'DNR-EFFECT-7', 'DNR-EFFECT-10', 'DNR-EFFECT-11'],
  },
  tip: {
    args: [
      mark('rise', 'rise'),
      after(word('score', 'a score', SCORES), (fields) => fields.rise === true, ''),
      after(threshold('number'), (fields) => fields.rise === true, 0),
    ],
    rules: ['DNR-TIP-1', 'DNR-TIP-5', 'DNR-TIP-6'],
  },
  untip: { rules: ['DNR-TIP-1'] },
  open: {
    args: [
      {
        name: 'exits',
        what: 'all, or exits',
        read: (argument, fields) =>
          argument.word === 'all' ? 'all' : selecting('exits', ['exit']).read(argument, fields),
      },
    ],
    rules: ['DNR-EXIT-11', 'DNR-RESET-1'],
  },
  ignore: {
    args: [word('what', 'what is ignored', IGNORED), ...span],
    rules: ['DNR-ORDER-1', 'DNR-MOVE-2', 'DNR-EXIT-16', 'DNR-THREAT-11'],
  },

  // combat, attempts, restrictions
  end: {
    args: [word('what', 'attack or attempt', ['attack', 'attempt'])],
    rules: ['DNR-COMBAT-13', 'DNR-COMBAT-15', 'DNR-QUEST-6'],
  },
  transform: { rules: ['DNR-EFFECT-5'] },
  forbid: {
    args: [word('act', 'an action', FORBIDDEN), ...span],
    rules: ['DNR-ORDER-6', 'DNR-FORM-5'],
  },
  drop: { args: [word('what', 'token', ['token'])], rules: ['DNR-QESCORT-4', 'DNR-QESCORT-8'] },
  nothing: { rules: ['DNR-THREAT-3'], idle: true },
};

export const language: Language = { verbs };

/** Every effect that a text carries, those inside others too. */
export function allIn(effects: readonly Effect[]): Effect[] {
  const found: Effect[] = [];
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('do' in value) found.push(value as Effect);
    for (const inner of Object.values(value)) look(inner);
  };
  look(effects);
  return found;
}
