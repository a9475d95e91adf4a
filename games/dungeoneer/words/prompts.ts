/** What is awaited, in one line, said to whoever is asked: what is going on, and the numbers that decide it. */
import {
  capital,
  type EffectIn,
  type Instance,
  listed,
  NONE,
  type Pending,
  type Told,
} from '@underhall/kernel';
import type { AdventureCard } from '../content/cards.ts';
import type { World } from '../world.ts';
import { clauseOf } from './clauses.ts';
import {
  calledBy,
  cardName,
  fighterName,
  heroName,
  placeName,
  type Speech,
  sourceName,
  spaceOf,
  tokenName,
} from './names.ts';
import { oddsText } from './odds.ts';
import { windowLine } from './situations.ts';

type Kind = EffectIn<World>['do'];

/** A question of one kind, as it is asked. */
interface Asked<K extends Kind = Kind> extends Pending<World> {
  readonly question: Extract<EffectIn<World>, { readonly do: K }>;
}

type Prompt<K extends Kind> = (speech: Speech, asked: Asked<K>) => Told;

export function prompt(speech: Speech, pending: Pending<World>): string {
  const { question } = pending;
  const { key = question.do, ...holes } = lineOf(speech, pending);
  return capital(speech.say(`prompt.${key}`, { ...common(speech, pending), ...holes }));
}

function lineOf(speech: Speech, pending: Pending<World>): Told {
  const { question, kind } = pending;
  if (question.do === 'window') return windowLine(speech, pending, question as never);
  if (kind === 'offer') return { key: 'offer', player: heroName(speech, speech.view.world.active) };
  const own = (PROMPTS as Readonly<Record<string, Prompt<Kind> | undefined>>)[question.do];
  return own?.(speech, pending as Asked) ?? {};
}

/** What nearly every line needs: the card that asks, where it happens, and whom it is about. */
function common(speech: Speech, { scope, seat }: Pending<World>): Record<string, string | number> {
  const { world } = speech.view;
  const it = world.heroes.findIndex(({ card }) => card !== NONE && card === scope.it);
  return {
    source: sourceName(speech, scope.card),
    place: spaceOf(speech, seat),
    hero: it < 0 ? '' : calledBy(speech, it, seat).name,
    mp: world.active === seat ? world.heroes[seat].mp : world.heroes[seat].saved,
  };
}

