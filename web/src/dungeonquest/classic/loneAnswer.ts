import type { Asked } from './terms.ts';

/** The one thing he can do about an attack, if there is no more. (Nobody else may know: the rules ask him.) */
export function loneAnswer(asked: Asked | undefined): string | undefined {
  if (asked?.question.do !== 'counterattack' || asked.options.length !== 1) return undefined;
  return asked.options[0].id;
}
