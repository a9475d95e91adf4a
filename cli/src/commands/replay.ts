import { sayIn, stateHash, type Viewer } from '@underhall/kernel';
import { argumentsOf, type Command, plain, WrongUse } from '../command.ts';
import { replayed } from '../records.ts';
import { bold, dim } from '../style.ts';

export const replay: Command = {
  help: `Usage: underhall replay FILE|LINK [--seat SEAT] [--pack FILE]

Replays a match saved by 'underhall play' or packed into a link; prints its log, how it ended and
the hash of the final state.

  --seat SEAT   the log as this seat saw it, or 'spectator' (default: everything)
  --pack FILE   a content pack that the match was played with; may be repeated

Example: underhall replay my-match.json
`,

  run(args) {
    const { values, positionals } = argumentsOf(args, {
      seat: { type: 'string' },
      pack: { type: 'string', multiple: true, default: [] },
    });
    if (positionals.length !== 1) throw new WrongUse('Which match? Name one file or one link.');
    const { boxed, play } = replayed(positionals[0], values.pack);
    const viewer = viewerOf(values.seat, play.match.seats);
    const words = boxed.box.words(play.game);
    const say = sayIn(play.game.spec.messages);
    const view = play.view(viewer);
    console.log(bold(plain(`${play.game.spec.name}, ${play.match.seats} seats, seed ${play.setup.seed}`)));
    for (const seen of play.events.seenBy(viewer)) {
      const line = words.event(say, view, seen);
      if (line !== undefined) console.log(line);
    }
    const { outcome } = play.match;
    const winners = outcome?.winners.length
      ? outcome.winners.map((seat) => `seat ${seat}`).join(', ')
      : 'nobody';
    console.log(outcome ? bold(`Won by ${winners} (${outcome.rule}).`) : 'The match is not over.');
    console.log(dim(`${play.choices.length} choices`));
    console.log(`hash ${stateHash(play.match)}`);
    return 0;
  },
};

function viewerOf(seat: string | undefined, seats: number): Viewer {
  if (seat === undefined) return 'everything';
  if (seat === 'spectator') return seat;
  const number = Number(seat);
  if (seat === '' || !Number.isInteger(number) || number < 0 || number >= seats) {
    throw new WrongUse(`--seat must be a number from 0 to ${seats - 1}, or 'spectator'.`);
  }
  return number;
}
