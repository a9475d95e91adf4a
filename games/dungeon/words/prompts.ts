/** What is awaited, in one line, said to whoever is asked. */
import { capital, type EffectOf, type Pending, type Seat, type Told } from '@underhall/kernel';
import { kindOf, nameOf, ROOM, START } from '../board.ts';
import { divisionIn } from '../division.ts';
import type { DungeonQuestion } from '../effects.ts';
import { farWalk, MOST_STEPS } from '../walks.ts';
import { leftOf, type World } from '../world.ts';
import { foeHoles, percent } from './facing.ts';
import { contentOf, doorName, playerName, type Speech, toldOf, upTo } from './names.ts';
import { placeName } from './places.ts';

type Kind = DungeonQuestion['do'];

/** A question of one kind, as it is asked. */
interface Asked<K extends Kind = Kind> extends Pending<World> {
  readonly question: EffectOf<World, K>;
}

type Prompt<K extends Kind = Kind> = (speech: Speech, asked: Asked<K>) => Told;

export function prompt(speech: Speech, pending: Pending<World>): string {
  const { view } = speech;
  const { seat } = pending.scope;
  // Nothing else is asked: this game has no windows, and nobody holds.
  const asked = pending as Asked;
  const own = PROMPTS[asked.question.do] as Prompt | undefined;
  const { key = asked.question.do, ...holes } = own?.(speech, asked) ?? {};
  const place = placeName(speech.say, view.world.adventurers[seat].space);
  return capital(speech.say(`prompt.${key}`, { place, ...holes }));
}

const PROMPTS: { readonly [K in Kind]?: Prompt<K> } = {
  act: (speech, asked) => {
    const { moved } = speech.view.world;
    const foe = foeHoles(speech, asked);
    if (foe) return { key: 'act.fight', ...foe };
    const facts = speech.view.facts();
    if (facts.seats[asked.scope.seat].enough) {
      const home = farWalk(facts, asked.scope.seat, nameOf(START));
      return home ? { key: 'act.enough', n: home.path.length } : { key: 'act.enough.far' };
    }
    return { key: moved > 0 ? 'act.on' : 'act', n: MOST_STEPS - moved };
  },
  'how-to-fight': (speech, asked) => {
    const foe = foeHoles(speech, asked);
    return foe ? { key: 'how-to-fight.known', ...foe } : {};
  },
  'which-guard': ({ say }, { question }) => ({ where: placeName(say, question.space) }),
  'move-in-or-stay': ({ say }, { question: { target } }) => {
    const key = kindOf[target] === ROOM ? 'move-in-or-stay.room' : 'move-in-or-stay';
    return { key, where: placeName(say, target) };
  },
  'enter-or-refuse': (speech, asked) => {
    const where = placeName(speech.say, asked.question.room);
    const foe = foeHoles(speech, asked);
    return foe ? { where, ...foe } : { key: 'enter-or-refuse.empty', where };
  },
  split: (speech, { scope }) => ({
    chooser: capital(toldOf(speech, leftOf(speech.view, scope.seat)).name),
  }),
  'choose-pile': (speech, { scope }) => {
    const [a, b] = divisionIn(speech.view).sizes;
    return { player: playerName(speech, scope.seat), a, b };
  },
  'choose-spells': (speech, { picks, scope }) => ({ n: picks.length, most: spellsOf(speech, scope.seat) }),
  'choose-spell': (speech, { scope }) => {
    const { view } = speech;
    return { n: view.instances.size(view.zone('spells', scope.seat)), most: spellsOf(speech, scope.seat) };
  },
  'choose-adventurer': ({ view }) => ({
    key: view.world.turn > 0 ? 'choose-adventurer.again' : 'choose-adventurer',
  }),
  'search-or-not': (speech, { options, scope }) => {
    const { say, view } = speech;
    const { search } = contentOf(view).adventurers[view.world.adventurers[scope.seat].type];
    const doors = options.flatMap(({ about }) => about?.door ?? []);
    return {
      key: doors.length === 1 ? 'search-or-not.one' : 'search-or-not',
      door: doors.length === 1 ? doorName(speech, doors[0]) : '',
      roll: upTo(say, search),
      chance: percent(search / 6),
    };
  },
};

function spellsOf({ view }: Speech, seat: Seat): number {
  return contentOf(view).adventurers[view.world.adventurers[seat].type]?.spells ?? 0;
}
