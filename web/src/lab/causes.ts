/** What they died of, by name. */
import type { Figure } from '@underhall/lab';
import { causeName } from '../play/named.ts';
import type { GameCard } from '../play/scene.ts';
import type { Row } from './Bars.tsx';
import { say } from './say.ts';

/** `death=troll`: the word behind the measure. */
export function wordOf({ measure }: Pick<Figure, 'measure'>): string {
  return measure.slice(measure.indexOf('=') + 1);
}

/** Most often first. Where two cards share a name the deck tells them apart; where it cannot, they are one cause. */
export function causesIn(figures: readonly Figure[], card: GameCard): Row[] {
  const named = figures.map((figure) => ({ ...figure, name: causeName(card, wordOf(figure)) }));
  const times = Map.groupBy(named, ({ name }) => name);
  const apart = named.map((row) => {
    const deck = card.messages[`deck.${card.faces[wordOf(row)]?.back}`];
    const shared = (times.get(row.name)?.length ?? 0) > 1;
    return shared && deck ? { ...row, name: say('lab.of-deck', { name: row.name, deck }) } : row;
  });
  return [...Map.groupBy(apart, ({ name }) => name).values()]
    .map((alike) => alike.reduce(together))
    .sort((a, b) => b.value - a.value);
}

/** The range of a sum is at most the sum of the ranges. */
function together(a: Row, b: Row): Row {
  return {
    ...a,
    value: a.value + b.value,
    low: Math.max(0, a.low + b.low),
    high: Math.min(1, a.high + b.high),
  };
}
