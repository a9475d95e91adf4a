/** ENC: drawing, resolving, keeping and discarding cards. */
import {
  type Chapter,
  EVERYBODY,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import type { DeckName } from './content.ts';
import { discardCard, drawnBy, topOf } from './decks.ts';
import { drawChambers } from './placing.ts';
import type { Attribute, Deck } from './verbs.ts';
import { BELOW, cardFace, DEAD, editionOf, type M, type World } from './world.ts';

export type CardFlow =
  | { do: 'draw'; deck: Deck; count: number; picks: boolean; pick: number }
  | { do: 'draw-card'; deck: DeckName }
  | { do: 'resolve-card' }
  | { do: 'meet-again' }
  | { do: 'cancel-kept' }
  | { do: 'card-done' }
  | { do: 'take-card'; card: Instance; left: number; among: readonly Instance[] }
  | { do: 'keep' }
  | { do: 'retry' }
  | { do: 'gain'; what: 'loot' }
  | { do: 'bonus'; attribute: Attribute; by: number }
  | { do: 'shuffle'; deck: Deck }
  | { do: 'show-card' }
  | { do: 'spend' };

export type CardQuestion = { do: 'pick-card'; among: readonly Instance[]; left: number };

const RESOLVE_CARD: CardFlow = { do: 'resolve-card' };
const CARD_DONE: CardFlow = { do: 'card-done' };

/** A card to be drawn. */
export function draw(deck: DeckName): CardFlow {
  return { do: 'draw-card', deck };
}

/** Draws a card and resolves it (DQ-ENC-5, DQ-ENC-6, DQ-ENC-17). */
export function drawCard(match: M, deck: DeckName, scope: Scope): void {
  const card = topOf(match, deck);
  if (card === NONE) {
    match.tell({ type: 'no-card', seat: scope.seat, deck });
    return;
  }
  turnUp(match, card, scope);
  openDrawn(match, card, scope.seat);
}

/** Turns a card up before its Hero, or shows it to him alone (DQ-HIDDEN-3, DQ-OPTCLOAK-5). */
function turnUp(match: M, card: Instance, scope: Scope): void {
  const { instances } = match;
  const { base } = instances.layout;
  const secret = cardFace(match, card).type === 'Loot' && editionOf(match).isSecret(match);
  instances.toBottom(card, (secret ? base['drawn-secret'] : base.drawn) + scope.seat);
  const { back: deck } = cardFace(match, card);
  // DQ-CAT-16, DQ-CAT-18
  if (deck === 'catacomb') match.world.heroes[scope.seat].trip++;
  if (match.sink) match.tell({ type: 'drew', seat: scope.seat, deck, card });
}

/** Before a drawn card is resolved its Hero may cancel it; a Dragon card concerns everybody it could hurt. */
function openDrawn(match: M, card: Instance, seat: Seat): void {
  const window = cardFace(match, card).back === 'dragon' ? 'dragon-drawn' : 'drawn';
  match.open(window, seat, card, RESOLVE_CARD, scopeOf(seat, card));
}

const handlers: Handlers<World, CardFlow> = {
  draw(match, { deck, count, picks, pick }, scope) {
    if (deck === 'chamber') {
      drawChambers(match, count, picks, scope);
      return;
    }
    // A look through the Search deck replaces the normal draw.
    if (deck === 'search' && match.subject()?.do === 'search-card') match.changeSubject(undefined);
    // DQ-CAT-35
    const below =
      deck === 'dungeon' &&
      match.world.heroes[scope.seat].state === BELOW &&
      editionOf(match).catacombs.insteadOfDungeon;
    const from = (below ? 'catacomb' : deck) as DeckName;
    // DQ-ENC-6, DQ-TREAS-2: one after another.
    if (picks) turnUpToPick(match, from, count, pick, scope);
    else for (let i = 0; i < count; i++) match.push(draw(from), scope);
  },

  'draw-card'(match, { deck }, scope) {
    drawCard(match, deck, scope);
  },

  /** DQ-ENC-1, DQ-ENC-7 */
  'resolve-card'(match, _effect, scope) {
    match.push(CARD_DONE, scope);
    match.pushAll(cardFace(match, scope.card).effects, scope);
  },

  /** DQ-ENC-8: a kept card is resolved again from the top. */
  'meet-again'(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    hero.retries = hero.retries.filter((card) => card !== scope.card);
    match.instances.toBottom(scope.card, match.instances.layout.base.drawn + scope.seat);
    match.tell({ type: 'met-again', seat: scope.seat, card: scope.card });
    match.push(RESOLVE_CARD, scope);
  },

  /** DQ-LIMIT-2: a card kept from before (the value) goes as one does that is cancelled when it is drawn. */
  'cancel-kept'(match, _effect, { seat, value: card }) {
    discardCard(match, card, seat);
    match.tell({ type: 'discarded', seat, card });
  },

  /** DQ-ENC-7 */
  'card-done'(match, _effect, { seat, card }) {
    if (drawnBy(match, seat).includes(match.instances.zoneOf(card))) discardCard(match, card, seat);
  },

  'take-card'(match, { card, left, among }, scope) {
    const rest = among.filter((other) => other !== card);
    if (left > 1) match.push({ do: 'pick-card', among: rest, left: left - 1 }, scope);
    else for (const other of rest) discardCard(match, other, scope.seat);
    openDrawn(match, card, scope.seat);
  },

  /** DQ-ENC-8 */
  keep(match, _effect, { seat, card }) {
    if (card !== NONE) match.instances.toTop(card, match.instances.layout.base.kept + seat);
  },

  retry(match, _effect, { seat, card }) {
    if (card === NONE || match.world.heroes[seat].state === DEAD) return;
    match.instances.toTop(card, match.instances.layout.base.kept + seat);
    match.world.heroes[seat].retries = [...match.world.heroes[seat].retries, card];
  },

  /** DQ-ENC-10 */
  gain(match, _effect, { seat, card }) {
    editionOf(match).gain(match, seat, card);
  },

  /** Kept cards change attributes while they are kept; what Loot does is read off the Loot itself. */
  bonus(match, { attribute, by }, { seat, card }) {
    if (cardFace(match, card).type === 'Loot') return;
    const hero = match.world.heroes[seat];
    hero.bonuses = [...hero.bonuses, [card, attribute, by]];
  },

  /** DQ-ENC-18, DQ-TREAS-20 */
  shuffle(match, { deck }, { seat, card }) {
    const { base } = match.instances.layout;
    if (card !== NONE && cardFace(match, card).back === deck) discardCard(match, card, seat);
    match.instances.pour(base[`${deck}-discard`], base[deck]);
    match.shuffle(base[deck]);
    match.tell({ type: 'shuffled', deck });
  },

  /** DQ-OPTCLOAK-8 */
  'show-card'(match, _effect, { seat, card }) {
    if (match.instances.knowers(match, card) === EVERYBODY) return;
    match.instances.reveal(card, EVERYBODY);
    match.tell({ type: 'showed', seat, card });
  },

  /** DQ-RUNE-1: the price of `use` is the card itself, shown to all (DQ-OPTCLOAK-8). */
  spend(match, _effect, { seat, card }) {
    match.instances.reveal(card, 0xffff);
    match.tell({ type: 'used', seat, card });
    discardCard(match, card, seat);
  },
};

function turnUpToPick(match: M, deck: DeckName, count: number, pick: number, scope: Scope): void {
  const among: Instance[] = [];
  for (let i = 0; i < count; i++) {
    const card = topOf(match, deck);
    if (card === NONE) break;
    turnUp(match, card, scope);
    among.push(card);
  }
  if (among.length > 0) match.push({ do: 'pick-card', among, left: Math.min(pick, among.length) }, scope);
}

const questions: Questions<World, CardQuestion> = {
  /** CH-28 */
  'pick-card': {
    kind: 'ask',
    options(match, { among, left }, _scope, options) {
      const seen = new Set<string>();
      for (const card of among) {
        const { id } = cardFace(match, card);
        if (seen.has(id)) continue;
        seen.add(id);
        options.add(`take:${id}`, { do: 'take-card', card, left, among });
      }
    },
  },
};

export const cardChapter: Chapter<World, CardFlow, CardQuestion> = { handlers, questions };
