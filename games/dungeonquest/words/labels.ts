/** What can be chosen in both editions, in words. */
import {
  capital,
  type Labelling,
  listed,
  type Pending,
  plainLabel,
  type Seat,
  toldApart,
} from '@underhall/kernel';
import { clause } from '../card-text.ts';
import type { Card } from '../content.ts';
import { type FlowQuestion, isElsewhere } from '../flow.ts';
import { DIRECTIONS, type Exit, spaceNamed } from '../grid.ts';
import type { EventName } from '../moments.ts';
import type { Tile } from '../tile.ts';
import type { Trigger } from '../triggers.ts';
import type { World } from '../world.ts';
import { faceWords } from './faces.ts';
import {
  beyondName,
  cardName,
  contentOf,
  directionName,
  exitNamed,
  nameOnFace,
  placeName,
  readingOf,
  type Speech,
  throughName,
  typeset,
} from './names.ts';

/** By the first word of an option's id. */
export type Labels<W extends World> = Readonly<Record<string, Labelling<W>>>;

export function labelBy(labels: Labels<World>, speech: Speech, pending: Pending<World>, id: string): string {
  return toldApart(speech.say, pending, id, (one) => ownLabel(labels, speech, pending, one));
}

function ownLabel(labels: Labels<World>, speech: Speech, pending: Pending<World>, id: string): string {
  const [head, ...words] = id.split(':');
  const { question } = pending;
  if (question.do === 'choose') return capital(branchLabel(speech, question, id));
  const own = labels[head]?.(speech, pending, words, id);
  return capital(own ?? plainLabel(speech, pending, head, { place: whereIs(speech, pending.scope.seat) }));
}

function whereIs(speech: Speech, seat: Seat): string {
  return placeName(speech, speech.view.world.heroes[seat].space);
}

export const sharedLabels: Labels<World> = {
  move: moveLabel,
  tower: towards('choice.tower'),
  jump: towards('choice.jump'),
  to: towards('choice.to'),
  retreat: wayOut('choice.retreat.way'),
  through: wayOut('choice.through'),
  heading: (speech, _pending, [way]) =>
    speech.say('choice.heading', { direction: directionName(speech, way) }),
  entry: (speech, _pending, [way]) => speech.say('choice.entry', { direction: directionName(speech, way) }),
  half: (speech, _pending, [ways = '']) => {
    const names = ways.split('-').filter(Boolean);
    const directions = listed(
      speech.say,
      names.map((way) => directionName(speech, way)),
    );
    return speech.say('choice.half', { directions });
  },
  left: (speech, { scope }) => sideLabel(speech, scope.seat, 'left', -1),
  right: (speech, { scope }) => sideLabel(speech, scope.seat, 'right', 1),
  use: (speech, pending, [id]) => useLabel(speech, pending, id),
  on: (speech, pending, [id]) => happensLabel(speech, pending, id),
  again: (speech, _pending, [id]) => speech.say('choice.again', { name: nameOnFace(speech, id) ?? id }),
  ability: abilityLabel,
  loot: (speech, _pending, [id]) => speech.say('choice.loot', { name: cardName(speech, 0, { 0: id }) }),
  chamber: (speech, _pending, [id]) => {
    const { kind } = faceOf<Tile>(speech, id);
    const text = faceWords(speech.say, speech.view.game, id)?.text ?? '';
    return speech.say('choice.chamber', { chamber: speech.say(`chamber.${kind}`), text });
  },
  take: ({ say, view }, _pending, [id]) => {
    const { name = id, text = '' } = faceWords(say, view.game, id) ?? {};
    return say('choice.take', { name, text });
  },
  die: (speech, _pending, [which]) => {
    const { dice } = speech.view.coming('judge') ?? { dice: [0, 0] };
    return speech.say('choice.die', { die: dice[Number(which) - 1] });
  },
};

/** What a combat card does against each card of the other side. */
export interface Against {
  readonly card: string;
  readonly taken: number;
  readonly dealt: number;
}

/** “Melee: Against Magic deal 2 wounds; against Ranged take 1 wound” */
export function outcomesLabel({ say }: Speech, name: string, against: readonly Against[]): string {
  const cases = against.map(({ card, taken, dealt }) => {
    const key = taken === 0 ? 'deals' : dealt === 0 ? 'takes' : 'both';
    return say(`choice.play.${key}`, { card, n: taken || dealt });
  });
  return say('choice.play', { name, text: capital(cases.join(say('text.cases.between'))) });
}

