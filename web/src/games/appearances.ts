/**
 * How each game appears on the screens: here a game is entered in the app, and nowhere else. What is large is loaded when
 * it is wanted, so this is small enough for every screen.
 */
import type { MomentKind as DungeonMoment } from '@underhall/dungeon';
import type { MomentKind as DungeoneerMoment } from '@underhall/dungeoneer';
import type { MomentKind as DungeonQuestMoment } from '@underhall/dungeonquest';
import type { PlayableId, ShownId } from '@underhall/table/shelf';
import { type ComponentType, lazy } from 'react';
import { under } from '../app/address.ts';
import { fared as dungeonFared } from '../dungeon/fared.ts';
import { compendium as dungeoneerCompendium } from '../dungeoneer/compendium.ts';
import { fared as dungeoneerFared } from '../dungeoneer/fared.ts';
import { heroColours } from '../dungeonquest/art/colours.ts';
import { fared as dungeonquestFared } from '../dungeonquest/fared.ts';
import type { MomentIconName } from '../parts/KeyMoments.tsx';
import type { Appearance } from './appearance.ts';

type MomentIcons<K extends string> = Readonly<Record<K, MomentIconName>>;

/** A component that is loaded when it is first drawn. */
function drawn<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(() => load().then((component) => ({ default: component })));
}

const dungeonquestMoments: MomentIcons<DungeonQuestMoment> = {
  death: 'tombstone',
  knock: 'bleeding-wound',
  out: 'exit-door',
  night: 'sunset',
  dragon: 'spiked-dragon-head',
  loot: 'open-treasure-chest',
  combat: 'crossed-swords',
  below: 'cave-entrance',
};

const dungeonMoments: MomentIcons<DungeonMoment> = {
  fall: 'tombstone',
  wound: 'bleeding-wound',
  cage: 'dungeon-gate',
  sword: 'broadsword',
  guard: 'open-treasure-chest',
  riches: 'open-treasure-chest',
  win: 'laurels',
};

const dungeoneerMoments: MomentIcons<DungeoneerMoment> = {
  quest: 'laurels',
  level: 'broadsword',
  slain: 'crossed-swords',
  fall: 'tombstone',
  theft: 'exit-door',
  minion: 'dungeon-gate',
  promotion: 'cave-entrance',
  win: 'laurels',
};

