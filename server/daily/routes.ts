/** The list of each day: the best run of each person, and the runs themselves for those who have finished their own. */
import { isDeepStrictEqual } from 'node:util';
import { dailyGames, dailyWorth, dayBefore, dayName, isDay } from '@underhall/table/daily';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Buckets } from '../bucket.ts';
import { newId } from '../ids.ts';
import { hasToken } from '../people.ts';
import { Refuse } from '../refuse.ts';
import type { Around } from '../routes.ts';
import { sentence } from '../sentence.ts';
import type { NamedRun } from '../store/runs.ts';
import type { Person } from '../store/store.ts';
import { judged } from './judge.ts';

const MOST_LISTED = 20;
/** Lists and runs that one address may look at, at once and each second after that. */
const LOOKS = { most: 60, perSecond: 1 };

const STATUS: Readonly<Record<string, number>> = { nowhere: 404, slower: 429, unfit: 400, busy: 503 };

interface Asked {
  readonly game: string;
  readonly day: string;
  readonly person: Person | undefined;
}

export function addDailyRoutes(app: FastifyInstance, { hall, people }: Around): void {
  const { runs } = hall.store;
  const looks = new Buckets(LOOKS.most, LOOKS.perSecond);

  /** What is refused is answered with its sentence; a day that no game has is nowhere. */
  const ofDay =
    (work: (asked: Asked, request: FastifyRequest) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { game, day } = request.params as { readonly game: string; readonly day: string };
      try {
        if (!dailyGames.includes(game) || !isDay(day))
          throw new Refuse('nowhere', 'There is no such match of the day.');
        return await work({ game, day, person: await people.behind(request.raw) }, request);
      } catch (error) {
        if (!(error instanceof Refuse)) throw error;
        return sentence(reply, STATUS[error.code] ?? 403, error.code, error.message);
      }
    };

  const mayLook = (request: FastifyRequest) => {
    if (!looks.take(request.ip)) throw new Refuse('slower', 'Too many questions at once; wait a moment.');
  };

  /** May the runs of others be watched? What happens in a day's dungeon is told to nobody before his own run. */
  const isOpen = async ({ game, day, person }: Asked): Promise<boolean> =>
    day < dayName(Date.now()) ||
    (person !== undefined && (await runs.own(game, day, person.id)) !== undefined);

  const shown = ({ id, name, outcome, at, person }: NamedRun, me: Person | undefined) => ({
    ...{ id, name, outcome, at },
    ...(person === me?.id ? { mine: true } : {}),
  });

  app.get(
    '/api/daily/:game/:day',
    ofDay(async (asked, request) => {
      mayLook(request);
      const { game, day, person } = asked;
      const best = await runs.best(game, day, MOST_LISTED);
      const own = person && (await runs.own(game, day, person.id));
      return {
        runs: best.map((run) => shown(run, person)),
        open: await isOpen(asked),
        ...(own ? { mine: { outcome: own.outcome, place: 1 + (await runs.before(own)) } } : {}),
      };
    }),
  );

  app.get(
    '/api/daily/:game/:day/:run',
    ofDay(async (asked, request) => {
      mayLook(request);
      if (!(await isOpen(asked))) throw new Refuse('phase', 'Finish your own run of this day first.');
      const run = await runs.record((request.params as { readonly run: string }).run);
      if (run?.game !== asked.game || run.day !== asked.day)
        throw new Refuse('nowhere', 'There is no such run any more.');
      return { ...shown(run, asked.person), record: run.record };
    }),
  );

  app.post(
    '/api/daily/:game/:day',
    ofDay(async ({ game, day, person }, request) => {
      if (!person || hasToken(request.raw)) throw new Refuse('guest', 'Say who you are first.');
      if (person.banned) throw new Refuse('guest', 'You may only look on here: the operator has decided so.');
      // Who began before midnight may end after it.
      const today = dayName(Date.now());
      if (day !== today && day !== dayBefore(today))
        throw new Refuse('phase', 'The list of this day takes no more runs.');
      const { record: given, outcome: claimed } = (request.body ?? {}) as {
        readonly record?: unknown;
        readonly outcome?: unknown;
      };
      const { record, outcome } = await hall.replays.run(person.id, (breathe) =>
        judged(hall, { game, day, record: given }, breathe),
      );
      if (!isDeepStrictEqual(claimed, JSON.parse(JSON.stringify(outcome))))
        throw new Refuse('unfit', 'This run does not end as it claims.');
      const run = { id: newId(), game, day, person: person.id, outcome, at: Date.now() };
      await runs.add({ ...run, worth: dailyWorth(game, outcome) }, record);
      const own = await runs.own(game, day, person.id);
      return own ? { place: 1 + (await runs.before(own)) } : {};
    }),
  );
}
