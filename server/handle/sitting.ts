/** Setting a table, sitting down, standing up, and the start. */
import { LEVELS } from '@underhall/bots';
import { type Json, Misfit, type Setup } from '@underhall/kernel';
import {
  type ClientMessageOf,
  commitmentTo,
  mixedSeed,
  NO_NONCE,
  type PlaceWanted,
  type TableCard,
} from '@underhall/protocol';
import { customSteps, inWords, type Speaking } from '@underhall/table';
import { newId, newNonce } from '../ids.ts';
import { Refuse } from '../refuse.ts';
import { cardOf, type Laid, type PlaceDoc, peopleIn, seatOf, type TableDoc } from '../room/doc.ts';
import type { Room } from '../room/room.ts';
import type { Person } from '../store/store.ts';
import { hosted, mustGather, seated, visible } from './access.ts';
import type { Asking, Handlers } from './handle.ts';

const MOST_LISTED = 50;
/** So many tables one person may have set or sit at without their being over. */
const MOST_TABLES = 40;

/** What bots are called: their level is shown beside it. */
const BOT_NAMES = ['Morwen', 'Brack', 'Oona', 'Sable', 'Tibalt', 'Greta', 'Hob', 'Quill'];

function placeOf(wanted: PlaceWanted, person: Person, seat: number): PlaceDoc {
  const options = wanted.options ?? {};
  if (wanted.kind === 'me')
    return { kind: 'person', person: person.id, name: person.name, options, nonce: wanted.nonce };
  if (wanted.kind === 'bot') return { ...botPlace(wanted.level, seat), options };
  return { kind: wanted.kind, options };
}

function botPlace(level: string, seat: number): Pick<PlaceDoc, 'kind' | 'name' | 'level'> {
  if (!LEVELS.some((one) => one === level))
    throw new Refuse('unfit', `There is no level '${level.slice(0, 40)}'. There are: ${LEVELS.join(', ')}.`);
  return { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length], level };
}

/** Throws what is wrong with a set-up, as far as it can be said before everybody sits. */
function agree(
  speech: Speaking,
  options: Setup['options'],
  places: readonly PlaceDoc[],
  seed: string,
): Setup {
  const wanted = { options, seats: places.map((place) => place.options), seed };
  try {
    return speech.game.agree(wanted);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    throw new Refuse('unfit', inWords(speech, error.problems, wanted).join(' '));
  }
}

function playing(places: readonly PlaceDoc[]): PlaceDoc[] {
  return places.filter(({ kind }) => kind !== 'locked');
}

function freshLaid(doc: Omit<TableDoc, 'away' | 'awaited' | 'created'>, isPublic: boolean): Laid {
  const now = Date.now();
  const whole: TableDoc = { ...doc, away: [], awaited: [], created: now };
  return {
    id: newId(),
    revision: 1,
    phase: 'gathering',
    isPublic,
    people: peopleIn(whole),
    doc: whole,
    changed: now,
    due: null,
  };
}

async function create(asking: Asking, message: ClientMessageOf<'create'>) {
  const person = asking.person();
  const { game, options = {}, packs = [], places: wanted } = message;
  const mine = await asking.hall.store.tablesOf(person.id, MOST_TABLES);
  if (mine.filter(({ phase }) => phase !== 'over').length >= MOST_TABLES)
    throw new Refuse('slower', `You sit at ${MOST_TABLES} tables already; finish or leave one first.`);
  if (wanted.filter(({ kind }) => kind === 'me').length > 1)
    throw new Refuse('unfit', 'You can sit in one seat only.');
  const speech = await asking.hall.games.open(game, packs);
  const places = wanted.map((place, seat) => placeOf(place, person, seat));
  agree(speech, options, playing(places), '');
  const secret = newNonce();
  const laid = freshLaid(
    {
      game,
      version: speech.game.version,
      options,
      packs,
      spectators: message.spectators ?? true,
      clock: message.clock ?? { kind: 'none' },
      leaving: message.leaving ?? 'bot',
      host: person.id,
      invite: newId(),
      places,
      secret,
      commitment: await commitmentTo(secret),
    },
    message.public ?? false,
  );
  await asking.hall.add(laid);
  return { table: laid.id, invite: laid.doc.invite };
}

