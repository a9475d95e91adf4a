/**
 * The shelf of games: one record for each, for terminal, lab, browser and server. It is plain data, so that a page can
 * show it before anything of a game is loaded; boxes.ts opens them, and does not compile while one has no box.
 */

import { type Preset as DungeonPreset, presets as dungeonPresets } from '@underhall/dungeon/presets';
import { type Preset as DungeoneerPreset, presets as dungeoneerPresets } from '@underhall/dungeoneer/presets';
import {
  type Preset as DungeonQuestPreset,
  presets as dungeonquestPresets,
} from '@underhall/dungeonquest/presets';
import type { Setup } from '@underhall/kernel';

/** A ready-made table. */
export type Preset = DungeonPreset | DungeoneerPreset | DungeonQuestPreset;

export interface Daily {
  /** What is drawn for it is the value of this option of a seat. */
  readonly brings: string;
  /** So many bots play against everybody. */
  readonly rivals?: number;
  readonly options?: Setup['options'];
  /** What is gained in it, and what says that one came out of it alive, by what the game calls them in its results. */
  readonly gain: string;
  readonly alive?: string;
}

export interface OnShelf {
  readonly id: string;
  readonly name: string;
  /** What the editions of one game have in common: they are measured in the same way. */
  readonly family?: string;
  /** How many can play it. */
  readonly players: string;
  /** How many minutes a match takes those who know it, against bots. */
  readonly minutes: string;
  /** How much there is to learn. */
  readonly weight: 'light' | 'medium' | 'heavy';
  /**
   * One of the classic games, a small one for five minutes in the tavern that proves the engine, or one that only proves
   * the engine or has no screen yet: for the terminal.
   */
  readonly kind: 'classic' | 'tavern' | 'workshop';
  /** Can it be played, or is it still to come? */
  readonly playable: boolean;
  /** From the root of the repository: holds rules.md and scenarios/. */
  readonly folder: string;
  /** Where tests and scenarios are that name its rules; the folder itself, unless more is shared. */
  readonly tests?: string;
  readonly presets?: readonly Preset[];
  /** One match a day is the same for everybody. */
  readonly daily?: Daily;
}

const games = [
  {
    id: 'dungeonquest-classic',
    name: 'DungeonQuest',
    family: 'dungeonquest',
    players: '1–4',
    minutes: '15–30',
    weight: 'medium',
    kind: 'classic',
    playable: true,
    folder: 'games/dungeonquest/classic',
    tests: 'games/dungeonquest',
    presets: dungeonquestPresets,
    daily: { brings: 'hero', gain: 'gold', alive: 'out' },
  },
  {
    id: 'dungeonquest-revised',
    name: 'DungeonQuest Revised',
    family: 'dungeonquest',
    players: '1–4',
    minutes: '15–30',
    weight: 'medium',
    kind: 'classic',
    playable: true,
    folder: 'games/dungeonquest/revised',
    tests: 'games/dungeonquest',
    presets: dungeonquestPresets,
    daily: { brings: 'hero', gain: 'gold', alive: 'out' },
  },
  {
    id: 'dungeon',
    name: 'Dungeon!',
    players: '2–8',
    minutes: '20–60',
    weight: 'light',
    kind: 'classic',
    playable: true,
    folder: 'games/dungeon',
    presets: dungeonPresets,
    daily: { brings: 'adventurer', rivals: 2, options: { expert: true }, gain: 'gold' },
  },
  {
    id: 'dungeoneer',
    name: 'Dungeoneer',
    players: '2–6',
    minutes: '45–90',
    weight: 'heavy',
    kind: 'classic',
    playable: true,
    folder: 'games/dungeoneer',
    presets: dungeoneerPresets,
    daily: { brings: 'hero', rivals: 1, gain: 'quests', alive: 'life' },
  },
  {
    id: 'pig',
    name: 'Pig',
    players: '2–6',
    minutes: '5',
    weight: 'light',
    kind: 'tavern',
    playable: true,
    folder: 'kernel/examples/pig',
    tests: 'kernel',
  },
  {
    id: 'duel',
    name: 'Duel',
    players: '2',
    minutes: '5',
    weight: 'light',
    kind: 'tavern',
    playable: true,
    folder: 'kernel/examples/duel',
    tests: 'kernel',
  },
  {
    id: 'market',
    name: 'The Night Market',
    players: '2–4',
    minutes: '10',
    weight: 'light',
    kind: 'tavern',
    playable: true,
    folder: 'kernel/examples/market',
    tests: 'kernel',
  },
  {
    id: 'warren',
    name: 'Warren',
    players: '2–4',
    minutes: '10',
    weight: 'light',
    kind: 'workshop',
    playable: true,
    folder: 'kernel/examples/warren',
    tests: 'kernel',
  },
] as const satisfies readonly OnShelf[];

/** Those that people see: all but what is only for the terminal. */
export type ShownId = Extract<(typeof games)[number], { readonly kind: 'classic' | 'tavern' }>['id'];
export type PlayableId = Extract<(typeof games)[number], { readonly playable: true }>['id'];

export const shelf: readonly OnShelf[] = games;

export function onShelf(id: string): OnShelf | undefined {
  return shelf.find((game) => game.id === id);
}
