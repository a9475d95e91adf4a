/** How a hero fared: Quests, Level, and whether he lived. */
import type { Fared, Finished } from '../games/appearance.ts';
import { say } from '../messages/say.ts';
import { numberIn } from '../play/counted.ts';

interface Results {
  readonly quests: number;
  readonly level: number;
  readonly life: number;
}

export function fared({ outcome, seat }: Finished): Fared {
  const quests = numberIn<Results>(outcome, seat, 'quests') ?? 0;
  const level = numberIn<Results>(outcome, seat, 'level') ?? 1;
  const life = numberIn<Results>(outcome, seat, 'life') ?? 0;
  return { line: say(life > 0 ? 'fate.quests' : 'fate.quests.fell', { n: quests, level }), out: life > 0 };
}
