import { Playthrough, readRecord, stateHash } from '@underhall/kernel';
import { readBegun, readFairness, unfairness } from '@underhall/protocol';
import { boxedAs } from '../boxes.ts';
import { argumentsOf, type Command, plain, WrongUse } from '../command.ts';
import { readJson } from '../files.ts';
import { isObject } from '../json.ts';

export const verify: Command = {
  help: `Usage: underhall verify FILE [--pack FILE]

Checks an online match that is over, from the file that its table gives out: that the server had
committed itself to its part of the seed before anybody sat down, that the seed is mixed from that
and the parts of all seats, and that the match replays to its end. A match that was
begun on somebody's own machine proves nothing of its dice: that is said, and the exit code is 1.

  --pack FILE   a content pack that the match was played with; may be repeated

Example: underhall verify our-match.json
`,

  async run(args) {
    const { values, positionals } = argumentsOf(args, {
      pack: { type: 'string', multiple: true, default: [] },
    });
    if (positionals.length !== 1) throw new WrongUse('Which match? Name one file.');
    const [file] = positionals;
    const content = readJson(file);
    const fairness = isObject(content) ? readFairness(content.fairness) : undefined;
    const begun = isObject(content) ? readBegun(content.begun) : undefined;
    if (!isObject(content) || !(fairness ?? begun))
      throw new WrongUse(`${file} does not say where its seed came from: it is no match of an online table.`);
    const record = readRecord(content.record, file);
    const wrong = fairness ? await unfairness(fairness, record.setup.seed) : [];
    if (begun)
      wrong.push(
        `The match was begun on the machine of ${plain(begun.by)}, which knew its dice and cards, and went online after ${begun.choices} choices: nothing proves its dice.`,
      );
    const play = Playthrough.replay(boxedAs(record.game).box.open(values.pack.map(readJson)), record);
    if (!play.match.outcome) wrong.push('The match is not over.');
    for (const sentence of wrong) console.log(sentence);
    if (fairness && wrong.length === 0)
      console.log(plain(`The seed is fair: mixed from the server and ${fairness.nonces.length} seats.`));
    console.log(`${play.choices.length} choices replay to hash ${stateHash(play.match)}.`);
    return wrong.length > 0 ? 1 : 0;
  },
};
