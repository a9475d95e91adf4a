/** What has happened, in full sentences. They are made from the event alone, so that a log made anew reads the same. */
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
import type { Card } from '../content/cards.ts';
import { isPlayed } from '../options/played.ts';
import type { World } from '../world.ts';
import { calledBy, cardName, fighterName, placeName, type Speech, tokenName } from './names.ts';

export function sentence(speech: Speech, seen: SeenEvent<World>): string | undefined {
  return logLine(speech, seen, TELLINGS, commonHoles);
}

type Seen<T extends EventIn<World>['type']> = SeenEvent<World, EventOf<World, T>>;

/** Fields that mean the same wherever they occur. */
interface Common {
  readonly type: string;
  readonly seat?: Seat | null;
  readonly on?: Seat;
  readonly card?: Instance;
  readonly cards?: readonly Instance[];
  readonly dice?: readonly number[];
}

function commonHoles(speech: Speech, { event, faces }: SeenEvent<World>): Holes {
  const { seat, on, card = NONE, cards, dice = [] }: Common = event as Common;
  const { you } = speech.view;
  const holes: Record<string, string | number> = { ...plainHoles(event) };
  if (typeof seat === 'number' && seat >= 0) {
    const { name, own, o } = calledBy(speech, seat, you);
    Object.assign(holes, { player: name, Player: capital(name), own, o });
  }
  if (typeof on === 'number') {
    const { name, o } = calledBy(speech, on, you);
    Object.assign(holes, { other: name, p: o });
  }
  if (card !== NONE) {
    holes.card = cardName(speech, card, faces);
    holes.foe = fighterName(speech, card, you, faces).name;
    holes.Foe = capital(String(holes.foe));
    if (faceOf(speech, faces[card])?.back === 'map') holes.place = placeName(speech, faces[card]);
    if (faceOf(speech, faces[card])?.back === 'quest') holes.token = tokenName(speech, faces[card]);
  }
  if (cards !== undefined)
    holes.cards = listed(
      speech.say,
      cards.map((one) => cardName(speech, one, faces)),
    );
  if (dice.length > 0) holes.dice = listed(speech.say, dice.map(String));
  return holes;
}

function faceOf({ view }: Speech, id: string | undefined): Card | undefined {
  return id === undefined ? undefined : (view.game.faces[view.game.faceIndex(id)] as Card);
}

const TELLINGS: Tellings<World> = {
  plays: (speech, { event, faces }) => {
    const hero = faceOf(speech, faces[event.card]);
    return hero?.back === 'hero'
      ? {
          ...numbered(speech, event.seat),
          hero: hero.name,
          class: hero.class,
        }
      : {};
  },
  // Nobody has a hero yet where heroes are picked.
  'rolled-for-first': (speech, { event }) => numbered(speech, event.seat),
  'first-player': (speech, { event }) => numbered(speech, event.seat),
  'drew-map': () => undefined,
  laid: (speech, { event, faces }) => ({
    place: placeName(speech, faces[event.card]),
    // With the Revealed Map all is laid before anybody has a hero.
    ...(isPlayed(speech.view, 'optrevealed') ? numbered(speech, event.seat) : {}),
  }),
  shifted: (speech, { event, faces }) => ({ place: placeName(speech, faces[event.card]) }),
  entered: (_speech, { event }) => ({ key: event.way === 'walk' ? 'entered' : `entered.${event.way}` }),
  collected: (_speech, { event: { glory, peril } }) => {
    if (glory + peril === 0) return undefined;
    return { key: glory === 0 ? 'collected.peril' : peril === 0 ? 'collected.glory' : 'collected' };
  },
  changed: ({ say }, { event: { what, by, left, paid } }) => {
    // Movement points are spent all the time: the marker shows it; and what was paid for is told.
    if (paid || (what === 'mp' && by < 0)) return undefined;
    return { key: by < 0 ? 'changed.less' : 'changed', what: say(`resource.${what}`), n: Math.abs(by), left };
  },
  threat: threatLine,
  rolled: (_speech, { event }) => ({ n: shown(event) }),
  wounded: (_speech, { event: { harm, life } }) => ({
    key: life === 0 ? 'wounded.last' : harm === '' ? 'wounded' : `wounded.${harm}`,
    n: life,
  }),
  prevented: (_speech, { event }) => ({ key: event.harm === '' ? 'prevented' : `prevented.${event.harm}` }),
  healed: (_speech, { event }) => ({ n: event.by, life: event.life }),
  'paid-life': (_speech, { event }) => ({ n: event.by, life: event.life }),
  played: (_speech, { event }) => ({ key: event.variable > 0 ? 'played.for' : 'played', n: event.variable }),
  used: (speech, { event, faces }) => {
    const face = faceOf(speech, faces[event.card]);
    return face?.back === 'hero' ? { card: face.abilityName } : {};
  },
  triggered: (speech, { event, faces }) => {
    const face = faceOf(speech, faces[event.card]);
    return face?.back === 'hero' ? { card: face.abilityName } : {};
  },
  charges: (_speech, { event: { left } }) => ({ key: left === 0 ? 'charges.none' : 'charges', n: left }),
  // That others draw back up to five shows on their hands.
  drew: (_speech, { event: { card }, faces }) => (faces[card] === undefined ? undefined : {}),
  // What was played or slain is discarded: that was told.
  discarded: (_speech, { event }) => (event.seat === null ? undefined : {}),
  revealed: (_speech, { event }) => ({ key: `revealed.${event.what}` }),
  attacks: (speech, { event: { form, special, card }, faces }) => {
    const face = faceOf(speech, faces[card]);
    const monster = face?.back === 'adventure' ? face.monster : undefined;
    const key = face?.back === 'quest' ? 'attacks.quest' : form === '' ? 'attacks.trap' : 'attacks';
    return {
      key: special && monster?.special ? 'attacks.special' : key,
      form: form === '' ? '' : speech.say(`score.${form}`),
      special: monster?.special?.name ?? '',
    };
  },
  special: (speech, { event: { card }, faces }) => {
    const face = faceOf(speech, faces[card]);
    const slain = face?.back === 'quest' && face.criteria.kind === 'slay' ? face.criteria.monster : undefined;
    const monster = face?.back === 'adventure' ? face.monster : slain;
    return { special: monster?.special?.name ?? '' };
  },
  clash: clashLine,
  'monster-wounded': (_speech, { event: { left } }) => (left === 0 ? undefined : { n: left }),
  challenges: ({ say }, { event }) => ({ form: say(`score.${event.form}`) }),
  stowed: (_speech, { event }) => ({ key: `stowed.${event.to}` }),
  searched: (_speech, { event: { dice, added, found, number } }) => ({
    key: found ? 'searched.found' : 'searched',
    roll: sumText(dice, added),
    n: number,
  }),
  'picked-up': (speech, { event, faces }) => ({ token: tokenName(speech, faces[event.card]) }),
  'put-down': (speech, { event, faces }) => ({ token: tokenName(speech, faces[event.card]) }),
  stole: (speech, { event, faces }) => ({ token: tokenName(speech, faces[event.card]) }),
  linked: (speech, { event, faces }) => ({
    place: placeName(speech, faces[event.card]),
    // Map cards lie open, and stay where they are known.
    entrance: placeName(speech, faces[event.entrance] ?? speech.view.face(event.entrance)?.id),
  }),
  grade: ({ say }, { event }) => ({ grade: say(`grade.${event.grade}`) }),
  level: (_speech, { event }) => ({ n: event.level }),
  end: endLine,
};