/** Which place somebody takes: the one he wants, or the first that is free. */
function freePlace(places: readonly PlaceDoc[], wanted: number | undefined): number {
  const seat = wanted ?? places.findIndex(({ kind }) => kind === 'open');
  if (places[seat]?.kind !== 'open') throw new Refuse('seat', 'This place is taken.');
  return seat;
}

const replaced = (places: readonly PlaceDoc[], seat: number, by: PlaceDoc): PlaceDoc[] =>
  places.map((place, i) => (i === seat ? by : place));

async function sit(asking: Asking, { table, invite, seat: wanted, options, nonce }: ClientMessageOf<'sit'>) {
  const { id, name } = asking.person();
  const room = await visible(asking, table, invite);
  const speech = await asking.hall.games.open(room.doc.game, room.doc.packs);
  await room.change(({ phase, doc }) => {
    mustGather({ phase });
    const own = seatOf(doc, id);
    // Whoever sits there already, as at a rematch, adds his part of the seed.
    if (own !== undefined)
      return doc.places[own].nonce
        ? undefined
        : { doc: { places: replaced(doc.places, own, { ...doc.places[own], nonce }) } };
    const seat = freePlace(doc.places, wanted);
    const brought = { ...doc.places[seat].options, ...options };
    const places = replaced(doc.places, seat, { kind: 'person', person: id, name, options: brought, nonce });
    agree(speech, doc.options, playing(places), '');
    return { doc: { places } };
  });
  return { card: room.card(id) };
}

async function start(asking: Asking, { table }: ClientMessageOf<'start'>) {
  const room = await hosted(asking, table);
  if (room.phase === 'playing') return { card: room.card(asking.person().id) };
  mustGather(room);
  const speech = await asking.hall.games.open(room.doc.game, room.doc.packs);
  const { places, secret } = room.doc;
  const seats = playing(places);
  if (seats.some(({ kind }) => kind === 'open'))
    throw new Refuse('seat', 'A place is still free: wait, or give it to a bot, or lock it.');
  const seed = await mixedSeed(
    secret,
    seats.map(({ nonce }) => nonce ?? NO_NONCE),
  );
  const setup = agree(speech, room.doc.options, seats, seed);
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const steps = customSteps(speech.game, people);
  await room.change(({ phase, doc }) => {
    if (phase !== 'gathering') return undefined;
    if (JSON.stringify(doc.places) !== JSON.stringify(places))
      throw new Refuse('seat', 'Somebody sat down or stood up just now; look again.');
    return {
      phase: 'playing',
      steps,
      doc: { setup, places: seats, version: speech.game.version, started: Date.now() },
    };
  });
  await room.begin();
  return { card: room.card(asking.person().id) };
}

async function rematch(asking: Asking, { table }: ClientMessageOf<'rematch'>) {
  const { room } = await seated(asking, table);
  if (room.phase !== 'over' && room.phase !== 'stranded')
    throw new Refuse('phase', 'This match is not over yet.');
  const { doc } = room;
  if (!doc.rematch) {
    const secret = newNonce();
    const { setup: _, outcome: __, standing: ___, undo: ____, resumed: _____, ...rest } = doc;
    // Everybody keeps his place, and brings a new nonce by which he agrees.
    const places = doc.places.map(({ nonce: ______, ...place }) => place);
    const speech = await asking.hall.games.open(doc.game, doc.packs);
    const laid = freshLaid(
      {
        ...rest,
        version: speech.game.version,
        places,
        invite: newId(),
        secret,
        commitment: await commitmentTo(secret),
      },
      false,
    );
    await asking.hall.add(laid);
    await room.change(({ doc: now }) => (now.rematch ? undefined : { doc: { rematch: laid.id } }));
  }
  return room.doc.rematch ? { table: room.doc.rematch } : {};
}

