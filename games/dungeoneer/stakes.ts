/** The stakes of each option, for whoever is asked: what it is about, its price, its chances. */
import { type EffectIn, type Instance, NONE, type Scope, type Seat } from '@underhall/kernel';
import {
  type About,
  aboutCard,
  aboutOther,
  aboutPlace,
  aboutSide,
  aboutSpace,
  type Paid,
  type Risk,
} from './about.ts';
import { useOf } from './cards/uses.ts';
import { adventure, mapOf, quest, seatOfHero } from './cards.ts';
import { priceOf, sendableCards } from './combat/batch.ts';
import { monsterOn } from './combat/monsters.ts';
import { REALMS } from './content/cards.ts';
import { mpOf } from './heroes/points.ts';
import { worth } from './language/amounts.ts';
import type { Form } from './language/words.ts';
import { exitAt } from './map/grid.ts';
import { gloryCost, ignores } from './modifiers/rules.ts';
import { clashOf, searchOdds, specialGain, threatOdds } from './rolls/chances.ts';
import { SOURCE } from './rolls/kinds.ts';
import { isOpened } from './walking/moving.ts';
import type { M, World } from './world.ts';

/** An MP, or a fall for it; a walk is never paid so (DNR-OPTMOVE-5). */
function mp(match: M, seat: Seat): readonly Paid[] {
  return [{ seat, what: mpOf(match, seat) > 0 ? 'mp' : 'fall', n: 1 }];
}

type Chosen = EffectIn<World>;

export function about(match: M, effect: Chosen, scope: Scope): About | undefined {
  const { world } = match;
  const { seat } = scope;
  switch (effect.do) {
    case 'meanwhile':
      return about(match, effect.act, scope);
    case 'lay-map':
      return aboutPlace(match, match.instances.first(match.instances.layout.base.drawn), effect.at);
    case 'shift-to':
      return aboutPlace(match, world.spaces[effect.space].card, effect.at);
    case 'lift':
      return {
        ...aboutSpace(match, 'lift', effect.space),
        ...aboutCard(match, world.spaces[effect.space].card),
      };
    case 'walk':
      return aboutWalk(match, seat, effect.side);
    case 'sewer':
    case 'portal':
      return {
        ...aboutSpace(match, effect.do, effect.to),
        price: mp(match, seat),
        risks: risksAt(match, seat, effect.to),
      };
    case 'warp-to':
      return { ...aboutSpace(match, 'warp', effect.space), ...aboutOther(match, scope.it) };
    case 'explore':
      return { act: 'explore', price: mp(match, seat) };
    case 'rise':
      return { act: 'rise', price: mp(match, seat), risks: riseRisks(match, seat) };
    case 'dodge':
      return { act: 'dodge', price: mp(match, seat) };
    case 'bring':
      return { act: 'lay', ...aboutCard(match, effect.card) };
    case 'become':
    case 'rise-as':
      return { act: 'choose', ...aboutCard(match, effect.card) };
    case 'start-at':
      return aboutSpace(match, 'choose', effect.space);
    case 'link-to':
      return aboutSpace(match, 'choose', effect.entrance);
    case 'draw-map-from':
      return { act: 'explore', realm: REALMS[effect.realm] };
    case 'draw-from':
    case 'look':
      return effect.pile === 'all' ? undefined : { act: 'choose', pile: effect.pile };
    case 'put-new':
      return { ...aboutSpace(match, 'choose', effect.space), seat: effect.seat };
    case 'compose':
      return { act: 'compose', cards: sendableCards(match, seat) };
    case 'end-phase':
      return { act: 'end' };
    default:
      return (
        aboutQuest(match, effect, seat) ??
        aboutFight(match, effect, scope) ??
        aboutCards(match, effect, scope)
      );
  }
}

