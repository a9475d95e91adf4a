/** The places of a table before its match: what they are made of, and what is wrong with them. */
import { LEVELS } from '@underhall/bots';
import { isTemperament, TEMPERAMENTS } from '@underhall/bots/temperament';
import { Misfit, type Setup } from '@underhall/kernel';
import { type ClientMessageOf, commitmentTo, type PlaceWanted } from '@underhall/protocol';
import { inWords, type Speaking } from '@underhall/table';
import { newId, newNonce } from '../ids.ts';
import { Refuse } from '../refuse.ts';
import { type Laid, type PlaceDoc, peopleIn, type TableDoc } from '../room/doc.ts';
import type { Person } from '../store/store.ts';
import type { Asking } from './handle.ts';

type BotWanted = Extract<PlaceWanted, { readonly kind: 'bot' }>;

/** What bots are called: their level is shown beside it. */
const BOT_NAMES = ['Morwen', 'Brack', 'Oona', 'Sable', 'Tibalt', 'Greta', 'Hob', 'Quill'];

export function placeOf(wanted: PlaceWanted, person: Person, seat: number): PlaceDoc {
  const options = wanted.options ?? {};
  if (wanted.kind === 'me')
    return { kind: 'person', person: person.id, name: person.name, options, nonce: wanted.nonce };
  if (wanted.kind === 'bot') return { ...botPlace(wanted, seat), options };
  return { kind: wanted.kind, options };
}

/** By the name that the host gives it, or one of ours. */
export function botPlace(
  { level, name, temperament }: Omit<BotWanted, 'kind' | 'options'>,
  seat: number,
): Pick<PlaceDoc, 'kind' | 'name' | 'level' | 'temperament'> {
  if (!LEVELS.some((one) => one === level))
    throw new Refuse('unfit', `There is no level '${level.slice(0, 40)}'. There are: ${LEVELS.join(', ')}.`);
  if (temperament !== undefined && !isTemperament(temperament))
    throw new Refuse(
      'unfit',
      `Nobody is '${temperament.slice(0, 40)}'. Bots can be: ${TEMPERAMENTS.join(', ')}.`,
    );
  return {
    kind: 'bot',
    name: name ?? BOT_NAMES[seat % BOT_NAMES.length],
    level,
    ...(temperament ? { temperament } : {}),
  };
}

/** Throws what is wrong with a set-up, as far as it can be said before everybody sits. */
export function agree(
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

export function playing(places: readonly PlaceDoc[]): PlaceDoc[] {
  return places.filter(({ kind }) => kind !== 'locked');
}

type Wishes = Pick<ClientMessageOf<'create'>, 'public' | 'spectators' | 'clock' | 'leaving'>;

/** A table that is being set, by what was said of it. */
export async function freshLaid(
  host: string,
  { public: isPublic = false, spectators = true, clock = { kind: 'none' }, leaving = 'bot' }: Wishes,
  what: Pick<TableDoc, 'game' | 'version' | 'options' | 'packs' | 'places' | 'setup' | 'begun'>,
): Promise<Laid> {
  const now = Date.now();
  const secret = newNonce();
  const doc: TableDoc = {
    ...what,
    ...{ spectators, clock, leaving, host, secret },
    commitment: await commitmentTo(secret),
    invite: newId(),
    away: [],
    awaited: [],
    created: now,
  };
  return {
    id: newId(),
    revision: 1,
    phase: 'gathering',
    isPublic,
    people: peopleIn(doc),
    doc,
    changed: now,
    due: null,
  };
}

/** So many tables one person may have set or sit at without their being over. */
const MOST_TABLES = 40;

/** Whoever may set one more table. */
export async function host(asking: Asking, places: readonly PlaceWanted[]): Promise<Person> {
  const person = asking.person();
  const mine = await asking.hall.store.tablesOf(person.id, MOST_TABLES);
  if (mine.filter(({ phase }) => phase !== 'over').length >= MOST_TABLES)
    throw new Refuse('slower', `You sit at ${MOST_TABLES} tables already; finish or leave one first.`);
  if (places.filter(({ kind }) => kind === 'me').length > 1)
    throw new Refuse('unfit', 'You can sit in one seat only.');
  return person;
}

/** Which place somebody takes: the one he wants, or the first that is free. */
export function freePlace(places: readonly PlaceDoc[], wanted: number | undefined): number {
  const seat = wanted ?? places.findIndex(({ kind }) => kind === 'open');
  if (places[seat]?.kind !== 'open') throw new Refuse('seat', 'This place is taken.');
  return seat;
}

export const replaced = (places: readonly PlaceDoc[], seat: number, by: PlaceDoc): PlaceDoc[] =>
  places.map((place, i) => (i === seat ? by : place));

/** Somebody has stood up from there; what a match brings that began elsewhere stays. */
export function freed({ places, begun }: Pick<TableDoc, 'places' | 'begun'>, seat: number): PlaceDoc[] {
  return replaced(places, seat, { kind: 'open', options: begun ? places[seat].options : {} });
}
