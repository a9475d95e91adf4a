/** A match that was begun on somebody's own machine goes on here. It is marked: that machine knew its dice and cards. */
import { type MatchRecord, Misfit, save, stateHash } from '@underhall/kernel';
import type { ClientMessageOf, PlaceWanted } from '@underhall/protocol';
import { retraced } from '@underhall/table';
import { Refuse } from '../refuse.ts';
import type { Asking } from './handle.ts';
import { freshLaid, host, placeOf } from './places.ts';

export async function bring(asking: Asking, message: ClientMessageOf<'bring'>) {
  const { packs = [], picks = [], places: wanted } = message;
  const { hall } = asking;
  const person = await host(asking, wanted);
  const { play, steps } = await hall.replays.run(person.id, async (breathe) => {
    const speech = await hall.games.open(gameOf(message.record), packs);
    return retraced(speech.game, message.record, picks, breathe);
  });
  const { record, match, setup } = play;
  mustFit(record, wanted);
  if (match.outcome) throw new Refuse('phase', 'This match is over: nobody can go on with it.');
  if (stateHash(match) !== message.hash)
    throw new Refuse('unfit', 'Replayed here, this match stands otherwise than on your machine.');
  const { game, version } = record;
  const laid = await freshLaid(person.id, message, {
    ...{ game, version, options: setup.options, packs, setup },
    places: wanted.map((place, seat) => ({ ...placeOf(place, person, seat), options: setup.seats[seat] })),
    begun: { by: person.name, choices: record.choices.length, steps: steps.length },
  });
  await hall.add(laid, steps);
  await hall.store.keepSnapshot({ table: laid.id, number: steps.length, saved: save(match) });
  return { table: laid.id, invite: laid.doc.invite };
}

/** What it says of itself; whether that is so is looked at when it is replayed. */
function gameOf(record: unknown): string {
  const { game } = (typeof record === 'object' && record !== null ? record : {}) as {
    readonly game?: unknown;
  };
  if (typeof game !== 'string') throw new Misfit('This match', ['does not say of which game it is.']);
  return game;
}

function mustFit({ arranged, setup }: MatchRecord, places: readonly PlaceWanted[]): void {
  if (arranged) throw new Refuse('unfit', 'A lesson cannot be played with others.');
  if (places.length !== setup.seats.length)
    throw new Refuse('unfit', `This match has ${setup.seats.length} seats, and ${places.length} were named.`);
  if (places.some(({ kind }) => kind === 'locked'))
    throw new Refuse('unfit', 'No seat of a match that has begun can be closed.');
  if (!places.some(({ kind }) => kind === 'me')) throw new Refuse('unfit', 'Say which seat is yours.');
}
