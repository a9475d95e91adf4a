/**
 * Rough play: a random match at which people do what they should not, at every step. They choose nonsense, take back
 * what they can, and give up: in a copy of the match at each question, and now and then in the match itself. It throws
 * with the seed and the record in the message, so that any failure can be replayed.
 */
import type { Game } from '../game.ts';
import { NONE, type Seat } from '../ids.ts';
import type { Match } from '../match.ts';
import { Playthrough } from '../playthrough.ts';
import { Refusal } from '../refusal.ts';
import { CARDS, Rng } from '../rng.ts';
import { stateHash } from '../save.ts';
import type { Wanted } from '../setup.ts';
import { ENDLESS, playOn } from './styles.ts';

export interface Roughness {
  /** Hashes are compared at every so many choices only: they cost more than all the rest. */
  readonly stride: number;
  /** For how many choices a copy is followed after somebody gave up in it; every tenth copy is played to its end. */
  readonly further: number;
}

export function playRoughly<W>(
  game: Game<W>,
  setup: Wanted,
  seed: string,
  { stride, further }: Roughness,
): void {
  const rng = Rng.fromSeed(`rough ${seed}`);
  const play = new Playthrough(game, { ...setup, seed });
  try {
    for (let n = 0; play.match.asked() !== NONE; n++) {
      if (n > ENDLESS) throw new Error('The match does not end.');
      const thoroughly = n % stride === 0;
      tryNonsense(play, rng, thoroughly);
      giveUpInCopy(play.match, rng, n % 10 === 0 ? ENDLESS : further);
      if (rng.below(250, CARDS) === 0) giveUp(play, rng.below(play.match.seats, CARDS));
      else chooseAndTakeBack(play, rng, thoroughly);
    }
    if (!play.match.outcome) throw new Error('Nobody is asked, and the match has no outcome.');
  } catch (error) {
    const story = JSON.stringify(play.record).slice(-3000);
    throw new Error(`${(error as Error).message}\nin ${game.id}, seed '${seed}', after ${story}`, {
      cause: error,
    });
  }
}

const NO_SEATS = [-1, 0.5, 15, 99, NONE, Number.NaN];
const NO_CHOICES: readonly (string | readonly string[])[] = [
  '',
  'no such option',
  '__proto__',
  'constructor',
  '!',
  '!resign!',
  '=',
  '=skip-all',
  '=__proto__:yes',
  'long '.repeat(500),
  [],
  [''],
  ['no', 'such', 'picks'],
];

/** What nobody can choose is refused with a short sentence, and changes nothing. */
function tryNonsense<W>(play: Playthrough<W>, rng: Rng, thoroughly: boolean): void {
  const before = thoroughly ? stateHash(play.match) : '';
  const seat = rng.below(play.match.seats, CARDS);
  const nobody = NO_SEATS[rng.below(NO_SEATS.length, CARDS)];
  const what = NO_CHOICES[rng.below(NO_CHOICES.length, CARDS)];
  const option = play.match.legal(play.match.asked())[0].id;
  for (const nonsense of [
    () => play.enact([seat, what]),
    () => play.choose(seat, String(what)),
    () => play.choose(nobody, option),
    () => play.enact([nobody, '!resign']),
    () => play.prefer(nobody, 'skip-all', 'yes'),
    () => play.hold(nobody, true),
    () => play.choose(play.match.asked(), option, play.match.choices + 1),
    () => play.undo(nobody),
    () => play.retract(nobody),
  ])
    mustBeRefused(nonsense);
  if (thoroughly && stateHash(play.match) !== before)
    throw new Error('A refused choice has changed the match.');
}

function mustBeRefused(nonsense: () => void): void {
  try {
    nonsense();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.message.length > 2000) throw new Error('A refusal is longer than anybody reads.');
    return;
  }
  throw new Error(`This was not refused: ${nonsense}`);
}

function giveUp<W>(play: Playthrough<W>, seat: Seat): void {
  try {
    play.resign(seat);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Whoever gives up, whatever is asked: the others play on, and there is an end. */
function giveUpInCopy<W>(match: Match<W>, rng: Rng, further: number): void {
  const copy = match.clone();
  const seat = rng.below(match.seats, CARDS);
  const asked = match.agenda.at(-1)?.do;
  const choices: string[] = [];
  try {
    copy.resign(seat);
    playOn(copy, rng, 'random', further, (at) => choices.push(`${at.asked()} ${at.agenda.at(-1)?.do}`));
    if (copy.asked() === NONE && !copy.outcome)
      throw new Error('Nobody is asked, and the match has no outcome.');
  } catch (error) {
    if (error instanceof Refusal && choices.length === 0) return;
    const story = `Seat ${seat} gives up at '${asked}', and then (${choices.slice(-5).join(', ')})`;
    throw new Error(`${story}: ${(error as Error).message}`, { cause: error });
  }
}

/** Makes a random choice, a draft with all its picks; taking it back, where that is allowed, undoes it all. */
function chooseAndTakeBack<W>(play: Playthrough<W>, rng: Rng, thoroughly: boolean): void {
  const made = play.choices.length;
  const before = thoroughly ? stateHash(play.match) : '';
  const asked = play.match.pending().filter(({ kind }) => kind !== 'offer');
  const { seat } = asked[rng.below(asked.length, CARDS)];
  while (play.choices.length === made) {
    const options = play.match.legal(seat);
    play.choose(seat, options[rng.below(options.length, CARDS)].id);
  }
  if (!thoroughly || !play.canUndo(seat)) return;
  const choice = play.choices[made];
  const after = stateHash(play.match);
  play.undo(seat);
  if (stateHash(play.match) !== before) throw new Error('Undo: the match is not what it was.');
  play.enact(choice);
  if (stateHash(play.match) !== after) throw new Error('Undo: the same choice has led elsewhere.');
}
