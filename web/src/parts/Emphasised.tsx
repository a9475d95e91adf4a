/** A paragraph of a ledger: what stands between two stars is strong, between one emphasised. */
import type { ReactNode } from 'react';

const MARKED = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/;

export function Emphasised({ text }: { text: string }): ReactNode {
  return text.split(MARKED).map((part, i) => {
    if (i % 2 === 0) return part;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one paragraph
    return part.startsWith('**') ? (
      <strong key={i}>{part.slice(2, -2)}</strong>
    ) : (
      <em key={i}>{part.slice(1, -1)}</em>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of one paragraph
  });
}
