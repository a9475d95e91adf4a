/** The games on the shelf, as screens show them before any of their rules are loaded. */
import { type OnShelf, onShelf, shelf } from '@underhall/table/shelf';

export { type OnShelf, onShelf };

export const games: readonly OnShelf[] = shelf.filter(({ kind }) => kind === 'classic');
/** Small games that prove the engine; good for five minutes. */
export const tavern: readonly OnShelf[] = shelf.filter(({ kind }) => kind === 'tavern');
export const playable: readonly OnShelf[] = [...games, ...tavern].filter((game) => game.playable);

/** Other editions of a game that can be played. */
export function editionsBeside(id: string): readonly OnShelf[] {
  const family = onShelf(id)?.family;
  return playable.filter((game) => family !== undefined && game.family === family && game.id !== id);
}

const ledgers = import.meta.glob<string>(
  ['../../../games/**/rules.md', '../../../kernel/examples/*/rules.md'],
  { query: '?raw', import: 'default' },
);

/** Loads the ledger of a game's rules; undefined if there is none. */
export function rulesText(id: string): (() => Promise<string>) | undefined {
  const game = onShelf(id);
  return game && ledgers[`../../../${game.folder}/rules.md`];
}

export const withRules: readonly OnShelf[] = [...games, ...tavern].filter(
  ({ id }) => rulesText(id) !== undefined,
);

export function gameName(id: string): string {
  return onShelf(id)?.name ?? id;
}
