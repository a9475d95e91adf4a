/**
 * How each game appears on the screens: here a game is entered in the app, and nowhere else. What is large is loaded when
 * it is wanted, so this is small enough for every screen.
 */
import type { MomentKind as DungeonMoment } from '@underhall/dungeon';
import type { MomentKind as DungeonQuestMoment } from '@underhall/dungeonquest';
import type { ShownId } from '@underhall/table/shelf';
import { type ComponentType, lazy } from 'react';
import { under } from '../app/address.ts';
import { heroColours } from '../dungeonquest/art/colours.ts';
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

const appearances: Readonly<Record<ShownId, Appearance>> = {
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
    daily: { brings: 'hero' },
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
    colours: heroColours,
    moments: dungeonquestMoments,
    Picture: drawn(() => import('../dungeonquest/revised/pictures.tsx').then((module) => module.Picture)),
    Patterns: drawn(() => import('../dungeonquest/pictures.tsx').then((module) => module.Patterns)),
    Card: drawn(() => import('../dungeonquest/pictures.tsx').then((module) => module.Card)),
    compendium: {
      pieces: ['heroes', 'chamber'],
    },
    daily: { brings: 'hero' },
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
    moments: dungeonMoments,
    Picture: drawn(() => import('../dungeon/pictures.tsx').then((module) => module.Picture)),
    Card: drawn(() => import('../dungeon/pictures.tsx').then((module) => module.Card)),
    compendium: {
      together: { monster: 'monsters', treasure: 'treasures' },
      pieces: ['adventurers'],
    },
    daily: { brings: 'adventurer', rivals: 2, options: { expert: true } },
    lab: {
      compared: ['elf', 'hero', 'elf', 'hero'].map((adventurer) => ({ adventurer })),
      gold: 'lab.distribution.dungeon',
      Heat: drawn(() => import('../dungeon/PlanHeat.tsx').then((module) => module.PlanHeat)),
    },
  },
  dungeoneer: { sentence: 'home.box.dungeoneer', cover: 'lich' },
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