// ------------------------------------------------------------------ places and ways

export function towards(key: string): Labelling<World> {
  return (speech, _pending, [name]) => {
    const space = spaceNamed(name);
    return speech.say(key, { place: space === undefined ? name : placeName(speech, space) });
  };
}

export function wayOut(key: string): Labelling<World> {
  return (speech, { scope }, [way]) => {
    if (way === undefined) return undefined;
    const exit = exitNamed(speech.view.world.heroes[scope.seat].space, way);
    const place = exit === undefined ? '' : beyondName(speech, exit);
    return speech.say(key, { direction: directionName(speech, way), place });
  };
}

/** Where a move leads is told only of moves that can be made. */
function moveLabel(speech: Speech, { scope, options }: Pending<World>, [way]: readonly string[]): string {
  const direction = directionName(speech, way);
  const exit: Exit | undefined = exitNamed(speech.view.world.heroes[scope.seat].space, way);
  if (exit === undefined || !options.some(({ id }) => id === `move:${way}`))
    return speech.say('choice.move', { direction });
  return speech.say('choice.move.to', {
    direction,
    through: throughName(speech, exit),
    place: beyondName(speech, exit),
  });
}

function sideLabel(speech: Speech, seat: number, side: 'left' | 'right', turn: number): string {
  const { heading } = speech.view.world.heroes[seat];
  const direction = directionName(speech, DIRECTIONS[(heading + turn) & 3]);
  return speech.say(`choice.${side}`, { direction });
}

// ------------------------------------------------------------------ cards

export function faceOf<F>({ view }: Speech, id: string): F {
  return view.game.faces[view.game.faceIndex(id)] as F;
}

/** The trigger of a card that is meant at this moment. */
function triggerNow(
  speech: Speech,
  { question }: Pending<World>,
  id: string,
  mode: 'on' | 'use',
): Trigger | undefined {
  const triggers = faceOf<Card>(speech, id).triggers.filter((trigger) => trigger.mode === mode);
  const moments: readonly EventName[] =
    question.do === 'window' ? [question.name as EventName, 'own-turn'] : ['action', 'own-turn'];
  return triggers.find(({ event }) => moments.includes(event)) ?? triggers[0];
}

function useLabel(speech: Speech, pending: Pending<World>, id: string): string {
  const { say } = speech;
  const { effects = [], event = '', subject = '' } = triggerNow(speech, pending, id, 'use') ?? {};
  return say('choice.use', {
    name: nameOnFace(speech, id) ?? id,
    do: clause(say, readingOf(speech.view), fromHere(effects, speech, pending.seat), { event, subject }),
  });
}

/** Of a choice only the ways that somebody can take from where he is. */
function fromHere(effects: Trigger['effects'], { view }: Speech, seat: Seat): Trigger['effects'] {
  const hero = view.world.heroes[seat];
  return effects.map((effect) => {
    if (effect.do !== 'choose') return effect;
    const leads = ({ effect: steps }: (typeof effect.branches)[number]) =>
      !steps.some((step) => isElsewhere(step, hero));
    return { ...effect, branches: effect.branches.filter(leads) };
  });
}

function happensLabel(speech: Speech, pending: Pending<World>, id: string): string {
  const { say } = speech;
  const { effects = [], event = '', subject = '' } = triggerNow(speech, pending, id, 'on') ?? {};
  return say('choice.happens', {
    name: nameOnFace(speech, id) ?? id,
    do: clause(say, readingOf(speech.view), effects, { event, subject }),
  });
}

function abilityLabel(speech: Speech, { seat }: Pending<World>, [id]: readonly string[]): string {
  const { say, view } = speech;
  const { abilities } = contentOf(view).heroes[view.world.heroes[seat].card];
  const ability = abilities.find((one) => one.id === id);
  const { effects = [], event = '', subject = '' } = ability?.triggers[0] ?? {};
  return say('choice.happens', {
    name: typeset(ability?.name ?? id),
    do: clause(say, readingOf(speech.view), effects, { event, subject }),
  });
}

function branchLabel({ say, view }: Speech, question: FlowQuestion & { do: 'choose' }, id: string): string {
  if (id === 'nothing') return say('choice.nothing');
  const effects = question.branches.find((branch) => branch.label === id)?.effect ?? [];
  return say('choice.way', {
    label: id.replaceAll('-', ' '),
    do: clause(say, readingOf(view), effects, { place: 'choice' }),
  });
}