function aboutQuest(match: M, effect: Chosen, seat: Seat): About | undefined {
  switch (effect.do) {
    case 'attempt': {
      const { criteria } = quest(match, effect.quest);
      const again = match.world.heroes[seat].attempts.includes(effect.quest);
      const odds =
        criteria.kind === 'threat'
          ? threatOdds(match, seat, SOURCE.quest, criteria.score, criteria.number)
          : undefined;
      return {
        act: 'attempt',
        ...aboutCard(match, effect.quest),
        ...(again ? { price: mp(match, seat) } : {}),
        ...(odds ? { risks: [{ at: 'quest', ...odds }] } : {}),
      };
    }
    case 'search': {
      const odds = searchOdds(match, seat, effect.quest);
      const risks: readonly Risk[] = odds ? [{ at: 'search', ...odds }] : [];
      return { act: 'search', ...aboutCard(match, effect.quest), price: mp(match, seat), risks };
    }
    case 'pick-up':
    case 'put-down':
    case 'deliver':
    case 'steal':
      return { act: effect.do, ...aboutCard(match, effect.quest) };
    default:
      return undefined;
  }
}

function aboutFight(match: M, effect: Chosen, { seat }: Scope): About | undefined {
  const { world } = match;
  switch (effect.do) {
    case 'send': {
      const { card, on, form, special, extra } = effect;
      const target = world.heroes[on].card;
      return {
        act: 'send',
        ...aboutCard(match, card),
        seat: on,
        price: [{ seat: on, what: 'peril', n: priceOf(match, effect) }],
        ...(form === ''
          ? {}
          : { form, special, clash: clashOf(match, { card, target, form, more: gained(match, effect) }) }),
        ...(extra > 0 ? { variable: extra } : {}),
      };
    }
    case 'quest-attacks': {
      const { quest: card, hunter, form, special, extra } = effect;
      const more = gained(match, { card, form, special, extra });
      const clash = clashOf(match, { card, target: world.heroes[hunter].card, form, more });
      const price: readonly Paid[] = extra > 0 ? [{ seat: hunter, what: 'peril', n: extra }] : [];
      return { act: 'send', ...aboutCard(match, card), seat: hunter, form, special, price, clash };
    }
    case 'challenge':
      return aboutChallenge(match, seat, effect.card, effect.form);
    case 'attack-hero':
      return aboutChallenge(match, seat, effect.target, effect.form);
    case 'minion-attack': {
      const { card, minion, form } = effect;
      const clash = clashOf(match, { card: minion, target: card, form });
      return { act: 'minion', ...aboutCard(match, card), ...aboutOther(match, minion), form, clash };
    }
    case 'stand':
      return { act: 'stand-in', ...aboutCard(match, effect.minion), attack: effect.attack };
    case 'end-attack':
    case 'aim': {
      const attack = world.combat?.attacks[effect.attack];
      return { act: 'choose', attack: effect.attack, ...(attack ? aboutCard(match, attack.card) : {}) };
    }
    case 'give-peril':
      return { act: 'give', seat: effect.to };
    case 'stow':
      return { act: 'stow', ...aboutCard(match, effect.card) };
    default:
      return undefined;
  }
}

/** What its special effect adds to a monster that is sent with it. */
function gained(
  match: M,
  { card, form, special, extra }: { card: Instance; form: Form | ''; special: boolean; extra: number },
): number {
  const monster = monsterOn(match, card);
  return special && monster && form !== '' ? specialGain(monster, form, extra) : 0;
}

function aboutChallenge(match: M, seat: Seat, card: Instance, form: Form): About {
  const own = match.world.heroes[seat].card;
  const target = seatOfHero(match, card);
  return {
    act: 'challenge',
    ...aboutCard(match, card),
    ...(target === NONE ? {} : { seat: target }),
    form,
    price: mp(match, seat),
    clash: clashOf(match, { card: own, target: card, form }),
  };
}

