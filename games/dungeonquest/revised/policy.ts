/** The cheap choices of the Revised Edition. */
import { DICE, firstOption, type Option, type Rng, type Seat, scopeOf } from '@underhall/kernel';
import { indexOf, policyOf, walk } from '../policy.ts';
import { attributeOf, targetOf, totalOf } from '../tests.ts';
import { lifeOf } from '../world.ts';
import { fightIn } from './combat/state.ts';
import { combatFace, type M, monsterFace, type World } from './world.ts';

type Options = readonly Option<World>[];

/** In twelfths, how often each card is played so that the other side cannot do better (DQR-DMG-3..11). */
const MIX = {
  hero: { melee: 3, ranged: 5, magic: 4 },
  monster: { melee: 4, ranged: 5, magic: 3 },
} as const;
/** What a wound of the monster costs a Hero who plays so, and a round of combat, in wounds of his own. */
const COST = 0.9;
const ROUND = 0.66;
/** What it costs to come into the chamber he flees to, with the monster still about. */
const REFUGE = 3;

export const policy = policyOf<World>({
  corridor: walk,
  'web-ways': walk,
  'leave-web': walk,
  'flee-where': walk,
  'light-which': firstOption,
  'spend-determination': spend,
  'pick-combat-card': mixed,
  'escape-or-fight': fightOrRun,
  'solo-escape-or-fight': fightOrRun,
});

/** Exactly what is missing, if that saves the test. */
function spend(match: M, seat: Seat, options: Options): number {
  const [{ effect }] = options;
  if (effect.do !== 'spend-tokens') return 0;
  const { judge } = effect;
  const short = totalOf(judge) - targetOf(match, judge.test, scopeOf(seat));
  return Math.max(0, indexOf(options, `spend:${short}`));
}

function mixed(match: M, _seat: Seat, options: Options, rng: Rng): number {
  let left = rng.below(12, DICE);
  for (let i = 0; i < options.length; i++) {
    const { effect } = options[i];
    if (effect.do !== 'picked') continue;
    const { side, type } = combatFace(match, effect.card);
    left -= MIX[side][type];
    if (left < 0) return i;
  }
  return 0;
}

/** He fights while that costs less than to get away, and if the penalty would kill him. */
function fightOrRun(match: M, seat: Seat, options: Options): number {
  const fight = fightIn(match);
  const hero = match.world.heroes[seat];
  const { health, escapePenalty } = monsterFace(match, fight.card);
  const slaying = COST * (health - fight.wounds);
  const tries = 1 / chanceToPass(attributeOf(match, seat, 'agility') + hero.tokens);
  const fleeing = escapePenalty + ROUND * (tries - 1) + REFUGE;
  const flees = fleeing < slaying && escapePenalty < lifeOf(match, seat) - hero.wounds;
  return Math.max(0, indexOf(options, flees ? 'escape' : 'fight'));
}

/** In thirty-sixths, how often two dice show so much or less. */
const ROLLS = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];

function chanceToPass(target: number): number {
  return ROLLS[Math.min(Math.max(target, 0), 12)] / 36;
}
