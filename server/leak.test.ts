import { DICE, type Match, Rng, type Viewer } from '@underhall/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audienceOf } from '../kernel/ids.ts';
import { Client, NONCE } from './testing/client.ts';
import { type Hosted, host } from './testing/hosted.ts';

let at: Hosted;

beforeAll(async () => {
  at = await host();
});

afterAll(() => at.end());

/** Those of the cards there is one of that this viewer does not know now. */
function secretsFrom(match: Match, viewer: Viewer): Set<string> {
  const { game, instances } = match;
  const copies = new Map<number, number[]>();
  for (let card = 0; card < instances.count; card++) {
    const face = instances.face(card);
    copies.set(face, [...(copies.get(face) ?? []), card]);
  }
  const bit = audienceOf(viewer);
  const hidden = [...copies].filter(
    ([, [card, ...more]]) => more.length === 0 && !(instances.knowers(match, card) & bit),
  );
  return new Set(hidden.map(([face]) => game.faces[face].id));
}

const GAMES = [
  ['dungeonquest-classic', 3, 20],
  ['dungeonquest-revised', 3, 20],
  ['dungeon', 3, 5],
  ['dungeoneer', 3, 40],
  ['market', 3, 3],
] as const;

test.for(GAMES)('nobody at %s is sent a face that he may not know', async ([game, seats, least]) => {
  const people = await Promise.all(
    ['Ada', 'Otto', 'Eve'].slice(0, seats).map((name) => Client.join(at.port, name)),
  );
  const [ada] = people;
  const spectator = new Client(at.port);
  await spectator.connect();
  const { table = '' } = await ada.ask({
    type: 'create',
    game,
    public: true,
    places: [{ kind: 'me', nonce: NONCE }, ...people.slice(1).map(() => ({ kind: 'open' as const }))],
  });
  for (const one of people.slice(1)) await one.ask({ type: 'sit', table, nonce: NONCE.replace('0', 'e') });
  const all = [...people, spectator];
  for (const one of all) await one.watch(table);
  await ada.ask({ type: 'start', table });
  const play = await (await at.running.hall.room(table)).play();
  if (!play) throw new Error('It has not begun.');
  const { table: real } = play;
  const viewers = all.map((client, seat) => ({
    client,
    viewer: (client === spectator ? 'spectator' : seat) as Viewer,
    /** What this viewer has ever known, by the kernel's own account of cards and events. */
    known: new Set<string>(),
    read: 0,
    searched: new Set<string>(),
  }));
  const rng = Rng.fromSeed('leak');
  const look = () => {
    for (const one of viewers) {
      const hidden = secretsFrom(real.match, one.viewer);
      for (const { id } of real.match.game.faces) if (!hidden.has(id)) one.known.add(id);
      for (const { faces } of real.seen(one.viewer)) for (const id of Object.values(faces)) one.known.add(id);
      const secrets = [...hidden].filter((id) => !one.known.has(id));
      for (const id of secrets) one.searched.add(id);
      const texts = one.client.received.slice(one.read);
      one.read = one.client.received.length;
      for (const text of texts)
        for (const id of secrets)
          if (text.includes(`"${id}"`))
            throw new Error(`${one.viewer} was sent '${id}': ${text.slice(0, 2000)}`);
    }
  };
  for (let made = 0; made < 40 && !real.isOver; made++) {
    const pending = real.match.pending();
    const { seat, options } = pending[made % 4 ? 0 : rng.below(pending.length, DICE)];
    const option = options[rng.below(options.length, DICE)].id;
    await people[seat].ask({ type: 'choose', table, option, moment: real.match.choices });
    await spectator.ask({ type: 'ping' });
    look();
  }
  const { secret, setup } = (await at.running.hall.room(table)).doc;
  for (const { client, searched } of viewers) {
    const wire = client.received.join('\n');
    expect(searched.size).toBeGreaterThanOrEqual(least);
    expect(wire).not.toContain(secret);
    expect(wire).not.toContain(setup?.seed);
    expect(wire).not.toContain(NONCE.replace('0', 'e'));
    client.close();
  }
});
