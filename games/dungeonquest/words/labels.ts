/** What can be chosen, in words. */
import {
  capital,
  type Labelling,
  listed,
  NONE,
  type Pending,
  plainLabel,
  type Seat,
  toldApart,
} from '@underhall/kernel';
import { clause } from '../card-text.ts';
import { attackText } from '../classic/card-text.ts';
import type { Card, CombatCard } from '../classic/content.ts';
import type { World } from '../classic/world.ts';
import type { FlowQuestion } from '../flow.ts';
import { beyond, DIRECTIONS, type Exit, type Space, spaceNamed, spaceOf, TREASURE_CHAMBER } from '../grid.ts';
import type { EventName } from '../moments.ts';
import type { Tile } from '../tile.ts';
import type { Trigger } from '../triggers.ts';
import { IN_DUNGEON } from '../world.ts';
import { faceWords, monsterOwner } from './faces.ts';
import {
  aMonster,
  beyondName,
  cardName,
  contentOf,
  directionName,
  exitNamed,
  heroName,
  nameOnFace,
  placeName,
  type Speech,
  throughName,
  typeset,
} from './names.ts';

export function label(speech: Speech, pending: Pending<World>, id: string): string {
  return toldApart(speech.say, pending, id, (one) => ownLabel(speech, pending, one));
}

function ownLabel(speech: Speech, pending: Pending<World>, id: string): string {
  const [head, ...words] = id.split(':');
  const { question } = pending;
  if (question.do === 'choose') return capital(branchLabel(speech, question, id));
  const own = LABELS[head]?.(speech, pending, words, id);
  return capital(own ?? plainLabel(speech, pending, head, { place: whereIs(speech, pending.scope.seat) }));
}

function whereIs(speech: Speech, seat: Seat): string {
  return placeName(speech, speech.view.world.heroes[seat].space);
}

const LABELS: Readonly<Record<string, Labelling<World>>> = {
  move: (speech, pending, words, id) =>
    pending.question.do === 'servant' ? servantMove(speech, words) : movingIn(speech, pending, words, id),
  tower: towards('choice.tower'),
  jump: against(towards('choice.jump'), spaceOfName),
  to: towards('choice.to'),
  place: against(towards('choice.place'), spaceOfName),
  token: towards('choice.token'),
  retreat: wayOut('choice.retreat.way'),
  through: against(wayOut('choice.through'), spaceBeyond),
  go: wayOut('choice.go'),
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
  meet: (speech, _pending, [kind]) => speech.say('choice.meet', { monster: aMonster(speech, kind) }),
  attack: (speech, _pending, [seat]) =>
    seat === undefined
      ? undefined
      : speech.say('choice.attack.hero', { hero: heroName(speech, Number(seat)) }),
  use: (speech, pending, [id]) => useLabel(speech, pending, id),
  on: (speech, pending, [id]) => happensLabel(speech, pending, id),
  again: (speech, _pending, [id]) =>
    id === 'web'
      ? speech.say('choice.again.web')
      : speech.say('choice.again', { name: nameOnFace(speech, id) ?? id }),
  ability: abilityLabel,
  loot: lootLabel,
  chamber: (speech, _pending, [id]) => {
    const { kind } = faceOf<Tile>(speech, id);
    const text = faceWords(speech.say, speech.view.game, id).text;
    return speech.say('choice.chamber', { chamber: speech.say(`chamber.${kind}`), text });
  },
  take: faceLabel('choice.take'),
  play: (speech, pending, [id]) => {
    const card = faceOf<CombatCard>(speech, id);
    if (pending.question.do === 'choose-classic') return classicLabel(speech, pending, id);
    const text = attackText(speech.say, card, monsterOwner(speech.say, card));
    return speech.say('choice.play', { name: typeset(card.name), text });
  },
  die: (speech, _pending, [which]) => {
    const { dice } = speech.view.coming('judge') ?? { dice: [0, 0] };
    return speech.say('choice.die', { die: dice[Number(which) - 1] });
  },
  reroll: ({ say }, { question }, [which]) => {
    if (question.do !== 'reroll-dice') return undefined;
    const [a, b] = question.dice;
    return say(`choice.reroll.${which}`, { a, b });
  },
};

/** DQ-OPTCLASSIC-5: the two cards say who is wounded, and nothing else that is printed on them counts. */
function classicLabel(speech: Speech, { seat }: Pending<World>, own: string): string {
  const { say, view } = speech;
  const { hand, table } = contentOf(view).classicCombat;
  const isHero = view.world.combat?.hero === seat;
  const cases = hand.map((theirs) => {
    const { hero, monster } = isHero ? table[own][theirs] : table[theirs][own];
    const [taken, dealt] = isHero ? [hero, monster] : [monster, hero];
    const key = taken === 0 ? 'deals' : dealt === 0 ? 'takes' : 'both';
    return say(`choice.play.${key}`, { card: nameOnFace(speech, theirs) ?? theirs, n: taken || dealt });
  });
  const text = capital(cases.join(say('text.cases.between')));
  return say('choice.play', { name: nameOnFace(speech, own) ?? own, text });
}