/** Somebody without a hero yet. (A table puts the name of a player for the number.) */
function numbered({ say, view }: Speech, seat: Seat): { readonly player: string; readonly o: number } {
  if (seat === view.you) return { player: say('person.you'), o: 2 };
  return { player: say('player.number', { n: seat + 1 }), o: 1 };
}

/** “4 + 2 = 6”; of two dice one counts: “5 and 2, + 2”. */
function sumText(dice: readonly number[], added: number): string {
  const shown = dice.join(' and ');
  if (added === 0) return shown;
  const sign = added < 0 ? '−' : '+';
  return dice.length > 1
    ? `${shown}, ${sign} ${Math.abs(added)}`
    : `${shown} ${sign} ${Math.abs(added)} = ${dice[0] + added}`;
}

/** What a plain die counts as. */
function shown({ dice, added }: { readonly dice: readonly number[]; readonly added: number }): string {
  return sumText(dice, added);
}

/** “Brannoc needs Speed 5+ to open the lock and makes it: 3 + 2 = 5.” */
function threatLine(speech: Speech, { event, faces }: Seen<'threat'>): Told {
  const { score, dice, added, has, number, overcome, card, at } = event;
  const id = card === NONE ? undefined : faces[card];
  const source = faceOf(speech, id);
  const named = source && source.back !== 'hero' && source.back !== 'map' ? source.name : undefined;
  const key = `threat${at ? '.at' : named ? '.card' : ''}${overcome ? '' : '.fail'}`;
  return {
    key,
    card: named ?? '',
    purpose: at ? speech.say(`threat.at.${at}`) : '',
    what: speech.say('text.threat', { score: speech.say(`score.${score}`), n: number }),
    roll: sumText(dice, added + has),
  };
}

/** “The Verdigris Hound hits Brannoc, 7 to 4.” */
function clashLine(speech: Speech, { event, faces }: Seen<'clash'>): Told {
  const { card, target, total, counter, form } = event;
  const { you } = speech.view;
  const [by, on] = [fighterName(speech, card, you, faces), fighterName(speech, target, you, faces)];
  const key = total > counter ? 'clash.hit' : total < counter ? 'clash.countered' : 'clash.tie';
  return {
    key,
    by: by.name,
    b: by.o,
    on: on.name,
    On: capital(on.name),
    c: on.o,
    form: speech.say(`score.${form}`),
    high: Math.max(total, counter),
    low: Math.min(total, counter),
  };
}

const ENDS: Readonly<Record<string, string>> = {
  'DNR-WIN-1': 'end.quests',
  'DNR-WIN-3': 'end.last',
  'DNR-WIN-8': 'end.leaders',
  'DNR-WIN-10': 'end.rounds',
};

function endLine(speech: Speech, { event }: Seen<'end'>): Told {
  const players = event.winners.map((seat) => calledBy(speech, seat, speech.view.you));
  return {
    key: ENDS[event.rule] ?? 'end.points',
    players: listed(
      speech.say,
      players.map(({ name }) => name),
    ),
    w: players.length === 1 ? players[0].o : 2,
  };
}
