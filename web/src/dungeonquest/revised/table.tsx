/** The table of the Revised Edition. */
import { lazy, type ReactNode, Suspense } from 'react';
import { canBeSearched } from '../chambers.ts';
import { dungeonQuestTable, type Edition } from '../DungeonQuestTable.tsx';
import { Over } from './Over.tsx';
import { say } from './say.ts';
import { script } from './script.ts';
import type { Asked, AtFight, ChamberFacts, EventTypes, Facts } from './terms.ts';
import { litSpaces } from './torches.ts';
import './palette.css';

// Loaded with the first fight.
const FightStage = lazy(() => import('./FightStage.tsx').then((module) => ({ default: module.FightStage })));
const FightShort = lazy(() => import('./FightShort.tsx').then((module) => ({ default: module.FightShort })));

const LOUDER: EventTypes = new Set([
  'monster-shown',
  'monster-slain',
  'got-away',
  'escape-failed',
  'died',
  'fell',
]);

function Fight({ at, facts }: AtFight): ReactNode {
  return (
    facts.combat && (
      <Suspense fallback={null}>
        <FightStage at={at} facts={facts} fight={facts.combat} />
      </Suspense>
    )
  );
}

function Brief({ at, facts }: AtFight): ReactNode {
  return (
    facts.combat && (
      <Suspense fallback={null}>
        <FightShort at={at} facts={facts} fight={facts.combat} />
      </Suspense>
    )
  );
}

/** Windows in which cards speak that lie in front of a player when his turn starts. */
const STATUS: ReadonlySet<string> = new Set(['sun-step', 'turn-start']);

/** The phase is named where it begins. */
function phaseOf({ question }: Asked): string | undefined {
  if (question.do === 'window' && STATUS.has(question.name)) return say('phase.status');
  return question.do === 'choose-action' || question.do === 'below' ? say('phase.action') : undefined;
}

/** The fight shows them itself. */
const STAGED: EventTypes = new Set([
  'monster-drawn',
  'cards-revealed',
  'solo-round',
  'round-fought',
  'monster-struck',
  'wounded',
]);

const edition: Edition = {
  look: 'dqr',
  lettering: say('edition.name'),
  monstersOn: ({ monsters }: Facts) => monsters.map((space) => ({ space, kind: '' })),
  markOf: ({ chamber, searched }: ChamberFacts, { faces }) => {
    if (!canBeSearched(faces[chamber])) return undefined;
    return searched ? 'searched' : 'torch';
  },
  fighters: ({ combat }: Facts) => (combat ? { heroes: [combat.hero], monster: combat.player } : undefined),
  Fight,
  Brief,
  Over,
  ownDecks: ({ monsterDeck, monsterDiscards }: Facts) => [
    { id: 'monster', left: monsterDeck, discarded: monsterDiscards },
  ],
  torches: ({ kept }, facts: Facts) => (kept.record.setup.options.torch ? litSpaces(facts) : undefined),
  wallHurts: true,
  phaseOf,
  louder: LOUDER,
  staged: STAGED,
};

export const table = dungeonQuestTable(edition, script);
