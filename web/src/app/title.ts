/** What the tab is called: the most particular first. */
import { useEffect } from 'react';
import { say } from '../messages/say.ts';

export function nameTab(...parts: readonly (string | undefined)[]): void {
  document.title = [...parts.filter(Boolean), say('app.name')].join(' · ');
}

export function useTitle(...parts: readonly (string | undefined)[]): void {
  const key = parts.join(' · ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are in the key
  useEffect(() => nameTab(...parts), [key]);
}
