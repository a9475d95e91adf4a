/** Setting a table, sitting down, standing up, and the start. */
import type { Json } from '@underhall/kernel';
import { type ClientMessageOf, mixedSeed, NO_NONCE, type TableCard } from '@underhall/protocol';
import { customSteps, type Speaking, type Step } from '@underhall/table';
import { newId } from '../ids.ts';
import { Refuse } from '../refuse.ts';
import { cardOf, type Laid, type PlaceDoc, seatOf, type TableDoc } from '../room/doc.ts';
import type { Room } from '../room/room.ts';
import { blockedBy, hosted, mustBeFresh, mustGather, seated, visible } from './access.ts';
import { bring } from './bringing.ts';
import type { Asking, Handlers } from './handle.ts';
import { agree, botPlace, freed, freePlace, freshLaid, host, placeOf, playing, replaced } from './places.ts';

const MOST_LISTED = 50;

async function create(asking: Asking, message: ClientMessageOf<'create'>) {
  const { game, options = {}, packs = [] } = message;
  const person = await host(asking, message.places);
  const speech = await asking.hall.games.open(game, packs);
  const places = message.places.map((place, seat) => placeOf(place, person, seat));
  agree(speech, options, playing(places), '');
  const { version } = speech.game;
  const laid = await freshLaid(person.id, message, { game, version, options, packs, places });
  await asking.hall.add(laid);
  return { table: laid.id, invite: laid.doc.invite };
}

async function sit(asking: Asking, { table, invite, seat: wanted, options, nonce }: ClientMessageOf<'sit'>) {
  const { id, name } = asking.person();
  const room = await visible(asking, table, invite);
  if ((await blockedBy(asking, room.doc.host)).has(id))
    throw new Refuse('seat', 'You cannot sit down at this table.');
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
    const brought = { ...doc.places[seat].options, ...(doc.begun ? {} : options) };
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
  const { places, begun } = room.doc;
  const seats = playing(places);
  if (seats.some(({ kind }) => kind === 'open'))
    throw new Refuse('seat', 'A place is still free: wait, or give it to a bot, or lock it.');
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const customs = customSteps(speech.game, people);
  const fresh = begun ? undefined : await freshly(speech, room.doc, seats);
  await room.change(({ phase, doc }) => {
    if (phase !== 'gathering') return undefined;
    if (JSON.stringify(doc.places) !== JSON.stringify(places))
      throw new Refuse('seat', 'Somebody sat down or stood up just now; look again.');
    return {
      phase: 'playing',
      steps: begun ? [] : customs,
      doc: { ...fresh, places: seats, started: Date.now() },
    };
  });
  await room.begin();
  if (begun) await accustom(room, customs);
  return { card: room.card(asking.person().id) };
}

/** With a seed that everybody here has a part in. */
async function freshly(
  speech: Speaking,
  { secret, options }: TableDoc,
  seats: readonly PlaceDoc[],
): Promise<Pick<TableDoc, 'setup' | 'version'>> {
  const seed = await mixedSeed(
    secret,
    seats.map(({ nonce }) => nonce ?? NO_NONCE),
  );
  return { setup: agree(speech, options, seats, seed), version: speech.game.version };
}

/** Whoever takes a seat in the middle of a match prefers what people mostly prefer, if nobody there said otherwise. */
async function accustom(room: Room, customs: readonly Step[]): Promise<void> {
  const play = await room.play();
  const chosen = new Set(play?.table.record.choices.map(([seat, what]) => `${seat} ${what}`.split(':')[0]));
  for (const [seat, what] of customs)
    if (!chosen.has(`${seat} ${what}`.split(':')[0])) await play?.act([seat, what], newId());
}

async function rematch(asking: Asking, { table }: ClientMessageOf<'rematch'>) {
  const { room } = await seated(asking, table);
  if (room.phase !== 'over' && room.phase !== 'stranded')
    throw new Refuse('phase', 'This match is not over yet.');
  const { doc } = room;
  if (!doc.rematch) {
    const { game, options, packs, host: first } = doc;
    // Everybody keeps his place, and brings a new nonce by which he agrees.
    const unwelcome = await blockedBy(asking, first);
    const places = doc.places.map(
      ({ nonce: _, ...place }): PlaceDoc =>
        place.person && unwelcome.has(place.person) ? { kind: 'open', options: place.options } : place,
    );
    const { version } = (await asking.hall.games.open(game, packs)).game;
    const laid = await freshLaid(first, doc, { game, version, options, packs, places });
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

/** Without those of hosts who have blocked this person, or whom he has. */
async function withoutBlocked(asking: Asking, id: string, tables: readonly Laid[]): Promise<readonly Laid[]> {
  const [mine, theirs] = await Promise.all([blockedBy(asking, id), asking.hall.store.blocks.by(id)]);
  return tables.filter(({ doc: { host } }) => !mine.has(host) && !theirs.has(host));
}

function listed(laid: Laid, person: string | undefined): TableCard {
  return cardOf(laid, {
    person,
    awaited: laid.doc.awaited,
    isHere: () => false,
    left: () => undefined,
    grace: () => undefined,
  });
}

export const sitting: Handlers<
  'tables' | 'create' | 'bring' | 'look' | 'sit' | 'dress' | 'alter' | 'stand' | 'place' | 'start' | 'rematch'
> = {
  tables: async (asking) => {
    const { hall, line } = asking;
    const id = line.person?.id;
    const all = (await hall.store.openTables(MOST_LISTED)) as readonly Laid[];
    const open = id === undefined ? all : await withoutBlocked(asking, id, all);
    const mine = (id === undefined ? [] : await hall.store.tablesOf(id, MOST_LISTED)) as readonly Laid[];
    // What is in memory is newer than what is kept.
    const cards = (rows: readonly Laid[]) =>
      Promise.all(
        rows.map(async (laid) => {
          const room = await hall.loaded(laid.id)?.catch(() => undefined);
          return room?.card(id) ?? listed(laid, id);
        }),
      );
    return { open: await cards(open), mine: await cards(mine) };
  },
  create,
  bring,
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
      mustBeFresh(doc);
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
      if (options) mustBeFresh(doc);
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
      const places = freed(doc, seat);
      if (doc.host !== id) return { doc: { places } };
      // Somebody must be able to begin: the first of the others. A table without anybody is offered to nobody.
      const next = places.find(({ person }) => person !== undefined)?.person;
      return next ? { doc: { places, host: next } } : { isPublic: false, doc: { places } };
    });
    return {};
  },
  place: async (asking, { table, seat, as }) => {
    const room = await hosted(asking, table);
    await room.change(({ phase, doc }) => {
      mustGather({ phase });
      const place = doc.places[seat];
      if (!place) throw new Refuse('seat', 'There is no such place at this table.');
      if (as.kind === 'locked') mustBeFresh(doc);
      const now = as.kind === 'bot' ? botPlace(as, seat) : { kind: as.kind };
      return { doc: { places: replaced(doc.places, seat, { ...now, options: place.options }) } };
    });
    return { card: room.card(asking.person().id) };
  },
  start,
  rematch,
};