/** What people see, and what may be drawn already while it is only for the terminal. */
const appearances: Readonly<Record<ShownId, Appearance> & Partial<Record<PlayableId, Appearance>>> = {
  'dungeonquest-classic': {
    sentence: 'home.box.dungeonquest-classic',
    cover: 'castle',
    table: () => import('../dungeonquest/classic/table.tsx').then((module) => module.table),
    lesson: {
      sentence: 'learn.about.dungeonquest-classic',
      load: () => import('../dungeonquest/classic/lesson.ts').then((module) => module.lesson),
    },
    Primer: drawn(() =>
      import('../dungeonquest/classic/primer.tsx').then((module) => module.DungeonQuestPrimer),
    ),
    fared: dungeonquestFared,
    colours: heroColours,
    moments: dungeonquestMoments,
    Picture: drawn(() => import('../dungeonquest/pictures.tsx').then((module) => module.Picture)),
    Patterns: drawn(() => import('../dungeonquest/pictures.tsx').then((module) => module.Patterns)),
    Card: drawn(() => import('../dungeonquest/pictures.tsx').then((module) => module.Card)),
    compendium: {
      together: { power: 'power' },
      left: ['token'],
      pieces: ['heroes', 'monsters', 'chamber'],
    },
    lab: { Heat: drawn(() => import('../dungeonquest/BoardHeat.tsx').then((module) => module.BoardHeat)) },
    pack: () => import('../dungeonquest/classic/pack.ts').then((module) => module.example),
    ...(import.meta.env.DEV && {
      Gallery: drawn(() => import('../dungeonquest/Gallery.tsx').then((module) => module.Gallery)),
    }),
  },
  'dungeonquest-revised': {
    sentence: 'home.box.dungeonquest-revised',
    cover: 'rebuilt',
    table: () => import('../dungeonquest/revised/table.tsx').then((module) => module.table),
    lesson: {
      sentence: 'learn.about.dungeonquest-revised',
      load: () => import('../dungeonquest/revised/lesson.ts').then((module) => module.lesson),
    },
    Primer: drawn(() => import('../dungeonquest/revised/primer.tsx').then((module) => module.RevisedPrimer)),
    Differences: drawn(() =>
      import('../dungeonquest/revised/Differences.tsx').then((module) => module.Differences),
    ),
    fared: dungeonquestFared,
    colours: heroColours,
    moments: dungeonquestMoments,
    Picture: drawn(() => import('../dungeonquest/revised/pictures.tsx').then((module) => module.Picture)),
    Patterns: drawn(() => import('../dungeonquest/pictures.tsx').then((module) => module.Patterns)),
    Card: drawn(() => import('../dungeonquest/pictures.tsx').then((module) => module.Card)),
    compendium: {
      pieces: ['heroes', 'chamber'],
    },
    lab: { Heat: drawn(() => import('../dungeonquest/BoardHeat.tsx').then((module) => module.BoardHeat)) },
    pack: () => import('../dungeonquest/revised/pack.ts').then((module) => module.example),
  },
  dungeon: {
    sentence: 'home.box.dungeon',
    cover: 'vault',
    table: () => import('../dungeon/DungeonTable.tsx').then((module) => module.dungeonTable),
    lesson: {
      sentence: 'learn.about.dungeon',
      load: () => import('../dungeon/lesson.ts').then((module) => module.lesson),
    },
    Primer: drawn(() => import('../dungeon/primer.tsx').then((module) => module.DungeonPrimer)),
    fared: dungeonFared,
    moments: dungeonMoments,
    Picture: drawn(() => import('../dungeon/pictures.tsx').then((module) => module.Picture)),
    Card: drawn(() => import('../dungeon/pictures.tsx').then((module) => module.Card)),
    compendium: {
      together: { monster: 'monsters', treasure: 'treasures' },
      pieces: ['adventurers'],
    },
    lab: {
      compared: ['elf', 'hero', 'elf', 'hero'].map((adventurer) => ({ adventurer })),
      gold: 'lab.distribution.dungeon',
      Heat: drawn(() => import('../dungeon/PlanHeat.tsx').then((module) => module.PlanHeat)),
    },
  },
  dungeoneer: {
    sentence: 'home.box.dungeoneer',
    cover: 'carillon',
    table: () => import('../dungeoneer/DungeoneerTable.tsx').then((module) => module.dungeoneerTable),
    lesson: {
      sentence: 'learn.about.dungeoneer',
      load: () => import('../dungeoneer/lesson.ts').then((module) => module.lesson),
    },
    Primer: drawn(() => import('../dungeoneer/primer.tsx').then((module) => module.DungeoneerPrimer)),
    Picture: drawn(() => import('../dungeoneer/pictures.tsx').then((module) => module.Picture)),
    Patterns: drawn(() => import('../dungeoneer/pictures.tsx').then((module) => module.Patterns)),
    Card: drawn(() => import('../dungeoneer/pictures.tsx').then((module) => module.Card)),
    compendium: dungeoneerCompendium,
    fared: dungeoneerFared,
    moments: dungeoneerMoments,
    pack: () => import('../dungeoneer/pack.ts').then((module) => module.example),
  },
  pig: { sentence: 'home.box.pig' },
  duel: { sentence: 'home.box.duel' },
  market: { sentence: 'home.box.market' },
};

/** What is known of a game that is not entered: its rules may be on their way here in a link or a file. */
const PLAIN: Partial<Appearance> = {};

export function appearanceOf(game: string): Partial<Appearance> {
  return under<Appearance>(appearances, game) ?? PLAIN;
}

/** Those of which something is so, in the order of the shelf. */
export function gamesWith(part: keyof Appearance): string[] {
  return Object.entries<Appearance>(appearances).flatMap(([game, appearance]) =>
    appearance[part] === undefined ? [] : [game],
  );
}
