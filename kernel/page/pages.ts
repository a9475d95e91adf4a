/**
 * The pages of a game for people who write scenarios: everything that can be named in it, made from what the game
 * declares. `underhall facts GAME` prints them, and docs/games/ keeps them.
 */
import type { GameBox } from '../game.ts';
import { contentParts, hasContents } from './contents.ts';
import { languageParts } from './language.ts';
import { joined } from './markdown.ts';
import { referenceParts } from './reference.ts';

/** By the name of its file. `ledger` is where the rules stand, as seen from docs/games. */
export function gamePages(box: GameBox, ledger: string): Readonly<Record<string, string>> {
  const game = box.open();
  const words = box.words(game);
  const { id, spec } = game;
  const how = `Written by \`npx underhall facts ${id}\` from what the game declares; do not edit it by hand. How to write a scenario: [scenarios.md](../scenarios.md). The rules with their ids: [rules.md](${ledger}).`;
  const title = `# ${spec.name}: what a scenario can name`;
  const contents = contentParts(game, words);
  const language = languageParts(game);
  const page = (...parts: readonly string[]) => `${joined(...parts)}\n`;
  if (!hasContents(game, words))
    return { [`${id}.md`]: page(title, how, ...referenceParts(game), ...contents) };
  const link = (file: string) => `[${file}](${file})`;
  const more = `What is in the box (the board, and what each card does): ${link(`${id}-box.md`)}.`;
  const back = `What else a scenario can name: ${link(`${id}.md`)}.`;
  const cards = 'How to write a card: [adding-a-card.md](../adding-a-card.md).';
  return {
    [`${id}.md`]: page(title, `${how} ${more}`, ...referenceParts(game)),
    [`${id}-box.md`]: page(`# ${spec.name}: what is in the box`, `${how} ${back}`, ...contents),
    ...(language.length > 0 && {
      [`${id}-language.md`]: page(
        `# ${spec.name}: the card language`,
        `Written by \`npx underhall facts ${id}\` from what the game declares; do not edit it by hand. ${cards} The cards of the box, in words: ${link(`${id}-box.md`)}.`,
        ...language,
      ),
    }),
  };
}
