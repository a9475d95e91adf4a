/** DLORD: the Encounters of a Dungeonlord Phase are played together (DNR-DLORD-6, DNR-COMBAT-2, DNR-COMBAT-3). */
import {
  type Chapter,
  DONE,
  type Handlers,
  type Instance,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import { takeControl } from '../cards/control.ts';
import { adventure, seatOfHero } from '../cards.ts';
import type { Adds, RuleChapter } from '../chapter.ts';
import { change } from '../effects/resources.ts';
import { FORMS, type Form } from '../language/words.ts';
import { type M, rulesOf, type World } from '../world.ts';
import { monsterCost } from './monsters.ts';
import { type Attack, newCombat } from './state.ts';

export type Batch =
  | { readonly do: 'compose' }
  /** A pick of the batch: nothing happens before all of it is confirmed. */
  | { readonly do: 'send'; readonly card: Instance; readonly on: Seat };
export type BatchQuestion = { readonly do: 'batch' };

/** One pick: `send:CARD:SEAT`, with a form, and with what the special effect costs. */
interface Sent {
  readonly id: string;
  readonly card: Instance;
  readonly on: Seat;
  readonly form: Form | '';
  readonly special: boolean;
  readonly extra: number;
}

function readPick(id: string): Sent {
  const [, card, on, form = '', extra] = id.split(':');
  return {
    id,
    card: Number(card),
    on: Number(on),
    form: FORMS.find((one) => one === form) ?? '',
    special: extra !== undefined,
    extra: Number(extra ?? 0),
  };
}

/** DNR-COMBAT-8, DNR-COMBAT-9: what an attack costs its target in Peril. */
function priceOf(match: M, { card, on, extra }: Sent): number {
  return monsterCost(match, card, on) + extra;
}

/** Monsters and Traps that he may send: from hand and Pack (DNR-DLORD-1, DNR-DLORD-8). */
function encounters(match: M, seat: Seat): Instance[] {
  const { instances } = match;
  const { base } = instances.layout;
  const { unfinished } = rulesOf(match);
  return [...instances.list(base.hand + seat), ...instances.list(base.pack + seat)].filter((card) => {
    const { kind, id } = adventure(match, card);
    return kind === 'encounter' && !unfinished.has(id);
  });
}

/** Every attack that he could still declare, after those he has picked. */
function* sendable(match: M, seat: Seat, picks: readonly string[]): Generator<Sent> {
  const sent = picks.map(readPick);
  const { heroes } = match.world;
  for (const card of encounters(match, seat)) {
    if (sent.some((one) => one.card === card)) continue;
    for (let on = 0; on < match.seats; on++) {
      if (on === seat || heroes[on].out) continue;
      const spent = sent.filter((one) => one.on === on).reduce((sum, one) => sum + priceOf(match, one), 0);
      for (const one of waysOf(match, card, on))
        if (spent + priceOf(match, one) <= heroes[on].peril) yield one;
    }
  }
}

/** DNR-COMBAT-4, DNR-EFFECT-4: in which form, and with the special effect or without. */
function* waysOf(match: M, card: Instance, on: Seat): Generator<Sent> {
  const { monster } = adventure(match, card);
  const id = `send:${card}:${on}`;
  if (!monster) {
    yield { id, card, on, form: '', special: false, extra: 0 };
    return;
  }
  for (const form of FORMS) {
    // A second set of values may attack in forms that the first cannot.
    const plain = monster.symbols[form] === 'standard';
    if (plain) yield { id: `${id}:${form}`, card, on, form, special: false, extra: 0 };
    const changed = monster.alt && monster.alt.symbols[form] === 'standard';
    if (!monster.special || !(monster.alt ? changed : plain)) continue;
    const { cost, most } = monster.special;
    for (let extra = most > 0 ? 1 : cost; extra <= Math.max(cost, most); extra++)
      yield { id: `${id}:${form}:${extra}`, card, on, form, special: true, extra };
  }
}

const handlers: Handlers<World, Batch> = {
  compose(match, _effect, scope) {
    match.push({ do: 'batch' }, scope);
  },

  send() {},
};

const questions: Questions<World, BatchQuestion> = {
  /** CH-8, DNR-HIDDEN-13 */
  batch: {
    kind: 'draft',
    midway: true,
    options(match, _question, { seat }, options, picks) {
      for (const { id, card, on } of sendable(match, seat, picks)) options.add(id, { do: 'send', card, on });
      // Whoever was to be attacked may have left the game meanwhile.
      if (picks.length > 0 || options.legal.length === 0) options.add('done', DONE);
    },
    finish(match, _question, scope, picks) {
      if (picks.length === 0) return;
      declare(match, scope.seat, picks.map(readPick));
      match.push({ do: 'combat' }, scope);
    },
  },
};

/** Step A: all of it is paid and becomes public at once (DNR-COMBAT-8, DNR-DLORD-10, DNR-DLORD-13). */
function declare(match: M, seat: Seat, sent: readonly Sent[]): void {
  const { instances, world } = match;
  const attacks = sent.map((one): Attack => {
    const { card, on, form, special, extra } = one;
    const hero = world.heroes[on];
    change(match, on, 'peril', -priceOf(match, one));
    instances.toBottom(card, instances.layout.base.attacking);
    takeControl(match, card, seat);
    const most = adventure(match, card).monster?.special?.most ?? 0;
    const variable = most > 0 ? extra : 0;
    return {
      card,
      target: hero.card,
      form,
      space: hero.space,
      special,
      variable,
      transformed: false,
      over: false,
    };
  });
  world.batched = true;
  world.combat = newCombat(match, seat, attacks);
  for (const { card, target, form, special } of attacks)
    match.tell({ type: 'attacks', seat, card, on: seatOfHero(match, target), form, special });
}

/** DNR-DLORD-1, DNR-DLORD-4, DNR-DLORD-7 */
const lordActs: Adds = (match, seat, options) => {
  if (match.world.batched) return;
  if (!sendable(match, seat, NO_PICKS).next().done) options.add('attack', { do: 'compose' });
};

const NO_PICKS: readonly string[] = [];

const chapter: Chapter<World, Batch, BatchQuestion> = { handlers, questions };
export const batch: RuleChapter = { ...chapter, lordActs };
