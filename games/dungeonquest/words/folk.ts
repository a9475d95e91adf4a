/** What people compare Heroes by before they choose one. */
import { type Folk, listed, type Say } from '@underhall/kernel';
import type { HeroCard } from '../world.ts';
import { chanceOf } from './chances.ts';
import { typeset } from './names.ts';

const ATTRIBUTES = ['strength', 'agility', 'armor', 'luck'] as const;
/** Most tests succeed with this, and hardly any with that (DQ-TEST-1). */
const HIGH = 7;
const LOW = 4;
const MOST_LIFE = 20;

export function folkOf(say: Say, hero: HeroCard): Folk {
  return {
    motto: typeset(hero.description),
    goodAt: goodAt(say, hero),
    traits: [
      { name: say('folk.life'), value: String(hero.life), share: Math.min(1, hero.life / MOST_LIFE) },
      ...ATTRIBUTES.map((name) => ({
        name: say(`attribute.${name}`),
        value: String(hero[name]),
        share: chanceOf(hero[name]),
      })),
    ],
  };
}

function goodAt(say: Say, hero: HeroCard): string {
  const named = (fits: (value: number) => boolean) =>
    listed(
      say,
      ATTRIBUTES.filter((name) => fits(hero[name])).map((name) => say(`attribute.${name}`)),
    );
  const best = named((value) => value >= HIGH);
  const worst = named((value) => value <= LOW);
  if (best && worst) return say('folk.good.both', { best, worst });
  return best ? say('folk.good.best', { best }) : say('folk.good.even');
}
