/** The games on the shelf, as screens show them before any of their rules are loaded. */

export interface OnShelf {
  readonly id: string;
  readonly name: string;
  readonly players: string;
  readonly playable: boolean;
  /** The ledger of its rules. */
  readonly rules: (() => Promise<string>) | undefined;
}

const raw = (load: () => Promise<{ default: string }>) => () => load().then((module) => module.default);

export const games: readonly OnShelf[] = [
  {
    id: 'dungeonquest-classic',
    name: 'DungeonQuest',
    players: '1–4',
    playable: true,
    rules: raw(() => import('../../../games/dungeonquest/classic/rules.md?raw')),
  },
  {
    id: 'dungeonquest-revised',
    name: 'DungeonQuest Revised',
    players: '1–4',
    playable: false,
    rules: undefined,
  },
  {
    id: 'dungeon',
    name: 'Dungeon!',
    players: '2–8',
    playable: true,
    rules: raw(() => import('../../../games/dungeon/rules.md?raw')),
  },
  { id: 'dungeoneer', name: 'Dungeoneer', players: '2–4', playable: false, rules: undefined },
];

/** Small games that prove the engine; good for five minutes. */
export const tavern: readonly OnShelf[] = [
  {
    id: 'pig',
    name: 'Pig',
    players: '2–6',
    playable: true,
    rules: raw(() => import('../../../kernel/examples/pig/rules.md?raw')),
  },
  {
    id: 'duel',
    name: 'Duel',
    players: '2',
    playable: true,
    rules: raw(() => import('../../../kernel/examples/duel/rules.md?raw')),
  },
  {
    id: 'market',
    name: 'The Night Market',
    players: '2–4',
    playable: true,
    rules: raw(() => import('../../../kernel/examples/market/rules.md?raw')),
  },
];

const everything: readonly OnShelf[] = [...games, ...tavern];
export const playable: readonly OnShelf[] = everything.filter((game) => game.playable);
export const withRules: readonly OnShelf[] = everything.filter(({ rules }) => rules !== undefined);

export function onShelf(id: string): OnShelf | undefined {
  return everything.find((game) => game.id === id);
}

export function gameName(id: string): string {
  return onShelf(id)?.name ?? id;
}
