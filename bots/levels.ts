import { Misfit, meantPerhaps } from '@underhall/kernel';
import type { Bot } from './bot.ts';
import { type Budget, type Clock, systemClock, unhurried } from './budget.ts';
import { Greedy } from './greedy.ts';
import { LEVELS } from './level.ts';
import { Levelled } from './levelled.ts';
import { RandomBot } from './random.ts';
import { Search, type SearchShape } from './search/search.ts';
import { isTemperament, TEMPERAMENTS } from './temperament.ts';
import { tempered } from './tempered.ts';

export interface BotWishes {
  /** The same seed, the same answers. */
  readonly seed: string;
  /** Keep to the clock as well as to the iterations; simulations do not. */
  readonly timed?: boolean;
  readonly clock?: Clock;
}

/** What `greedy` and `search` have where nobody says more. */
const GREEDY: Budget = { iterations: 600, milliseconds: 250 };
const SEARCH: Budget = { iterations: 600, milliseconds: 500 };

/** What people call a level whose id is also a pawn; the id itself still works. */
const CALLED: Readonly<Record<string, (typeof LEVELS)[number]>> = { regular: 'adventurer' };

function levelCalled(level: string): string {
  return Object.entries(CALLED).find(([, id]) => id === level)?.[0] ?? level;
}

/** What `createBot` understands, for people. */
export const botNames = [
  'random',
  'greedy',
  'greedy:SAMPLES',
  'search:ITERATIONS',
  'search:TIMEms',
  ...LEVELS.map(levelCalled),
  ...TEMPERAMENTS.map((each) => `BOT:${each}`),
].join(', ');

/** Names in a list: `search:500,rounds=5,greedy` are two. */
export function botList(list: string): string[] {
  return list.split(/,(?![a-z]+=)/i).map((name) => {
    const [kind, ...rest] = name.trim().split(':');
    return [CALLED[kind.toLowerCase()] ?? kind, ...rest].join(':');
  });
}

/**
 * Makes a bot from its name. `search:500` thinks 500 iterations, `search:200ms` as long as it says;
 * `search:500,rounds=5,explore=1.5` also changes the shape of the search. With `:bold` at the end, or another temperament,
 * it plays as one who has that.
 */
export function createBot(name: string, wishes: BotWishes): Bot {
  const words = name.trim().toLowerCase().split(':');
  const temperament = words.at(-1);
  if (words.length === 1 || !isTemperament(temperament)) return plainBot(name, wishes);
  const bot = plainBot(words.slice(0, -1).join(':'), wishes);
  // Who looks at nothing values nothing.
  return bot.blindly ? bot : tempered(name, bot, temperament);
}

function plainBot(name: string, { seed, timed = true, clock = systemClock }: BotWishes): Bot {
  const [kind, ...rest] = name.trim().toLowerCase().split(':');
  const [amount = '', ...settings] = rest.join(':').split(',');
  const level = LEVELS.find((each) => each === (CALLED[kind] ?? kind));
  if (level && rest.length > 0) throw unknown(name);
  if (level) return new Levelled(level, seed, timed, clock);
  const within = (budget: Budget): Budget => (timed ? budget : unhurried(budget));
  switch (kind) {
    case 'random':
      return new RandomBot(seed);
    case 'greedy':
      return new Greedy(name, amount ? budgetOf(name, amount) : within(GREEDY), seed, clock);
    case 'search':
      return new Search(
        name,
        amount ? budgetOf(name, amount) : within(SEARCH),
        seed,
        shapeOf(name, settings),
        clock,
      );
    default:
      throw unknown(name);
  }
}

function unknown(name: string): Misfit {
  return new Misfit('The bot', [
    `'${name}' is not known${meantPerhaps(name, botNames.split(', '))}. There are: ${botNames}.`,
  ]);
}

function budgetOf(name: string, amount: string): Budget {
  const [, digits, unit] = /^(\d+)(ms)?$/.exec(amount) ?? [];
  const number = Number(digits);
  if (!(number > 0))
    throw new Misfit('The bot', [`'${name}' wants a number of iterations (500) or a time (200ms).`]);
  return unit ? { iterations: Number.MAX_SAFE_INTEGER, milliseconds: number } : { iterations: number };
}

const SETTINGS: readonly (keyof SearchShape)[] = [
  'rounds',
  'trust',
  'ripe',
  'explore',
  'wide',
  'rivals',
  'whims',
];

function shapeOf(name: string, settings: readonly string[]): Partial<SearchShape> {
  const shape: Partial<Record<keyof SearchShape, number>> = {};
  for (const setting of settings) {
    const [key, value] = setting.split('=');
    const known = SETTINGS.find((each) => each === key);
    if (!known || !(Number(value) > 0)) {
      throw new Misfit('The bot', [
        `'${name}': '${setting}' is no setting. There are: ${SETTINGS.join(', ')}, each with a number.`,
      ]);
    }
    shape[known] = Number(value);
  }
  return shape;
}
