/** The chapters of the rules. A new one is a file of its own and an entry here. */

import { banes } from './cards/banes.ts';
import { cancelling } from './cards/cancelling.ts';
import { drawing } from './cards/drawing.ts';
import { limits } from './cards/limits.ts';
import { playing } from './cards/playing.ts';
import { taking } from './cards/taking.ts';
import { triggers } from './cards/triggers.ts';
import { uses } from './cards/uses.ts';
import { cardWindows } from './cards/windows.ts';
import type { RuleChapter } from './chapter.ts';
import { aftermath } from './combat/aftermath.ts';
import { batch } from './combat/batch.ts';
import { challenges } from './combat/challenge.ts';
import { heroAttacks } from './combat/hero-attacks.ts';
import { minions } from './combat/minions.ts';
import { monsters } from './combat/monsters.ts';
import { responses } from './combat/response.ts';
import { combatSteps } from './combat/steps.ts';
import { striking } from './combat/striking.ts';
import { traps } from './combat/traps.ts';
import { cardVerbs } from './effects/cards.ts';
import { position } from './effects/position.ts';
import { resources } from './effects/resources.ts';
import { structure } from './effects/structure.ts';
import { swapping } from './effects/swapping.ts';
import { changing } from './grades/changing.ts';
import { defeats } from './heroes/defeat.ts';
import { levels } from './heroes/levels.ts';
import { lives } from './heroes/life.ts';
import { tipping } from './heroes/tipping.ts';
import { building } from './map/building.ts';
import { portals } from './map/portals.ts';
import { shifting } from './map/shifting.ts';
import { starting } from './map/starting.ts';
import { lasting } from './modifiers/lasting.ts';
import { pickYourHero } from './options/pick-your-hero.ts';
import { reincarnation } from './options/reincarnation.ts';
import { revealedMap } from './options/revealed-map.ts';
import { spikeDodging } from './options/spike-dodging.ts';
import { attempts } from './quests/attempts.ts';
import { chances } from './quests/chance.ts';
import { completing } from './quests/completing.ts';
import { escorts } from './quests/escort.ts';
import { sacrifices } from './quests/sacrifice.ts';
import { searching } from './quests/search.ts';
import { slaying } from './quests/slay.ts';
import { questThreats } from './quests/threat.ts';
import { threats } from './rolls/threat.ts';
import { discards } from './turn/discard.ts';
import { openPoints } from './turn/open-points.ts';
import { setUp } from './turn/setup.ts';
import { turns } from './turn/turn.ts';
import { upkeep } from './turn/upkeep.ts';
import { entering } from './walking/entering.ts';
import { moving } from './walking/moving.ts';

export const chapters: readonly RuleChapter[] = [
  setUp,
  pickYourHero,
  revealedMap,
  spikeDodging,
  turns,
  upkeep,
  openPoints,
  building,
  portals,
  starting,
  shifting,
  moving,
  entering,
  tipping,
  playing,
  banes,
  cancelling,
  uses,
  limits,
  taking,
  drawing,
  triggers,
  cardWindows,
  batch,
  combatSteps,
  responses,
  traps,
  striking,
  minions,
  monsters,
  challenges,
  heroAttacks,
  aftermath,
  attempts,
  questThreats,
  chances,
  sacrifices,
  slaying,
  searching,
  escorts,
  completing,
  discards,
  threats,
  lives,
  levels,
  changing,
  defeats,
  reincarnation,
  lasting,
  structure,
  resources,
  cardVerbs,
  position,
  swapping,
];
