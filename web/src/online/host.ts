/** The match of a table with friends: its screen is made in the worker, its choices are made at the server. */
import { sittersOf, type TableCard } from '@underhall/protocol';
import { RIVALS } from '../art/portraitArt.ts';
import { call, shownBy } from '../play/hall.ts';
import type { Json, Kept, MatchHost, MatchRecord, Origin, Refused, Sitter } from '../play/scene.ts';
import { store } from '../play/store.ts';
import type { FarTable } from './farTable.ts';
import { wire } from './session.ts';
import { WireError } from './wire.ts';

/** Those who sit there, as this screen calls them; bots are called as at any table. */
export function atTable(card: TableCard): readonly Sitter[] {
  return sittersOf(card).map((sitter, seat) =>
    sitter.kind === 'bot' && !sitter.name ? { ...sitter, name: RIVALS[seat % RIVALS.length] } : sitter,
  );
}

/** The match as far as it is known before it is over: without its seed and its choices. */
export function keptOf(card: TableCard, packs: readonly Json[]): Kept {
  const { id, game, version, options, places, created, changed, outcome, awaited } = card;
  const seats = places.map((place) => place.options);
  return {
    ...{ id, game, packs, sitters: atTable(card), created, changed, outcome, waitsFor: awaited, picks: [] },
    record: { game, version, setup: { options, seats, seed: '' }, choices: [] },
    occasion: { kind: 'online', name: id },
  };
}

export interface OnlineHost extends MatchHost {
  /** Somebody has come, gone or is called otherwise. */
  seat(sitters: readonly Sitter[]): void;
}

export function onlineHost(far: FarTable, kept: Kept, you: number | undefined): OnlineHost {
  const { id, game, packs, sitters } = kept;
  const { heed, ...screen } = shownBy(id);
  let opened: Promise<void> = Promise.resolve();
  let record: Promise<MatchRecord> | undefined;
  let origin: Origin | undefined;
  const act = async (asking: Parameters<FarTable['say']>[0]): Promise<Refused | undefined> => {
    try {
      await far.say(asking);
      return undefined;
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      const { code, message, rule } = error;
      return { code, message, rule };
    }
  };
  const theRecord = (): Promise<MatchRecord> => {
    record ??= recordOf(far, packs).then((found) => {
      origin = found.origin;
      return found.record;
    });
    record.catch(() => {
      record = undefined;
    });
    return record;
  };
  return {
    ...screen,
    open(warn) {
      heed(warn);
      opened = call('openFar', { id, game, packs, sitters, you });
      far.attach((update) => {
        opened
          .then(() => call('hearFar', id, update))
          .then(
            (heard) => heard || far.resync(),
            () => undefined,
          );
      });
      return opened;
    },
    seat: (now) => {
      opened.then(() => call('seatFar', id, now)).catch(() => undefined);
    },
    choose: (_, option, moment) => act({ type: 'choose', option, moment }),
    retract: () => act({ type: 'retract' }),
    undo: () => act({ type: 'undo' }),
    hold: (_, raised) => act({ type: 'hold', raised }),
    prefer: (_, name, value) => act({ type: 'prefer', name, value }),
    resign: () => act({ type: 'resign' }),
    record: theRecord,
    origin: () => origin,
    link: async () => call('linkOf', await theRecord(), packs),
    close() {
      far.detach();
      screen.close();
    },
  };
}

interface Whole {
  readonly record: MatchRecord;
  readonly origin: Origin;
}

/** The whole match when it is over, with where its seed came from. */
export async function fetchRecord({ id: table, invite }: FarTable): Promise<Whole> {
  const { record, ...from } = await wire.ask({ type: 'record', table, ...(invite ? { invite } : {}) });
  if (!record) throw new WireError('unknown', 'The server sent no match.');
  const { fairness, begun } = from;
  return { record, origin: { ...(fairness && { fairness }), ...(begun && { begun }) } };
}

/** It stays in this browser, like any match that was played here: for replays, and for the hall. */
async function recordOf(far: FarTable, packs: readonly Json[]): Promise<Whole> {
  const whole = await fetchRecord(far);
  const { card } = far.get();
  if (card) await store.put('matches', { ...keptOf(card, packs), ...whole }).catch(() => undefined);
  return whole;
}
