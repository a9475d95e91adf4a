/** What has happened, in full sentences. */
import {
  diceIn,
  type Holes,
  type Instance,
  listed,
  logLine,
  NONE,
  numberIn,
  type Outcome,
  plainHoles,
  type SeenEvent,
  type Telling,
  type Told,
  textIn,
} from '@underhall/kernel';
import { kindOf, ROOM } from '../board.ts';
import type { World } from '../world.ts';
import {
  cardName,
  contentOf,
  doorName,
  nameOnFace,
  numberedPlayer,
  placeName,
  type Speech,
  theMonster,
  toldOf,
} from './names.ts';

export function sentence(speech: Speech, seen: SeenEvent<World>): string | undefined {
  return logLine(speech, seen, TELLINGS, commonHoles);
}

/** What the plain fields of an event mean in words, wherever they occur. */
function commonHoles(speech: Speech, { event, faces }: SeenEvent): Holes {
  const holes = plainHoles(event);
  if (typeof event.seat === 'number') {
    const { name, o } = toldOf(speech, event.seat);
    holes.player = name;
    holes.o = o;
  }
  if (typeof event.door === 'string') holes.door = doorName(speech, event.door);
  if (typeof event.space === 'number') holes.place = placeName(speech, event.space);
  if (typeof event.to === 'number') holes.place = placeName(speech, event.to);
  if (typeof event.card === 'number' && event.card !== NONE) {
    holes.card = cardName(speech, event.card, faces);
    holes.monster = theMonster(speech, nameOnFace(speech, faces[event.card] ?? '') ?? holes.card);
  }
  if (event.cards) {
    holes.cards = listed(
      speech.say,
      event.cards.map((card) => cardName(speech, card, faces)),
    );
    holes.n = event.cards.length;
  }
  const dice = diceIn(event);
  if (dice.length > 0) {
    holes.dice = dice.join(' + ');
    holes.sum = dice.reduce((a, b) => a + b, 0);
  }
  return holes;
}

const TELLINGS: Readonly<Record<string, Telling<World>>> = {
  moved: (_speech, { event }) => ({ n: (event.path as readonly number[]).length }),
  'lost-turn': (_speech, { event }) => ({
    key: numberIn(event, 'left') > 0 ? 'lost-turn.more' : 'lost-turn',
    n: numberIn(event, 'left'),
  }),
  attacked: attackedLine,
  'cannot-kill': (speech, { event }) => ({
    key: event.spell ? 'cannot-kill.spell' : 'cannot-kill',
    spell: speech.say(`column.${textIn(event, 'spell') || 'elf'}`),
  }),
  forged: (_speech, { event }) => ({ n: numberIn(event, 'bonus') }),
  'monster-attacked': (_speech, { event }) => ({ key: `monster-attacked.${textIn(event, 'result')}` }),
  'took-spells': (speech, { event, faces }) => ({ cards: alikeCounted(speech, event.cards ?? [], faces) }),
  dropped: (_speech, { event, faces }) => {
    const cards = event.cards ?? [];
    return { key: cards.every((card) => faces[card]) ? 'dropped.seen' : 'dropped', n: cards.length };
  },
  'pile-kept': (speech, { event }) => {
    const { name, o } = toldOf(speech, numberIn(event, 'by'));
    return { by: name, b: o, pile: speech.say(`pile.${numberIn(event, 'keep')}`) };
  },
  died: typeLine,
  became: typeLine,
  cast: (speech, { event }) => ({ spell: nameOnFace(speech, textIn(event, 'spell')) ?? '' }),
  caged: (_speech, { event }) => ({ n: numberIn(event, 'turns') }),
  looked: (_speech, { event, faces }, { monster }) => {
    if (event.card === NONE || event.card === undefined) return { key: 'looked.nothing' };
    return faces[event.card] === undefined ? {} : { key: 'looked.seen', monster };
  },
  saw: (_speech, { event, faces }) => {
    const cards = event.cards ?? [];
    return { key: cards.length > 0 && cards.every((card) => faces[card]) ? 'saw.seen' : 'saw' };
  },
  'stayed-outside': (_speech, { event }) => ({
    key: kindOf[numberIn(event, 'space')] === ROOM ? 'stayed-outside.room' : 'stayed-outside',
  }),
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

/** Somebody comes or dies: the adventurer, and whose it is. */
function typeLine({ say, view }: Speech, { event }: SeenEvent): Told {
  const { name } = contentOf(view).adventurers[numberIn(event, 'adventurer')];
  return {
    key: view.you === event.seat ? `${event.type}.you` : event.type,
    number: numberedPlayer({ say }, numberIn(event, 'seat')),
    type: say('player.type', { type: name }),
  };
}

/** The dice with what a sword adds, against what was needed. */
function attackedLine({ say }: Speech, { event }: SeenEvent, { dice, sum }: Holes): Told {
  const bonus = numberIn(event, 'bonus');
  const total = Number(sum) + bonus;
  const spell = textIn(event, 'spell');
  const needed = event.value === null ? say('text.dash') : numberIn(event, 'value');
  return {
    key: `attacked${spell ? '.spell' : ''}${event.success ? '' : '.fail'}`,
    roll:
      bonus > 0
        ? say('event.attacked.bonus', { dice, bonus, total })
        : say('event.attacked.plain', { dice, total }),
    needed,
    spell: spell ? say(`column.${spell}`) : '',
  };
}

function endLine(speech: Speech, { event }: SeenEvent): Told {
  const { say } = speech;
  const { winners, results, rule } = event as unknown as Outcome;
  const all = winners.map((seat) => toldOf(speech, seat));
  const key = rule === 'DUN-WIN-1' ? 'end' : rule === 'DUN-DEATH-13' ? 'end.alone' : 'end.shares';
  // “You are”, also alone.
  const n = all.reduce((sum, { o }) => sum + o, 0);
  return {
    key,
    players: listed(
      say,
      all.map(({ name }) => name),
    ),
    n,
    gold: Number(results[winners[0]].gold),
  };
}