const PROMPTS: { readonly [K in Kind]?: Prompt<K> } = {
  act: (speech, { seat, options }) => {
    const { tipped, mp, rise } = speech.view.world.heroes[seat];
    const risks = options.find(({ about }) => about?.act === 'rise')?.about?.risks ?? [];
    if (tipped && mp > 0)
      return rise && risks.length > 0
        ? { key: 'act.tipped.threat', odds: oddsText(speech.say, risks[0]) }
        : { key: 'act.tipped' };
    if (tipped) return { key: 'act.tipped.stuck' };
    const quests = options.filter(({ about }) => about?.act === 'attempt' || about?.act === 'deliver');
    if (quests.length > 0)
      return {
        key: mp > 0 ? 'act.quest' : 'act.quest.last',
        quest: listed(
          speech.say,
          quests.map(({ about }) => cardName(speech, about?.card ?? NONE)),
          'or',
        ),
      };
    return mp > 0 ? {} : { key: 'act.last' };
  },
  lord: (speech, { seat, options }) => {
    const { heroes } = speech.view.world;
    const perils = heroes.flatMap(({ out, peril }, one) =>
      // Who has none cannot be attacked.
      out || one === seat || peril === 0
        ? []
        : [speech.say('prompt.peril', { player: heroName(speech, one), n: peril })],
    );
    if (options.length < 2) return { key: 'lord.nothing' };
    return perils.length > 0 ? { perils: listed(speech.say, perils) } : { key: 'lord.free' };
  },
  lay: (speech) => ({ card: drawn(speech) }),
  'discard-what': ({ view }, { options, seat }) => {
    const hand = view.instances.size(view.zone('hand', seat));
    return { key: options.some(({ id }) => id === 'keep') ? 'discard-what.keep' : 'discard-what', n: hand };
  },
  batch: (_speech, { picks }) => ({ key: picks.length > 0 ? 'batch.more' : 'batch', n: picks.length }),
  'choose-branch': (speech, asked) => personal(speech, asked, 'choose-branch'),
  'may-or-not': (speech, { question, scope, seat }) => ({
    do: clauseOf(speech, question.steps, { ...scope, seat: question.you }, seat),
  }),
  'pay-or-not': (speech, { question, scope, seat }) => {
    const { block, ...price } = question.pay;
    return {
      price: clauseOf(speech, [{ ...price, block: [] }], scope, seat),
      do: clauseOf(speech, block, { ...scope, seat: question.you }, seat),
    };
  },
  'pick-one': (speech, { question, scope, seat }) => ({
    do: clauseOf(speech, [question.pick], { ...scope, seat: question.you }, seat),
  }),
  'warp-where': (speech, asked) => personal(speech, asked, 'warp-where'),
  'swap-whom': (speech, asked) => personal(speech, asked, 'swap-whom'),
  'choose-cards': (speech, { question, seat }) => {
    const { how, whose, left } = question;
    const key = `choose-cards.${how}${whose === seat || how === 'fetch' ? '' : '.other'}`;
    return { key, n: left, player: calledBy(speech, whose, seat).name };
  },
  'give-cards': (_speech, { question }) => ({ n: question.left }),
  'how-much': (speech, { question }) => ({ card: cardName(speech, question.play.card) }),
  'on-what': (speech, { question }) => ({ card: cardName(speech, question.play.card) }),
  'at-what': (speech, { question }) => ({ card: cardName(speech, question.play.card) }),
  'use-or-keep': (speech, { question }) => ({ card: cardName(speech, question.play.card) }),
  'bane-at': (speech, { question }) => ({ card: cardName(speech, question.bane.card) }),
  'whose-peril': (speech, { question }) => {
    const { card } = question.bane;
    return {
      card: cardName(speech, card),
      n: (speech.view.face(card) as AdventureCard | undefined)?.cost ?? 0,
    };
  },
  'bane-for': (speech, { question }) => ({
    card: cardName(speech, question.bane.card),
    player: heroName(speech, question.bane.funder),
  }),
  'drop-which': ({ say }, { question }) => ({ kind: say(`cards.${question.of}`, { n: 2 }) }),
  'keep-up': (speech, { question, options }) => {
    const paid = options.find(({ about }) => about?.act === 'upkeep')?.about?.price?.[0];
    const what = speech.say(`resource.${paid?.what ?? 'glory'}`);
    return {
      key: paid?.what === 'peril' ? 'keep-up.bane' : 'keep-up',
      card: cardName(speech, question.card),
      n: paid?.n ?? 0,
      what,
    };
  },
  'hit-or-steal': (speech, { question, seat }) => ({ foe: fighterName(speech, question.target, seat).name }),
  'stand-in': (speech, { question, seat }) => {
    const attack = speech.view.world.combat?.attacks[question.attack];
    return { foe: attack ? fighterName(speech, attack.card, seat).name : '' };
  },
  'strike-back': (speech, { seat, options }) => {
    const own = options.some(({ about }) => about?.act === 'challenge');
    return { key: own ? 'strike-back' : 'strike-back.minion', n: speech.view.world.heroes[seat].mp };
  },
  'where-to': (speech, { question, options, seat }) => ({
    key: options.some(({ id }) => id.startsWith('to-hand')) ? 'where-to' : 'where-to.wounded',
    card: fighterName(speech, question.card, seat).name,
  }),
  'quest-monster': (speech, { question, seat }) => ({
    player: calledBy(speech, question.hunter, seat).name,
    foe: fighterName(speech, question.quest, seat).name,
  }),
  'drop-token': (speech, { options }) => ({
    tokens: listed(
      speech.say,
      options.map(({ about }) => tokenName(speech, about?.face)),
      'or',
    ),
  }),
  'shift-where': (speech, { question }) => ({
    card: placeName(speech, speech.view.face(speech.view.world.spaces[question.space].card)?.id),
  }),
  'link-which': (speech, { question }) => ({
    place: placeName(
      speech,
      speech.view.face(speech.view.world.spaces[speech.view.world.portals[question.portal].space].card)?.id,
    ),
  }),
  'which-entrance': (speech, { question, seat }) => ({ player: calledBy(speech, question.seat, seat).name }),
};

/** It is about the asked player's own hero, or about another. */
function personal({ view }: Speech, { scope, seat }: Pending<World>, key: string): Told {
  const it = view.world.heroes[seat].card;
  return { key: scope.it === it || scope.it === NONE ? key : `${key}.other` };
}

/** The Map card that is to be laid. */
function drawn(speech: Speech): string {
  const { view } = speech;
  const card: Instance = view.instances.first(view.zone('drawn'));
  return card === NONE ? speech.say('card.map') : placeName(speech, speech.view.face(card)?.id);
}
