/** DLORD: the Encounters of a Dungeonlord Phase are played together (DNR-DLORD-6, DNR-COMBAT-2, DNR-COMBAT-3). */
import {
  type Chapter,
  DONE,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Seat,
  type Zone,
} from '@underhall/kernel';
import { takeControl } from '../cards/control.ts';
import { adventure, seatOfHero } from '../cards.ts';
import type { Adds, RuleChapter } from '../chapter.ts';
import { spend } from '../effects/resources.ts';
import { FORMS, type Form } from '../language/words.ts';
import type { M, World } from '../world.ts';
import { monsterCost } from './monsters.ts';
import { type Attack, newCombat } from './state.ts';

export type Batch =
  | { readonly do: 'compose' }
  /** A pick of the batch: nothing happens before all of it is confirmed. */
  | Sent;
export type BatchQuestion = { readonly do: 'batch' };

/** One pick: `send:CARD:SEAT`, with a form, and with what the special effect costs. */
interface Sent {
  readonly do: 'send';
  readonly card: Instance;
  readonly on: Seat;
  readonly form: Form | '';
  readonly special: boolean;
  readonly extra: number;
}

function readPick(id: string): Sent {
  const [, card, on, form = '', extra] = id.split(':');
  return {
    do: 'send',
    card: Number(card),
    on: Number(on),
    form: FORMS.find((one) => one === form) ?? '',
    special: extra !== undefined,
    extra: Number(extra ?? 0),
  };
}

/** DNR-COMBAT-8, DNR-COMBAT-9: what an attack costs its target in Peril. */
export function priceOf(match: M, { card, on, extra }: Pick<Sent, 'card' | 'on' | 'extra'>): number {
  return monsterCost(match, card, on) + extra;
}

type Visit = (id: string, sent: Sent) => boolean;

/**
 * Looks at every attack that he could still declare, after those he has picked, until `visit` says that it has seen
 * enough.
 */
function lookAtSendable(match: M, seat: Seat, picks: readonly string[], visit: Visit): void {
  const { base } = match.instances.layout;
  const sent = picks.length === 0 ? NONE_SENT : picks.map(readPick);
  if (lookInto(match, seat, base.hand + seat, sent, visit)) return;
  lookInto(match, seat, base.pack + seat, sent, visit);
}

const NONE_SENT: readonly Sent[] = [];

/** Monsters and Traps of his hand or Pack (DNR-DLORD-1, DNR-DLORD-8). */
function lookInto(match: M, seat: Seat, zone: Zone, sent: readonly Sent[], visit: Visit): boolean {
  const { instances, world } = match;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    if (adventure(match, card).kind !== 'encounter' || isAmong(sent, card)) continue;
    for (let on = 0; on < world.heroes.length; on++) {
      if (on === seat || world.heroes[on].out) continue;
      const spare = perilLeft(match, sent, on) - monsterCost(match, card, on);
      if (spare >= 0 && lookAtWays(match, card, on, spare, visit)) return true;
    }
  }
  return false;
}

function isAmong(sent: readonly Sent[], card: Instance): boolean {
  for (const one of sent) if (one.card === card) return true;
  return false;
}

/** What is left of the Peril of a hero after these attacks. */
function perilLeft(match: M, sent: readonly Sent[], on: Seat): number {
  let { peril } = match.world.heroes[on];
  for (const one of sent) if (one.on === on) peril -= priceOf(match, one);
  return peril;
}

/** The cards of which he could declare an attack, each once. */
export function sendableCards(match: M, seat: Seat): Instance[] {
  const found = new Set<Instance>();
  lookAtSendable(match, seat, NO_PICKS, (_id, { card }) => {
    found.add(card);
    return false;
  });
  return [...found];
}

/** DNR-COMBAT-4, DNR-EFFECT-4: in which form, and with the special effect or without, with so much Peril to spare. */
function lookAtWays(match: M, card: Instance, on: Seat, spare: number, visit: Visit): boolean {
  const { monster } = adventure(match, card);
  if (!monster)
    return visit(`send:${card}:${on}`, { do: 'send', card, on, form: '', special: false, extra: 0 });
  for (const form of FORMS) {
    // A second set of values may attack in forms that the first cannot.
    const plain = monster.symbols[form] === 'standard';
    if (
      plain &&
      visit(`send:${card}:${on}:${form}`, { do: 'send', card, on, form, special: false, extra: 0 })
    )
      return true;
    const changed = monster.alt && monster.alt.symbols[form] === 'standard';
    if (!monster.special || !(monster.alt ? changed : plain)) continue;
    const { cost, most } = monster.special;
    const dearest = Math.min(spare, Math.max(cost, most));
    for (let extra = most > 0 ? 1 : cost; extra <= dearest; extra++)
      if (visit(`send:${card}:${on}:${form}:${extra}`, { do: 'send', card, on, form, special: true, extra }))
        return true;
  }
  return false;
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
      lookAtSendable(match, seat, picks, (id, sent) => {
        options.add(id, sent);
        return false;
      });
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
    spend(match, on, 'peril', priceOf(match, one));
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
  let some = false;
  lookAtSendable(match, seat, NO_PICKS, () => {
    some = true;
    return some;
  });
  if (some) options.put(COMPOSE);
};

const COMPOSE = { id: 'attack', effect: { do: 'compose' } } as const;

const NO_PICKS: readonly string[] = [];

const chapter: Chapter<World, Batch, BatchQuestion> = { handlers, questions };
export const batch: RuleChapter = { ...chapter, lordActs };
