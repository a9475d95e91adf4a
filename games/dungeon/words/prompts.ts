/** What is awaited, in one line, said to whoever is asked. */
import { capital, type Effect, NONE, type Pending, type Told } from '@underhall/kernel';
import { kindOf, ROOM, type Space } from '../board.ts';
import { divisionIn } from '../division.ts';
import { UNMARKED } from '../world.ts';
import { cardSeen, contentOf, nameOnFace, placeName, playerName, type Speech, theMonster } from './names.ts';

type Prompt = (speech: Speech, pending: Pending) => Told;

export function prompt(speech: Speech, pending: Pending): string {
  const { view } = speech;
  const { seat } = pending.scope;
  const { key = pending.question.do, ...holes } = PROMPTS[pending.question.do]?.(speech, pending) ?? {};
  const common = {
    player: playerName(speech, seat),
    type: contentOf(view).adventurers[view.world.adventurers[seat].type]?.name ?? '',
    place: placeName(speech, view.world.adventurers[seat].space),
  };
  return capital(speech.say(`prompt.${key}`, { ...common, ...holes }));
}

function spaceIn({ question }: Pending, field: 'space' | 'room' | 'target'): Space {
  return (question as Effect & Record<string, Space>)[field];
}

/** Whom a player faces: “the Ogre”. */
function foe(speech: Speech, zone: 'fight' | 'look', seat: number): string {
  const { view } = speech;
  const card = view.instances.first(view.zone(zone, seat));
  return card === NONE ? '' : theMonster(speech, cardSeen(speech, card));
}

const PROMPTS: Readonly<Record<string, Prompt>> = {
  act: (speech, { scope }) => {
    const left = 5 - speech.view.world.moved;
    const monster = foe(speech, 'fight', scope.seat);
    if (monster) return { key: 'act.fight', monster, n: left };
    return { key: speech.view.world.moved > 0 ? 'act.on' : 'act', n: left };
  },
  'how-to-fight': (speech, { question, scope }) => {
    const { number } = question as Effect & { number: number };
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
  'which-guard': (speech, pending) => ({ where: placeName(speech, spaceIn(pending, 'space')) }),
  'move-in-or-stay': (speech, pending) => {
    const target = spaceIn(pending, 'target');
    const key = kindOf[target] === ROOM ? 'move-in-or-stay.room' : 'move-in-or-stay';
    return { key, where: placeName(speech, target) };
  },
  'enter-or-refuse': (speech, pending) => {
    const { view } = speech;
    const where = placeName(speech, spaceIn(pending, 'room'));
    const monster = foe(speech, 'look', pending.scope.seat) || seenIn(speech, spaceIn(pending, 'room'));
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
