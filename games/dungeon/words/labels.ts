/** What can be chosen, in words. */
import {
  capital,
  type Instance,
  type Labelling,
  listed,
  NONE,
  type Pending,
  plainLabel,
  toldApart,
} from '@underhall/kernel';
import { doorsOn } from '../about.ts';
import { DOORS, isLair, kindOf, NOWHERE, ROOM, type Space, spaceNamed } from '../board.ts';
import { divisionIn } from '../division.ts';
import { isCleanedOut, type World } from '../world.ts';
import { withChance } from './facing.ts';
import { cardSeen, contentOf, doorName, nameOnFace, playerName, type Speech, theMonster } from './names.ts';
import { placeBefore, placeName } from './places.ts';

export function label(speech: Speech, pending: Pending<World>, id: string): string {
  return toldApart(speech.say, pending, id, (one) => ownLabel(speech, pending, one));
}

function ownLabel(speech: Speech, pending: Pending<World>, id: string): string {
  const [head, ...words] = id.split(':');
  return capital(LABELS[head]?.(speech, pending, words, id) ?? plainLabel(speech, pending, head));
}

const LABELS: Readonly<Record<string, Labelling<World>>> = {
  to: toLabel,
  fight: (speech, pending) => {
    const { say, view } = speech;
    const card = view.instances.first(view.zone('fight', pending.scope.seat));
    return card === NONE
      ? withChance(speech, pending, plainLabel(speech, pending, 'fight'), '')
      : say('choice.fight.on', { monster: theMonster(speech, cardSeen(speech, card)) });
  },
  cast: (speech, pending, [spell, target, from]) => {
    const name = nameOnFace(speech, spell) ?? spell;
    if (target === undefined) {
      const column = contentOf(speech.view).spells.find(({ id }) => id === spell)?.column ?? '';
      return withChance(speech, pending, speech.say('choice.cast', { spell: name }), column);
    }
    return speech.say('choice.cast.from', {
      spell: name,
      target: place(speech, target),
      from: before(speech, from, target),
    });
  },
  teleport: (speech, pending, words, id) =>
    words[0] === undefined
      ? spellLabel(speech, pending, words, id)
      : speech.say('choice.teleport', { place: place(speech, words[0]) }),
  attack: guardLabel('choice.attack'),
  guard: guardLabel('choice.guard'),
  look: (speech, _pending, [room, from]) =>
    room === undefined
      ? speech.say('choice.look.any')
      : speech.say('choice.look', { place: place(speech, room), from: before(speech, from, room) }),
  see: (speech, _pending, [room, ball]) => {
    if (room === undefined) return speech.say('choice.see.any');
    return speech.say(ball === undefined ? 'choice.see' : 'choice.see.ball', {
      place: place(speech, room),
      level: contentOf(speech.view).treasures.find(({ id }) => id === ball)?.level ?? 0,
    });
  },
  search: (speech, { options }, [door]) => {
    const doors = options.filter(({ about }) => about?.door !== undefined).length;
    return doors > 1
      ? speech.say('choice.search.which', { door: doorName(speech, door) })
      : speech.say('choice.search');
  },
  drop: cardLabel('choice.drop'),
  first: cardLabel('choice.first'),
  keep: (speech, { scope }, [pile]) =>
    speech.say('choice.keep', {
      player: playerName(speech, scope.seat),
      pile: speech.say(`pile.${pile}`),
      n: divisionIn(speech.view).sizes[Number(pile) - 1],
    }),
  elf: typeLabel,
  hero: typeLabel,
  superhero: typeLabel,
  wizard: typeLabel,
  'fire-ball': spellLabel,
  'lightning-bolt': spellLabel,
};

function place({ say }: Speech, name: string): string {
  const space = spaceNamed(name);
  return space === undefined ? name : placeName(say, space);
}

function before({ say }: Speech, name: string, target: string): string {
  return placeBefore(say, spaceNamed(name) ?? NOWHERE, spaceNamed(target) ?? NOWHERE);
}

/** “Enter room 2·4 (3 spaces)”, “Go to the corridor north of room 2·4 (5 spaces)”, “Leave and come back for a new monster”. */
function toLabel(
  speech: Speech,
  pending: Pending<World>,
  [name, door]: readonly string[],
  id: string,
): string {
  const { say, view } = speech;
  const to = spaceNamed(name) as Space;
  const { world } = view;
  const where = placeName(speech.say, to);
  const chosen = pending.options.find((option) => option.id === id)?.effect;
  if (chosen?.do !== 'go') return say('choice.to', { place: where });
  const { steps, path } = chosen;
  const from = world.adventurers[pending.scope.seat].space;
  const danger = isLair(to) || (kindOf[to] === ROOM && !isCleanedOut(world, to));
  // Whoever holds the card of secret doors may want to know one and be back.
  if (to === from && !danger && door !== undefined)
    return say('choice.to.learn', { door: doorName(speech, door), n: steps });
  const key = to === from ? 'choice.to.again' : danger ? 'choice.to.enter' : 'choice.to.steps';
  const text = say(key, { place: where, n: steps });
  if (door === 'open') return say('choice.to.open', { text });
  const doors = door === undefined ? doorsShown(world, pending, id, path) : [door];
  if (doors.length === 0) return text;
  const names = doors.map((one) => doorName(speech, one));
  return say('choice.to.through', { text, door: listed(say, names) });
}

/** The secret doors on the shortest way that are not found yet, so that the card is shown; none that can be chosen by name. */
function doorsShown(
  { adventurers }: World,
  { scope, options }: Pending<World>,
  id: string,
  path: readonly Space[] = [],
): string[] {
  const { space, doors } = adventurers[scope.seat];
  return doorsOn(space, path)
    .filter((door) => !(doors & (1 << door)))
    .map((door) => DOORS[door].id)
    .filter((door) => !options.some((other) => other.id === `${id}:${door}`));
}

function guardLabel(key: string): Labelling<World> {
  return (speech, _pending, [number]) => {
    const { view } = speech;
    const card = view.instances.first(view.zone('guard', Number(number)));
    const n = view.instances.size(view.zone('hoard', Number(number)));
    return speech.say(key, { monster: theMonster(speech, cardSeen(speech, card)), number, n });
  };
}

function cardLabel(key: string): Labelling<World> {
  return (speech, _pending, [card]) => speech.say(key, { card: cardSeen(speech, Number(card) as Instance) });
}

function typeLabel(speech: Speech, _pending: Pending<World>, _words: readonly string[], id: string): string {
  const type = contentOf(speech.view).adventurers.find((one) => one.id === id);
  return speech.say('choice.type', { type: type?.name ?? id, goal: type?.goal ?? 0 });
}

function spellLabel(speech: Speech, _pending: Pending<World>, _words: readonly string[], id: string): string {
  return speech.say('choice.spell', { spell: nameOnFace(speech, id) ?? id });
}
