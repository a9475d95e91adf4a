/** Escort tokens: on their Quest card, or in a space (DNR-INVARIANTS-32). */
import type { Instance, Seat } from '@underhall/kernel';
import { holderOf } from '../effects/people.ts';
import { type M, NOWHERE, type Token } from '../world.ts';

export function tokenOf({ world }: Pick<M, 'world'>, card: Instance): Token | undefined {
  return world.tokens.find(({ quest }) => quest === card);
}

/** The Quests whose tokens a player's hero carries (DNR-QESCORT-14). */
export function carriedBy(match: M, seat: Seat): Instance[] {
  return match.world.tokens.flatMap(({ quest, space }) =>
    space === NOWHERE && holderOf(match, quest) === seat ? [quest] : [],
  );
}

/** DNR-DEATH-7: what a player carried stays in the space; his Escort Quests with a token lie beside the map then, unless he keeps them (DNR-OPTREINC-8). */
export function leaveTokens(match: M, seat: Seat, space: number, keepsQuests: boolean): void {
  const { world, instances } = match;
  world.tokens = world.tokens.map((token) => {
    if (holderOf(match, token.quest) !== seat) return token;
    if (!keepsQuests) instances.toBottom(token.quest, instances.layout.base.beside);
    return { quest: token.quest, space: token.space === NOWHERE ? space : token.space };
  });
}
