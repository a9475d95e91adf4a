/** The table of the 2010 edition. */
import { dungeonQuestTable, type Edition } from '../DungeonQuestTable.tsx';
import { CombatStage } from './CombatStage.tsx';
import { FightBrief } from './FightBrief.tsx';
import { script } from './script.ts';
import type { AtTable, EventTypes, Facts } from './terms.ts';
import { monstersOn } from './tokens.ts';

interface FightProps {
  readonly at: AtTable;
  readonly facts: Facts;
}

const LOUDER: EventTypes = new Set([
  'monster-met',
  'hero-attacked',
  'died',
  'monster-killed',
  'escape-tried',
]);

const edition: Edition = {
  monstersOn,
  fighters: ({ combat }: Facts) => (combat ? [combat.hero, combat.opponent] : undefined),
  Fight: ({ at, facts }: FightProps) =>
    facts.combat && <CombatStage at={at} facts={facts} combat={facts.combat} />,
  Brief: ({ at, facts }: FightProps) =>
    facts.combat && <FightBrief at={at} facts={facts} combat={facts.combat} />,
  louder: LOUDER,
};

export const table = dungeonQuestTable(edition, script);
