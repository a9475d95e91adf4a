/** OPTHERO: heroes are not dealt; Player A picks first (CH-1). */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  scopeOf,
  TABLE,
} from '@underhall/kernel';
import { heroCard } from '../cards.ts';
import { freeHeroes, stackHeroes } from '../grades/stacking.ts';
import { reindex } from '../modifiers/standing.ts';
import { becomeHero } from '../turn/setup.ts';
import type { World } from '../world.ts';

export type PickHero =
  /** Whoever has no hero yet picks one, from Player A on. */
  { readonly do: 'pick-heroes' } | { readonly do: 'become'; readonly card: Instance };
export type PickHeroQuestion = { readonly do: 'pick-hero' };

const handlers: Handlers<World, PickHero> = {
  /** DNR-OPTHERO-1 */
  'pick-heroes'(match) {
    const { heroes, first } = match.world;
    const seat = match.seatsFrom(first).find((one) => heroes[one].card === NONE && !heroes[one].out);
    if (seat === undefined) {
      stackHeroes(match);
      reindex(match);
      return;
    }
    match.push({ do: 'pick-heroes' }, TABLE);
    match.push({ do: 'pick-hero' }, scopeOf(seat));
  },

  become(match, { card }, { seat }) {
    becomeHero(match, seat, card);
    reindex(match);
  },
};

const questions: Questions<World, PickHeroQuestion> = {
  /** DNR-OPTHERO-3: what somebody has picked lies with him. */
  'pick-hero': {
    kind: 'ask',
    midway: true,
    options(match, _question, _scope, options) {
      for (const card of freeHeroes(match, match.world.grades[0]))
        options.add(`play-as:${heroCard(match, card).id}`, { do: 'become', card });
    },
  },
};

export const pickYourHero: Chapter<World, PickHero, PickHeroQuestion> = { handlers, questions };
