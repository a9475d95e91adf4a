/** What is awaited, in one line, said to whoever is asked. */
import { capital, type EffectOf, NONE, type Pending, type Told } from '@underhall/kernel';
import { kindOf, ROOM, type Space } from '../board.ts';
import { divisionIn } from '../division.ts';
import type { DungeonQuestion } from '../effects.ts';
import { UNMARKED, type World } from '../world.ts';
import { cardSeen, contentOf, nameOnFace, playerName, type Speech, theMonster } from './names.ts';
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
  const common = {
    player: playerName(speech, seat),
    type: contentOf(view).adventurers[view.world.adventurers[seat].type]?.name ?? '',
    place: placeName(speech.say, view.world.adventurers[seat].space),
  };
  return capital(speech.say(`prompt.${key}`, { ...common, ...holes }));
}

/** Whom a player faces: “the Ogre”. */
function foe(speech: Speech, zone: 'fight' | 'look', seat: number): string {
  const { view } = speech;
  const card = view.instances.first(view.zone(zone, seat));
  return card === NONE ? '' : theMonster(speech, cardSeen(speech, card));
}

const PROMPTS: { readonly [K in Kind]?: Prompt<K> } = {
  act: (speech, { scope }) => {
    const left = 5 - speech.view.world.moved;
    const monster = foe(speech, 'fight', scope.seat);
    if (monster) return { key: 'act.fight', monster, n: left };
    return { key: speech.view.world.moved > 0 ? 'act.on' : 'act', n: left };
  },
  'how-to-fight': (speech, { question, scope }) => {
    const { number } = question;
    if (number === UNMARKED) {
      const seen = foe(speech, 'look', scope.seat);
      return seen ? { key: 'how-to-fight.known', monster: seen } : {};
    }
    const { view } = speech;
    const guard = view.instances.first(view.zone('guard', number));
    const card = guard === NONE ? view.instances.first(view.zone('seen-monster', number)) : guard;
    if (card === NONE || !view.face(card)) return {};
    return { key: 'how-to-fight.known', monster: theMonster(speech, cardSeen(speech, card)) };
  },
  'which-guard': (speech, { question }) => ({ where: placeName(speech.say, question.space) }),
  'move-in-or-stay': (speech, { question: { target } }) => {
    const key = kindOf[target] === ROOM ? 'move-in-or-stay.room' : 'move-in-or-stay';
    return { key, where: placeName(speech.say, target) };
  },
  'enter-or-refuse': (speech, { question: { room }, scope }) => {
    const { view } = speech;
    const where = placeName(speech.say, room);
    const monster = foe(speech, 'look', scope.seat) || seenIn(speech, room);
    return monster ? { where, monster } : { key: 'enter-or-refuse.empty', where, n: view.seats };
  },
  split: (_speech, { picks }) => ({ n: picks.length }),
  'choose-pile': ({ view }) => {
    const [a, b] = divisionIn(view).sizes;
    return { a, b };
  },
  'choose-spells': (speech, { picks, scope }) => ({ n: picks.length, most: spellsOf(speech, scope.seat) }),
  'choose-spell': ({ view }, { scope }) => ({ n: view.instances.size(view.zone('spells', scope.seat)) }),
  'choose-adventurer': ({ view }) => ({
    key: view.world.turn > 0 ? 'choose-adventurer.again' : 'choose-adventurer',
  }),
};

function spellsOf({ view }: Speech, seat: number): number {
  return contentOf(view).adventurers[view.world.adventurers[seat].type]?.spells ?? 0;
}

function seenIn(speech: Speech, room: Space): string {
  const { view } = speech;
  const mark = view.world.marks.find(({ seen, space }) => seen && space === room);
  const card = mark ? view.instances.first(view.zone('seen-monster', mark.number)) : NONE;
  const id = card === NONE ? undefined : view.face(card)?.id;
  return id === undefined ? '' : theMonster(speech, nameOnFace(speech, id) ?? id);
}
