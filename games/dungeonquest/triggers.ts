/**
 * What a card or ability listens to: every `on` and `use` in its text. They work while the card is with its owner;
 * which branch of the text they stand in does not matter, because only that branch keeps the card.
 */
import type { Effect } from '@underhall/kernel';
import { EVENTS, type EventName } from './moments.ts';
import type { CardEffect, Effects, Span } from './verbs.ts';

export interface Trigger {
  /** `on` happens by itself; `use` costs the card and is the owner's choice. */
  readonly mode: 'on' | 'use';
  readonly event: EventName;
  readonly subject: string;
  readonly limit: Span | '';
  readonly effects: TriggerSteps;
}

/** Marks a limited ability as used for a turn, a combat or the game. */
export interface UseUp extends Effect {
  readonly do: 'use-up';
  readonly span: Span;
}

/** What a trigger does: what its card says, with the moment at which a limited ability is used up. */
type TriggerStep =
  | CardEffect
  | UseUp
  | { do: 'may'; block: TriggerSteps }
  | { do: 'if'; condition: string; words: readonly string[]; yes: TriggerSteps; no: TriggerSteps };
type TriggerSteps = readonly TriggerStep[];

const BITS: ReadonlyMap<string, number> = new Map(EVENTS.map((event, i) => [event, 1 << i]));

/** An event as a bit: what a card listens to is one number, because it is asked for at every turn. */
export function eventBit(event: string): number {
  return BITS.get(event) ?? 0;
}

export function hearing(triggers: readonly Trigger[]): number {
  return triggers.reduce((bits, { event }) => bits | eventBit(event), 0);
}

/** The triggers in a text of either edition. */
export function triggersOf(effects: readonly Effect[]): Trigger[] {
  const found: Trigger[] = [];
  for (const effect of effects as Effects) {
    if (effect.do === 'on' || effect.do === 'use') {
      const { do: mode, event, subject, limit, block } = effect;
      found.push({ mode, event, subject, limit, effects: limit === '' ? block : usingUp(block, limit) });
    } else for (const inner of blocksOf(effect)) found.push(...triggersOf(inner));
  }
  return found;
}

/** A limited ability is used up when its owner says yes, or at once if nobody is asked. */
function usingUp(effects: Effects, span: Span): TriggerSteps {
  const useUp: UseUp = { do: 'use-up', span };
  if (!asks(effects)) return [useUp, ...effects];
  return effects.map((effect) => {
    if (effect.do === 'may') return { ...effect, block: [useUp, ...effect.block] };
    if (effect.do === 'if')
      return { ...effect, yes: usingUpIfAsked(effect.yes, span), no: usingUpIfAsked(effect.no, span) };
    return effect;
  });
}

function usingUpIfAsked(effects: Effects, span: Span): TriggerSteps {
  return asks(effects) ? usingUp(effects, span) : effects;
}

/** Whether its owner says whether it happens. */
export function asks(effects: TriggerSteps): boolean {
  return effects.some(
    (effect) => effect.do === 'may' || (effect.do === 'if' && (asks(effect.yes) || asks(effect.no))),
  );
}

/** Named cards that a trigger can be about; Dragon Rage concerns others as well and is no card that anybody keeps. */
const KEPT_CARDS: readonly string[] = ['torch-goes-out'];

/**
 * The card that has no effect on the owner of `on drawn CARD { cancel }`: neither one that he draws nor one that he has
 * kept from before. Empty if the trigger is about something else.
 */
export function powerless({
  event,
  subject,
  effects,
}: Pick<Trigger, 'event' | 'subject'> & { readonly effects: readonly Effect[] }): string {
  const cancels = effects.length === 1 && effects[0].do === 'cancel';
  return event === 'drawn' && cancels && KEPT_CARDS.includes(subject) ? subject : '';
}

/** What can stand in the braces of a verb. */
interface Braces<E> {
  readonly success?: readonly E[];
  readonly fail?: readonly E[];
  readonly yes?: readonly E[];
  readonly no?: readonly E[];
  readonly block?: readonly E[];
  readonly branches?: readonly { readonly effect: readonly E[] }[];
}

/** The blocks and branches of an effect, in the words of its edition. */
export function blocksOf<E extends Effect>(effect: E): (readonly E[])[] {
  const { success, fail, yes, no, block, branches = [] } = effect as Braces<E>;
  const blocks = [success, fail, yes, no, block, ...branches.map((branch) => branch.effect)];
  return blocks.filter((one) => one !== undefined);
}
