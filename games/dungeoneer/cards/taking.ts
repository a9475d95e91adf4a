/** `control`: a card changes hands (DNR-CARD-12, DNR-CARRY-21, DNR-MINION-15). */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { adventure, isMinion } from '../cards.ts';
import { isMonsterImmune } from '../combat/monsters.ts';
import type { Card } from '../content/cards.ts';
import { candidates } from '../effects/candidates.ts';
import { holderOf } from '../effects/people.ts';
import type { Deed, Structure } from '../language/says.ts';
import { reindex } from '../modifiers/standing.ts';
import type { M, World } from '../world.ts';
import { forgetControl } from './control.ts';
import { hasSlot, whyNotCarried } from './limits.ts';
import { raisesLimit } from './zones.ts';

export type Taking = Extract<Deed, { readonly do: 'control' }>;

/** Could this player take the card? A Treasure needs a slot and no other of its type; Attachments may protect it. */
function canTake(match: M, seat: Seat, card: Instance): boolean {
  const face = match.face(card) as Card;
  if (face.back !== 'adventure' || match.world.heroes[seat].out) return false;
  if (face.monster)
    return !isMonsterImmune(match, card, 'steal') && (!isMinion(match, card) || hasSlot(match, seat));
  const { instances } = match;
  const guarded = instances
    .list(instances.layout.base.attached + card)
    .some((one) =>
      adventure(match, one).effect.standing.some(({ rule }) => rule.do === 'immune' && rule.to === 'steal'),
    );
  return !guarded && whyNotCarried(match, seat, face) === undefined;
}

/** What a `pick` may choose: where the card is to be taken, only what can be. */
export function pickable(
  match: M,
  { of, block }: Extract<Structure, { do: 'pick' }>,
  scope: Scope,
): Instance[] {
  const found = candidates(match, of, scope);
  return block.some((step) => step.do === 'control')
    ? found.filter((card) => canTake(match, scope.seat, card))
    : found;
}

const handlers: Handlers<World, Taking> = {
  control(match, { of }, scope) {
    const { instances } = match;
    const { base } = instances.layout;
    const [card = NONE] = of === null ? [scope.it] : candidates(match, of, scope);
    if (card === NONE || !canTake(match, scope.seat, card)) return;
    const loser = holderOf(match, card);
    forgetControl(match, card);
    match.tell({ type: 'taken', seat: scope.seat, card });
    if (loser !== NONE && raisesLimit(match, card)) match.push({ do: 'over-limit' }, scopeOf(loser));
    if (adventure(match, card).monster && !isMinion(match, card)) {
      instances.toBottom(card, base.pack + scope.seat);
      match.push({ do: 'over-pack' }, scopeOf(scope.seat));
    } else instances.toBottom(card, base.treasures + scope.seat);
    reindex(match);
  },
};

export const taking: Chapter<World, Taking> = { handlers, questions: {} };
