import { Playthrough, Rng, stateHash } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { boxOf } from './boxes.ts';
import { playedAgain, retraced } from './steps.ts';

const HERE = () => undefined;

/** Played at random, so many choices or to the end. */
async function played(game: string, choices: number): Promise<Playthrough> {
  const play = new Playthrough((await boxOf(game)).open([]), { seats: [{}, {}], seed: 'steps' });
  const dice = Rng.fromSeed('steps');
  while (!play.match.outcome && play.choices.length < choices) {
    const [{ seat, options }] = play.match.pending().filter(({ kind }) => kind !== 'offer');
    play.choose(seat, options[dice.below(options.length, 0)].id);
  }
  return play;
}

test.each(['dungeonquest-revised', 'dungeoneer', 'market'])(
  '%s: the steps of a record lead to the state that the record leads to',
  async (game) => {
    const { record, match } = await played(game, 120);
    let breaths = 0;
    const { play, steps } = await retraced(match.game, record, [], () => {
      breaths++;
      return undefined;
    });
    expect(stateHash(play.match)).toBe(stateHash(match));
    expect(breaths).toBe(record.choices.length);
    const fresh = { record: { ...record, choices: [] }, picks: [], steps };
    expect(stateHash(playedAgain(match.game, fresh).match)).toBe(stateHash(match));
  },
);

test('what does more than may be replayed for strangers is refused, and so is what cannot have gone so', async () => {
  const { record, match } = await played('market', 20);
  await expect(retraced(match.game, record, [], HERE, 5)).rejects.toThrow('5 effects');
  const impossible = { ...record, choices: [...record.choices.slice(0, 3), [0, 'nonsense']] };
  await expect(retraced(match.game, impossible, [], HERE)).rejects.toThrow('choice 4');
});
