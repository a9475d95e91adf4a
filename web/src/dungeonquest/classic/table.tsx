/** The table of the 2010 edition. */
import { lazy, type ReactNode, Suspense } from 'react';
import { canBeSearched } from '../chambers.ts';
import { dungeonQuestTable, type Edition } from '../DungeonQuestTable.tsx';
import { script } from './script.ts';
import type { AtTable, EventTypes, Facts } from './terms.ts';
import { monstersOn } from './tokens.ts';

interface FightProps {
  readonly at: AtTable;
  readonly facts: Facts;
}

// Loaded with the first fight.
const CombatStage = lazy(() =>
  import('./CombatStage.tsx').then((module) => ({ default: module.CombatStage })),
);
const CombatBrief = lazy(() =>
  import('./CombatBrief.tsx').then((module) => ({ default: module.CombatBrief })),
);

const LOUDER: EventTypes = new Set([
  'monster-met',
  'hero-attacked',
  'died',
  'monster-killed',
  'escape-tried',
]);

function Fight({ at, facts }: FightProps): ReactNode {
  return (
    facts.combat && (
      <Suspense fallback={null}>
        <CombatStage at={at} facts={facts} combat={facts.combat} />
      </Suspense>
    )
  );
}

function Brief({ at, facts }: FightProps): ReactNode {
  return (
    facts.combat && (
      <Suspense fallback={null}>
        <CombatBrief at={at} facts={facts} combat={facts.combat} />
      </Suspense>
    )
  );
}

/** The fight shows them itself. */
const STAGED: EventTypes = new Set([
  'combat-dice',
  'revealed',
  'counterattack',
  'monster-counter',
  'attack-changed',
  'round',
  'stand-off',
  'struck',
  'monster-hurt',
  'wounded',
]);

const edition: Edition = {
  monstersOn,
  markOf: ({ chamber }, { faces }) => (canBeSearched(faces[chamber]) ? 'glass' : undefined),
  fighters({ combat }: Facts) {
    if (!combat) return undefined;
    const { hero, opponent, kind } = combat;
    return kind === '' ? { heroes: [hero, opponent] } : { heroes: [hero], monster: opponent };
  },
  Fight,
  Brief,
  louder: LOUDER,
  staged: STAGED,
};

export const table = dungeonQuestTable(edition, script);
