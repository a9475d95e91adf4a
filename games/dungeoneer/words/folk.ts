/** What people compare heroes by before they choose one. */
import type { Folk, Say } from '@underhall/kernel';
import type { HeroCard } from '../content/cards.ts';
import { FORMS } from '../language/words.ts';
import { raceText } from './selected.ts';

export function heroFolk(say: Say, hero: HeroCard): Folk {
  const best = Math.max(...hero.levels.flatMap((level) => FORMS.map((form) => level[form])));
  return {
    motto: say('folk.motto', { race: raceText(hero.race), class: hero.class }),
    goodAt: hero.style,
    traits: [
      ...FORMS.map((form) => ({
        name: say(`score.${form}`),
        value: hero.levels.map((level) => level[form]).join(' · '),
        share: hero.levels[0][form] / best,
      })),
      { name: say('score.life'), value: `${hero.life}` },
      {
        name: say('folk.carries'),
        value: say('folk.carries.value', { boons: hero.boons, treasures: hero.treasures }),
      },
    ],
  };
}
