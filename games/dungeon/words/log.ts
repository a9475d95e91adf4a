/** What has happened, in full sentences. */
import {
  capital,
  type EventIn,
  type EventOf,
  type Holes,
  type Instance,
  listed,
  logLine,
  NONE,
  plainHoles,
  type Seat,
  type SeenEvent,
  type Tellings,
  type Told,
} from '@underhall/kernel';
import type { AttackResult } from '../attack-table.ts';
import { kindOf, ROOM, type Space } from '../board.ts';
import type { MonsterCard } from '../content.ts';
import type { World } from '../world.ts';
import {
  cardName,
  contentOf,
  doorName,
  nameOnFace,
  numberOf,
  type Speech,
  theMonster,
  toldOf,
} from './names.ts';
import { placeName } from './places.ts';

export function sentence(speech: Speech, seen: SeenEvent<World>): string | undefined {
  return logLine(speech, seen, TELLINGS, commonHoles);
}

type Seen<T extends EventIn<World>['type']> = SeenEvent<World, EventOf<World, T>>;

/** Fields that mean the same wherever they occur. */
interface Common {
  readonly type: string;
  readonly seat?: Seat;
  readonly door?: string;
  readonly space?: Space;
  readonly to?: Space;
  readonly card?: Instance;
  readonly cards?: readonly Instance[];
  readonly dice?: readonly number[];
}

/** What the plain fields of an event mean in words. */
function commonHoles(speech: Speech, { event, faces }: SeenEvent<World>): Holes {
  const { seat, door, space, to = space, card = NONE, cards, dice = [] }: Common = event;
  const holes = plainHoles(event);
  if (seat !== undefined) {
    const { name, o } = toldOf(speech, seat);
    holes.player = name;
    holes.Player = capital(name);
    holes.o = o;
    holes.own = speech.say(`own.${o}`);
  }
  if (door !== undefined) holes.door = doorName(speech, door);
  if (to !== undefined) holes.place = placeName(speech.say, to);
  if (card !== NONE) {
    holes.card = cardName(speech, card, faces);
    const monster = nameOnFace(speech, faces[card] ?? '') ?? holes.card;
    holes.monster = theMonster(speech, monster);
    holes.m = numberOf(monster);
  }
  if (cards !== undefined) {
    holes.cards = listed(
      speech.say,
      cards.map((one) => cardName(speech, one, faces)),
    );
    holes.n = cards.length;
  }
  if (dice.length > 0) {
    holes.dice = dice.join(' + ');
    holes.sum = dice.reduce((a, b) => a + b, 0);
  }
  return holes;
}

const TELLINGS: Tellings<World> = {
  moved: (_speech, { event }) => ({ n: event.steps }),
  'lost-turn': (_speech, { event: { left } }) => ({
    key: left > 0 ? 'lost-turn.more' : 'lost-turn',
    n: left,
  }),
  attacked: attackedLine,
  'cannot-kill': (speech, { event: { spell } }) =>
    spell === '' ? {} : { key: 'cannot-kill.spell', spell: speech.say(`column.${spell}`) },
  forged: (_speech, { event }) => ({ n: event.bonus }),
  met: ({ view }, { event: { card }, faces }) => {
    const { values } = view.game.faces[view.game.faceIndex(faces[card])] as MonsterCard;
    return { key: values ? 'met' : 'met.trap' };
  },
  'monster-attacked': (_speech, { event: { result, treasures } }) => {
    const key = `monster-attacked.${result}`;
    return { key: treasures > 0 && LOSSES.has(result) ? `${key}.loss` : key };
  },
  gained: seenTreasure,
  regained: seenTreasure,
  'took-spells': (speech, { event, faces }) => ({ cards: alikeCounted(speech, event.cards, faces) }),
  dropped: (_speech, { event: { cards }, faces }) => {
    return { key: cards.every((card) => faces[card]) ? 'dropped.seen' : 'dropped', n: cards.length };
  },
  'pile-kept': (speech, { event: { by, keep } }) => {
    const { name, o } = toldOf(speech, by);
    return { by: name, b: o, pile: speech.say(`pile.${keep}`) };
  },
  became: ({ say, view }, { event: { adventurer } }) => ({
    type: say('player.type', { type: contentOf(view).adventurers[adventurer].name }),
  }),
  cast: (speech, { event }) => ({ spell: nameOnFace(speech, event.spell) ?? '' }),
  caged: (_speech, { event }) => ({ n: event.turns }),
  looked: (_speech, { event: { card }, faces }, { monster }) => {
    if (card === NONE) return { key: 'looked.nothing' };
    return faces[card] === undefined ? {} : { key: 'looked.seen', monster };
  },
  saw: (_speech, { event: { cards }, faces }) => ({
    key: cards.length > 0 && cards.every((card) => faces[card]) ? 'saw.seen' : 'saw',
  }),
  'stayed-outside': (_speech, { event: { space } }) => ({
    key: kindOf[space] === ROOM ? 'stayed-outside.room' : 'stayed-outside',
  }),
  'heads-home': (_speech, { event }) => ({ key: event.sure ? 'heads-home.sure' : 'heads-home' }),
  'walk-ended': (_speech, { event }) => ({ key: `walk-ended.${event.why}` }),
  searched: (_speech, { event }) => ({ key: event.success ? 'searched' : 'searched.fail' }),
  end: endLine,
};

/** “4 × Fire Ball, 4 × Lightning Bolt and 2 × Teleport”. */
function alikeCounted(speech: Speech, cards: readonly Instance[], faces: SeenEvent['faces']): string {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const name = cardName(speech, card, faces);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const words = [...counts].map(([name, n]) => (n > 1 ? speech.say('card.many', { n, name }) : name));
  return listed(speech.say, words);
}

/** Wounds that cost treasure, if there is any. */
const LOSSES: ReadonlySet<AttackResult> = new Set(['serious', 'light', 'stunned']);

/** Only its owner sees which treasure it is. */
function seenTreasure(_speech: Speech, { event: { type, card }, faces }: Seen<'gained' | 'regained'>): Told {
  return { key: faces[card] ? `${type}.seen` : type };
}

/** The dice with what a sword adds, against what was needed. */
function attackedLine({ say }: Speech, { event }: Seen<'attacked'>, { dice, sum }: Holes): Told {
  const { bonus, spell, value, success } = event;
  const total = Number(sum) + bonus;
  return {
    key: `attacked${spell ? '.spell' : ''}${success ? '' : '.fail'}`,
    roll:
      bonus > 0
        ? say('event.attacked.bonus', { dice, bonus, total })
        : say('event.attacked.plain', { dice, total }),
    needed: value ?? say('text.dash'),
    spell: spell ? say(`column.${spell}`) : '',
  };
}

function endLine(speech: Speech, { event: { winners, results, rule } }: Seen<'end'>): Told {
  const { say } = speech;
  const all = winners.map((seat) => toldOf(speech, seat));
  const key = rule === 'DUN-WIN-1' ? 'end' : rule === 'DUN-DEATH-13' ? 'end.alone' : 'end.shares';
  // “You are”, also alone.
  const n = all.reduce((sum, { o }) => sum + o, 0);
  const players = listed(
    say,
    all.map(({ name }) => name),
  );
  return {
    key,
    players,
    Players: capital(players),
    n,
    gold: Number(results[winners[0]].gold),
  };
}
