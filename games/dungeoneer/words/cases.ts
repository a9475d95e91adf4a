/** What has cases: Threats with success and fail, dice with their results, conditions; and who pays what. */
import { listed } from '@underhall/kernel';
import { flagBit } from '../language/nouns.ts';
import type { Says, Steps } from '../language/says.ts';
import type { Selector } from '../language/selectors.ts';
import { piecesOf } from './phrases.ts';
import { type Context, isNothing, joined, type Named, type Piece, rawSentences, told } from './pieces.ts';
import { cardText, racesText, whereText } from './selected.ts';

type Of<D extends Says['do']> = Extract<Says, { readonly do: D }>;

/** Behind a label: the first sentence begins small. */
function labelled(pieces: readonly Piece[], context: Context): string {
  return told(rawSentences(pieces, context), true);
}

/** “Speed 5+ or take 1 wound”, “Magic 12+ to discard this card”, or both results after their labels. */
export function threatPiece({ score, number, fail, success }: Of<'threat'>, around: Context): Piece {
  const { say } = around;
  const roll = say('text.threat', { score: say(`score.${score}`), n: number });
  const context: Context = { ...around, addressed: around.it.kind !== 'you' };
  const [failed, succeeded] = [piecesOf(fail, context), piecesOf(success, context)];
  const plain = (pieces: readonly Piece[]) => pieces.every(({ kind }) => kind !== 'fact');
  const text = (it: Named): string => {
    const here = { ...context, it };
    if (succeeded.length === 0 && plain(failed))
      return say('text.threat.or', { roll, fail: joined(failed, here) });
    if (failed.length === 0 && plain(succeeded))
      return say('text.threat.to', { roll, success: joined(succeeded, here) });
    const results = [
      `${roll}.`,
      succeeded.length > 0 ? say('text.success', { text: labelled(succeeded, here) }) : '',
      failed.length > 0 ? say('text.fail', { text: labelled(failed, here) }) : '',
    ];
    return results.filter(Boolean).join(' ');
  };
  return { kind: 'fact', text };
}

/** “roll a die: on a 1 or 2 lose 1 MP” */
export function rollingText(branches: Of<'roll'>['branches'], context: Context): string {
  const { say } = context;
  const cases = branches
    .filter(({ effect }) => !isNothing(effect as Steps))
    .map(({ from, to, effect }) => ({
      on: facesText(context, from, to),
      pieces: piecesOf(effect as Steps, context),
    }));
  const [only, ...more] = cases;
  if (more.length === 0)
    return say('text.roll.one', { on: only?.on ?? '', do: joined(only?.pieces ?? [], context) });
  return [
    say('text.roll'),
    ...cases.map(({ on, pieces }) => say('text.case', { on, do: labelled(pieces, context) })),
  ].join(' ');
}

/** “1 or 2”, “3–5” */
function facesText({ say }: Context, from: number, to: number): string {
  if (from === to) return `${from}`;
  return say(to === from + 1 ? 'die.two' : 'die.range', { from, to });
}

/** “in a Passage, gain 1 Glory; elsewhere, lose 1 Peril”; `also`: something was said before that holds anyway. */
export function conditional({ test, yes, no }: Of<'if'>, context: Context, also: boolean): Piece {
  const { say, placeName } = context;
  const [good, bad] = [piecesOf(yes, context), piecesOf(no, context)];
  const text = (it: Named): string => {
    const where = test.noun === 'space' ? whereText(say, test, placeName) : say(`if.${test.noun}`);
    const [a, b] = [joined(good, { ...context, it }), joined(bad, { ...context, it })];
    if (bad.length === 0) return say(also ? 'text.if.also' : 'text.if', { where, yes: a });
    if (good.length === 0) return say('text.unless', { where, no: b });
    // “+3 to your die; elsewhere, +1”
    return say('text.if.else', { where, yes: a, no: a.slice(2) === b.slice(2) ? b.slice(0, 2) : b });
  };
  return { kind: 'fact', text };
}

/** “every hero in the space”, “your courtiers that attack beside it” */
export function everyoneText({ say }: Context, { noun, flags, tests }: Selector): string {
  if (noun !== 'monster') return say(flags === 0 ? 'each.hero' : 'each.hero.here');
  const race = tests.find(({ key }) => key === 'race');
  if (!race) return say('each.monsters.any');
  return say('each.monsters', {
    monsters: listed(
      say,
      race.words.map((word) => racesText(word)),
      'or',
    ),
  });
}

/** “pay 5 Glory”, “give up one of your Treasures” */
export function payText({ say }: Context, what: Of<'pay'>['what'], n: number | string, it: Named): string {
  if (typeof what === 'string') return say(`verb.pay.${what}`, { o: it.o, n });
  const key = what.flags & flagBit('card', 'play') ? 'verb.pay.cards' : 'verb.pay.hand';
  return say(key, { o: it.o, cards: cardText(say, what, it, n) });
}