/** Oneself, or as the host also a bot or a free place. */
async function dressing(
  asking: Asking,
  table: string,
  wanted: number | undefined,
): Promise<{ readonly room: Room; readonly seat: number }> {
  const own = await seated(asking, table).catch(() => undefined);
  if (own && (wanted === undefined || wanted === own.seat)) return own;
  return { room: await hosted(asking, table), seat: wanted ?? -1 };
}

function listed(laid: Laid, person: string | undefined): TableCard {
  return cardOf(laid, { person, awaited: laid.doc.awaited, isHere: () => false, left: () => undefined });
}

export const sitting: Handlers<
  'tables' | 'create' | 'look' | 'sit' | 'dress' | 'alter' | 'stand' | 'place' | 'start' | 'rematch'
> = {
  tables: async ({ hall, line }) => {
    const id = line.person?.id;
    const open = (await hall.store.openTables(MOST_LISTED)) as readonly Laid[];
    const mine = (id === undefined ? [] : await hall.store.tablesOf(id, MOST_LISTED)) as readonly Laid[];
    return { open: open.map((laid) => listed(laid, id)), mine: mine.map((laid) => listed(laid, id)) };
  },
  create,
  look: async (asking, { table, invite }) => {
    const room = await visible(asking, table, invite);
    return { card: room.card(asking.line.person?.id), packs: room.doc.packs as readonly Json[] };
  },
  sit,
  dress: async (asking, { table, seat: wanted, options }) => {
    const { id } = asking.person();
    const { room, seat: own } = await dressing(asking, table, wanted);
    const speech = await asking.hall.games.open(room.doc.game, room.doc.packs);
    await room.change(({ phase, doc }) => {
      mustGather({ phase });
      const seat = wanted ?? own;
      const place = doc.places[seat];
      if (!place || (place.kind === 'person' && place.person !== id))
        throw new Refuse('seat', 'What others bring they choose themselves.');
      const places = replaced(doc.places, seat, { ...place, options });
      agree(speech, doc.options, playing(places), '');
      return { doc: { places } };
    });
    return { card: room.card(id) };
  },
  alter: async (asking, { table, options, public: isPublic, spectators, clock, leaving }) => {
    const room = await hosted(asking, table);
    const speech = await asking.hall.games.open(room.doc.game, room.doc.packs);
    await room.change(({ phase, doc }) => {
      mustGather({ phase });
      if (options) agree(speech, options, playing(doc.places), '');
      return {
        ...(isPublic === undefined ? {} : { isPublic }),
        doc: {
          ...(options ? { options } : {}),
          ...(spectators === undefined ? {} : { spectators }),
          ...(clock ? { clock } : {}),
          ...(leaving ? { leaving } : {}),
        },
      };
    });
    return { card: room.card(asking.person().id) };
  },
  stand: async (asking, { table }) => {
    const { id } = asking.person();
    const { room } = await seated(asking, table);
    await room.change(({ phase, doc }) => {
      mustGather({ phase });
      const seat = seatOf(doc, id);
      if (seat === undefined) return undefined;
      return { doc: { places: replaced(doc.places, seat, { kind: 'open', options: {} }) } };
    });
    return {};
  },
  place: async (asking, { table, seat, as }) => {
    const room = await hosted(asking, table);
    await room.change(({ phase, doc }) => {
      mustGather({ phase });
      const place = doc.places[seat];
      if (!place) throw new Refuse('seat', 'There is no such place at this table.');
      const now = as.kind === 'bot' ? botPlace(as.level, seat) : { kind: as.kind };
      return { doc: { places: replaced(doc.places, seat, { ...now, options: place.options }) } };
    });
    return { card: room.card(asking.person().id) };
  },
  start,
  rematch,
};