// ------------------------------------------------------------------ places and ways

function towards(key: string): Labelling<World> {
  return (speech, _pending, [name]) => {
    const space = spaceNamed(name);
    return speech.say(key, { place: space === undefined ? name : placeName(speech, space) });
  };
}

function wayOut(key: string): Labelling<World> {
  return (speech, { scope }, [way]) => {
    if (way === undefined) return undefined;
    const exit = exitNamed(speech.view.world.heroes[scope.seat].space, way);
    const place = exit === undefined ? '' : beyondName(speech, exit);
    return speech.say(key, { direction: directionName(speech, way), place });
  };
}

/** DQ-OPTPVP-1, DQ-OPTSERV-18: with whom it means to fight, of what can be chosen. */
function against(
  label: Labelling<World>,
  target: (speech: Speech, pending: Pending<World>, word: string) => Space | undefined,
): Labelling<World> {
  return (speech, pending, words, id) => {
    const { say, view } = speech;
    const text = label(speech, pending, words, id);
    const space = target(speech, pending, words[0]);
    if (space === TREASURE_CHAMBER || !pending.options.some((option) => option.id === id)) return text;
    const heroes = view.world.heroes.flatMap((hero, seat) =>
      hero.state === IN_DUNGEON && hero.space === space ? [heroName(speech, seat)] : [],
    );
    if (text === undefined || heroes.length === 0) return text;
    return say('choice.against', { text, heroes: listed(say, heroes, 'or') });
  };
}

function spaceOfName(_speech: Speech, _pending: Pending<World>, name: string): Space | undefined {
  return spaceNamed(name);
}

function spaceBeyond({ view }: Speech, { scope }: Pending<World>, way: string): Space | undefined {
  const exit = exitNamed(view.world.heroes[scope.seat].space, way);
  return exit === undefined ? undefined : spaceOf(beyond(exit));
}

const movingIn = against(moveLabel, spaceBeyond);

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

function servantMove(speech: Speech, [space, kind, way]: readonly string[]): string {
  const { say } = speech;
  return say('choice.servant.move', {
    monster: say(`monster.${kind}`),
    space,
    direction: directionName(speech, way),
  });
}

function sideLabel(speech: Speech, seat: number, side: 'left' | 'right', turn: number): string {
  const { heading } = speech.view.world.heroes[seat];
  const direction = directionName(speech, DIRECTIONS[(heading + turn) & 3]);
  return speech.say(`choice.${side}`, { direction });
}

// ------------------------------------------------------------------ cards

function faceOf<F>({ view }: Speech, id: string): F {
  return view.game.faces[view.game.faceIndex(id)] as F;
}

function faceLabel(key: string): Labelling<World> {
  return ({ say, view }, _pending, [id]) => {
    const { name, text } = faceWords(say, view.game, id);
    return say(key, { name, text });
  };
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
    do: clause(say, effects, { event, subject }),
  });
}

function happensLabel(speech: Speech, pending: Pending<World>, id: string): string {
  const { say } = speech;
  const { effects = [], event = '', subject = '' } = triggerNow(speech, pending, id, 'on') ?? {};
  return say('choice.happens', {
    name: nameOnFace(speech, id) ?? id,
    do: clause(say, effects, { event, subject }),
  });
}

function abilityLabel(speech: Speech, { seat }: Pending<World>, [id]: readonly string[]): string {
  const { say, view } = speech;
  const { abilities } = contentOf(view).heroes[view.world.heroes[seat].card];
  const ability = abilities.find((one) => one.id === id);
  const { effects = [], event = '', subject = '' } = ability?.triggers[0] ?? {};
  return say('choice.happens', {
    name: typeset(ability?.name ?? id),
    do: clause(say, effects, { event, subject }),
  });
}

/** Loot by its name; what is facedown, by its number and its back. */
function lootLabel(
  speech: Speech,
  { options }: Pending<World>,
  [id]: readonly string[],
  whole: string,
): string {
  const { say, view } = speech;
  if (view.game.hasFace(id)) return say('choice.loot', { name: cardName(speech, 0, { 0: id }) });
  const card = options.find((option) => option.id === whole)?.about?.card ?? NONE;
  const face = card === NONE ? undefined : view.face(card);
  return say('choice.loot.blind', { n: id, card: cardName(speech, card, face ? { [card]: face.id } : {}) });
}

function branchLabel({ say }: Speech, question: FlowQuestion & { do: 'choose' }, id: string): string {
  if (id === 'nothing') return say('choice.nothing');
  const effects = question.branches.find((branch) => branch.label === id)?.effect ?? [];
  return say('choice.way', { label: id.replaceAll('-', ' '), do: clause(say, effects, { place: 'choice' }) });
}