function aboutCards(match: M, effect: Chosen, scope: Scope): About | undefined {
  const { seat } = scope;
  switch (effect.do) {
    case 'play': {
      const { card, variable, host, target } = effect;
      const n = gloryCost(match, seat, card) + Math.max(0, variable);
      return {
        act: 'play',
        ...aboutCard(match, card),
        ...aboutOther(match, host === NONE ? target : host),
        price: [{ seat, what: 'glory', n }],
        ...(variable >= 0 ? { variable } : {}),
      };
    }
    case 'bane': {
      const { card, aim, funder, variable } = effect;
      const n = adventure(match, card).cost + Math.max(0, variable);
      const payer = funder === NONE ? seatOfHero(match, aim) : funder;
      return {
        act: 'play',
        ...aboutCard(match, card),
        ...aboutOther(match, aim),
        ...(payer === NONE ? {} : { seat: payer, price: [{ seat: payer, what: 'peril', n }] }),
        ...(variable >= 0 ? { variable } : {}),
      };
    }
    case 'activate':
      return { act: 'use', ...aboutCard(match, effect.card), price: usePrice(match, effect, seat) };
    case 'pay-upkeep': {
      const { kind, upkeep } = adventure(match, effect.card);
      const what = kind === 'boon' || kind === 'treasure' ? 'glory' : 'peril';
      return {
        act: 'upkeep',
        ...aboutCard(match, effect.card),
        seat: effect.by,
        price: [{ seat: effect.by, what, n: upkeep }],
      };
    }
    case 'let-go':
      return { act: 'stow', ...aboutCard(match, effect.card) };
    case 'disarm':
    case 'drop-extra':
    case 'discard-one':
    case 'lose-card':
      return { act: 'discard', ...aboutCard(match, effect.card) };
    case 'swap-with':
      return { act: 'choose', ...aboutOther(match, effect.hero), ...aboutCard(match, effect.hero) };
    case 'trigger':
      return { act: 'choose', ...aboutCard(match, scope.card) };
    case 'carry-out':
      return effect.it === NONE || effect.it === scope.it ? undefined : aboutPicked(match, effect.it);
    default:
      return undefined;
  }
}

/** A card, hero or space that a text lets somebody pick. */
function aboutPicked(match: M, card: Instance): About {
  const space = match.world.spaces.findIndex((one) => one.card === card);
  const seat = seatOfHero(match, card);
  return {
    act: 'choose',
    ...aboutCard(match, card),
    ...(seat === NONE ? {} : { seat }),
    ...(space < 0 ? {} : aboutSpace(match, 'choose', space)),
  };
}

function usePrice(
  match: M,
  { card, use, variable }: { card: Instance; use: number; variable: number },
  seat: Seat,
): readonly Paid[] {
  const { price } = useOf(match, card, use);
  const paid: readonly (readonly [Paid['what'], number])[] = [
    ['glory', worth(price.glory, variable)],
    [price.mp > mpOf(match, seat) ? 'fall' : 'mp', price.mp],
    ['life', price.life],
    ['card', price.card],
    ['charge', price.charge],
  ];
  return paid.flatMap(([what, n]) => (n > 0 ? [{ seat, what, n }] : []));
}

// ------------------------------------------------------------------ ways

function aboutWalk(match: M, seat: Seat, side: number): About {
  const { space } = match.world.heroes[seat];
  const next = match.world.spaces[space].beside[side];
  return {
    ...aboutSide(match, seat, side),
    price: mp(match, seat),
    risks: [...exitRisks(match, seat, space, side), ...risksAt(match, seat, next)],
  };
}

function exitRisks(match: M, seat: Seat, space: number, side: number): Risk[] {
  const { kind, score, number } = exitAt(match, space, side);
  if (kind !== 'locked' && kind !== 'trapped') return [];
  if (ignores(match, seat, kind) || (kind === 'locked' && isOpened(match, space, side))) return [];
  return [{ at: kind, ...threatOdds(match, seat, SOURCE[kind], score, number) }];
}

/** What waits in a space. */
function risksAt(match: M, seat: Seat, space: number): Risk[] {
  const { centre } = mapOf(match, space);
  if (centre.kind !== 'pit' && centre.kind !== 'spikes') return [];
  if (ignores(match, seat, centre.kind)) return [];
  const { kind, score, number } = centre;
  return [{ at: kind, ...threatOdds(match, seat, SOURCE[kind], score, number) }];
}

function riseRisks(match: M, seat: Seat): Risk[] {
  const { rise } = match.world.heroes[seat];
  return rise ? [{ at: 'rise', ...threatOdds(match, seat, SOURCE.rise, rise.score, rise.number) }] : [];
}
