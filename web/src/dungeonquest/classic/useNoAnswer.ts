/** Who has no card to answer an attack with reads that he has none, and the fight goes on by itself. */
import { useEffect } from 'react';
import { settings } from '../../app/settings.ts';
import { loneAnswer } from './loneAnswer.ts';
import type { Asked, AtTable } from './terms.ts';

/** Long enough to read it. */
const READ = 1300;

export function useNoAnswer(act: AtTable['act'], asked: Asked | undefined): void {
  const answer = loneAnswer(asked);
  useEffect(() => {
    if (answer === undefined || settings().confirm === 'always') return;
    const timer = setTimeout(() => act.choose(answer, true), READ);
    return () => clearTimeout(timer);
  }, [answer, act]);
}
