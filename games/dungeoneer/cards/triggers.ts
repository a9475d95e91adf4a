/** What happens by itself at a moment: the `on` of cards in play (DNR-ORDER-3..5, DNR-RESET-16). */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Plays,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { adventure } from '../cards.ts';
import type { RuleChapter, WindowRules } from '../chapter.ts';
import type { Card } from '../content/cards.ts';
import { momentBit } from '../content/texts.ts';
import type { Happening } from '../effects.ts';
import { MOMENTS, type MomentWord } from '../language/words.ts';
import type { M, World } from '../world.ts';
import { controllerOf } from './control.ts';
import { textOn } from './sources.ts';

export type Triggered = { readonly do: 'trigger'; readonly about: Seat };

/** What is remembered of a trigger that happens once in a turn; uses of the same card come before. */
function triggerMark(card: Instance, trigger: number): number {
  return -1 - (card * 8 + trigger);
}

/** DNR-ORDER-3: Boon and ability, Treasure, Bane, and at last the Quest. */
function rankOf(face: Card): number {
  if (face.back === 'hero') return 0;
  if (face.back === 'quest') return 3;
  if (face.back === 'map') return 3;
  return { boon: 0, treasure: 1, bane: 2, encounter: 2 }[face.kind];
}

/** Moments of a space: cards that lie on it listen too. */
const OF_A_SPACE: readonly MomentWord[] = ['enter', 'leave', 'shifted'];

/** The cards that listen for a hero at a moment, those on the space he enters or leaves included (DNR-SPACE-12). */
function listeners(match: M, moment: MomentWord, seat: Seat): readonly Instance[] {
  const found = match.world.heroes[seat].speakers;
  if (!OF_A_SPACE.includes(moment)) return found;
  const { world, instances } = match;
  const on = instances.layout.base.attached + world.spaces[world.heroes[seat].space].card;
  // Traps that lie there come after the map space effect.
  return [...found, ...instances.list(on).filter((card) => adventure(match, card).category !== 'trap')];
}

/** The triggers of a card that would happen to a hero at this moment, by their place in the text. */
export function triggersNow(match: M, card: Instance, moment: MomentWord, seat: Seat): readonly number[] {
  const { triggers } = textOn(match.face(card) as Card);
  if (triggers.length === 0) return NO_TRIGGERS;
  const found: number[] = [];
  for (let i = 0; i < triggers.length; i++)
    if (triggers[i].moment === moment && !(triggers[i].once && isUsed(match, card, i, seat))) found.push(i);
  return found;
}

const NO_TRIGGERS: readonly number[] = [];

/** Carries out what happens at a moment before what is on top of the agenda now. */
export function fire(match: M, moment: MomentWord, seat: Seat): void {
  match.open(WINDOW_AT[moment], seat, 0, NOTHING, scopeOf(seat));
}

/** The same at moments that come often and are mostly heard by nobody, where nothing is put on top of it any more. */
export function fireNow(match: M, moment: MomentWord, seat: Seat): void {
  if (isHeard(match, moment, seat)) fire(match, moment, seat);
}

const NOTHING = { do: 'nothing' } as const;

const WINDOW_AT = Object.fromEntries(MOMENTS.map((moment) => [moment, `on-${moment}`])) as Record<
  MomentWord,
  `on-${MomentWord}`
>;

/** Might a card have something to say about a hero at this moment? */
export function isHeard(match: M, moment: MomentWord, seat: Seat): boolean {
  return hears(match, moment, momentBit(moment), seat);
}

function at(moment: MomentWord): WindowRules {
  const bit = momentBit(moment);
  return {
    asks: 'alone',
    listens: (match, about) => hears(match, moment, bit, about),
    plays(match, window, seat, plays) {
      let least = Number.POSITIVE_INFINITY;
      const found: { rank: number; card: Instance; trigger: number }[] = [];
      for (const card of listeners(match, moment, seat)) {
        const face = match.face(card) as Card;
        for (const trigger of triggersNow(match, card, moment, seat)) {
          // As the kernel remembers what was played.
          if (window.played.includes(`${seat} trigger:${card}:${trigger}`)) continue;
          const rank = rankOf(face);
          least = Math.min(least, rank);
          found.push({ rank, card, trigger });
        }
      }
      for (const { rank, card, trigger } of found) if (rank === least) add(plays, seat, card, trigger);
    },
  };
}

function add(plays: Plays<World>, seat: Seat, card: Instance, trigger: number): void {
  plays.must.push({
    id: `first:${card}`,
    effect: { do: 'trigger', about: seat },
    scope: scopeOf(seat, card, trigger),
  });
}

function hears(match: M, moment: MomentWord, bit: number, seat: Seat): boolean {
  const hero = match.world.heroes[seat];
  if (hero.out) return false;
  if (hero.hears & bit) return true;
  if (!OF_A_SPACE.includes(moment)) return false;
  const { instances, world } = match;
  return instances.size(instances.layout.base.attached + world.spaces[hero.space].card) > 0;
}

/** A card is its controller's; what nobody controls is remembered with whom it concerns. */
function keeper(match: M, card: Instance, about: Seat): Seat {
  const seat = controllerOf(match, card);
  return seat === NONE ? about : seat;
}

function isUsed(match: M, card: Instance, trigger: number, about: Seat): boolean {
  return match.world.heroes[keeper(match, card, about)].used.includes(triggerMark(card, trigger));
}

const handlers: Handlers<World, Triggered> = {
  trigger(match, { about }, { card, value: trigger }) {
    const { heroes } = match.world;
    const { once, steps } = textOn(match.face(card) as Card).triggers[trigger];
    const you = keeper(match, card, about);
    if (heroes[about].out) return;
    if (once) heroes[you].used = [...heroes[you].used, triggerMark(card, trigger)];
    match.tell({ type: 'triggered', seat: about, card });
    match.pushAll(steps as Happening, scopeOf(you, card, 0, heroes[about].card));
  },
};

const chapter: Chapter<World, Triggered> = { handlers, questions: {} };
export const triggers: RuleChapter = {
  ...chapter,
  windows: {
    'on-turn-start': at('turn-start'),
    'on-turn-end': at('turn-end'),
    'on-enter': at('enter'),
    'on-leave': at('leave'),
    'on-hit': at('hit'),
    'on-lethal': at('lethal'),
    'on-hero-defeated': at('hero-defeated'),
    'on-shifted': at('shifted'),
    'on-wounded': at('wounded'),
    'on-quest': at('quest'),
    'on-failed': at('failed'),
    'on-attacked': at('attacked'),
    'on-slain': at('slain'),
  },
};
