/**
 * DungeonQuest in words: prompts, options, log and card texts, each in its file under words/, and what an edition has to
 * itself in those of the edition. Every word comes out of the table of messages; the names and texts of cards come out
 * of the content.
 */
import type { FaceWords, Game, Pending, Say, Words } from '@underhall/kernel';
import { faceWords, kindWords } from './words/faces.ts';
import { type Labels, labelBy } from './words/labels.ts';
import { type LogWords, sentenceBy } from './words/log.ts';
import { type PromptWords, promptBy } from './words/prompts.ts';
import { standing } from './words/standing.ts';
import type { World } from './world.ts';

/** The words of an edition: its tables have those of both editions in them. */
export interface EditionWords<W extends World> extends PromptWords<W>, LogWords<W> {
  readonly labels: Labels<W>;
  /** What is printed that only this edition has. */
  face(say: Say, game: Game<W>, id: string): FaceWords | undefined;
  readonly rules: RulesBehind;
}

/** The rules behind each question and each window, the most important first. */
export interface RulesBehind {
  readonly questions: Readonly<Record<string, readonly string[]>>;
  readonly windows: Readonly<Record<string, readonly string[]>>;
  /** Behind any other window. */
  readonly window: readonly string[];
}

export function wordsOf<W extends World>(edition: EditionWords<W>): (game: Game<W>) => Words<W> {
  // A match of the edition has the world that the tables of the edition read.
  return wordsBy(edition as unknown as EditionWords<World>) as unknown as (game: Game<W>) => Words<W>;
}

function wordsBy(edition: EditionWords<World>): (game: Game<World>) => Words<World> {
  return (game) => ({
    prompt: (say, view, pending) => promptBy(edition, { say, view }, pending),
    option: (say, view, pending, { id }) => labelBy(edition.labels, { say, view }, pending, id),
    event: (say, view, seen) => sentenceBy(edition, { say, view }, seen),
    face: (say, id) => faceWords(say, game, id) ?? edition.face(say, game, id) ?? kindWords(say, id),
    standing: (say, view, seat) => standing({ say, view }, seat),
    rules: (pending) => rulesBehind(edition.rules, pending),
  });
}

function rulesBehind(rules: RulesBehind, { question }: Pending<World>): readonly string[] {
  if (question.do === 'window') return rules.windows[question.name] ?? rules.window;
  return rules.questions[question.do] ?? [];
}
