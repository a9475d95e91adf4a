/** Signs that only tables with friends have. */
import type { ReactNode } from 'react';

/** What somebody says. */
export function Bubble(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4h16a1.500 1.500 0 0 1 1.500 1.500v10A1.500 1.500 0 0 1 20 17h-8l-5.500 4v-4H4a1.500 1.500 0 0 1-1.500-1.500v-10A1.500 1.500 0 0 1 4 4zm2.500 4v1.600h11V8zm0 3.600v1.600h7.500v-1.600z" />
    </svg>
  );
}
