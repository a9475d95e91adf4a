/** Two editions of a game side by side: what was found of each in a column. */
import type { Findings } from '@underhall/lab';
import type { ReactNode } from 'react';
import type { GameCard } from '../play/scene.ts';
import { groupName, interval, measureName, shown } from './figures.ts';
import { type Both, causesOf, differ, type Pair, pairsOf } from './pairs.ts';
import { say } from './say.ts';
import { sentencesOfBoth } from './sentences.ts';

/** What can be said of a whole table, as people would ask it. */
const MEASURES = ['out', 'treasure', 'loot', 'gold', 'rounds'];
const MOST_CAUSES = 12;

interface Props {
  readonly found: Both<Findings>;
  readonly cards: Both<GameCard>;
}

export default function Beside({ found, cards }: Props): ReactNode {
  const pairs = pairsOf(found, cards);
  const failed = found.flatMap((each) => each.failed);
  const [kind] = cards[0].seatOptions;
  const together = MEASURES.flatMap((measure) =>
    pairs
      .filter((pair) => pair.measure === measure && (pair.group === 'all' || pair.group === 'match'))
      .map((pair) => ({ ...pair, name: measureName(measure) })),
  );
  const brought = pairs
    .filter(({ measure, group }) => measure === 'out' && group.startsWith(`${kind?.id} `))
    .map((pair) => ({ ...pair, name: groupName(pair.group, cards[0]) }));
  return (
    <>
      <section className="panel stack" aria-labelledby="found">
        <h2 id="found">{say('lab.found')}</h2>
        <ul className="plain lab-says">
          {sentencesOfBoth(pairs, cards).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="faint">
          {say('lab.beside.note', { n: Math.min(...found.map(({ matches }) => matches)) })}
        </p>
      </section>
      {failed.length > 0 && (
        <p className="parchment" role="alert">
          {say('lab.failed', { n: failed.length, first: failed[0] })}
        </p>
      )}
      <Columns title={say('lab.everybody')} cards={cards} rows={together} />
      <Columns title={say('lab.beside.out')} cards={cards} rows={brought} />
      <Columns title={measureName('death')} cards={cards} rows={causesOf(pairs).slice(0, MOST_CAUSES)} />
    </>
  );
}

interface ColumnsProps {
  readonly title: string;
  readonly cards: Both<GameCard>;
  readonly rows: readonly (Pair & { readonly name: string })[];
}

function Columns({ title, cards, rows }: ColumnsProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className="panel">
      <table className="lab-columns">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {cards.map(({ id, name }) => (
              <th key={id} scope="col" translate="no">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((pair) => (
            <tr key={`${pair.measure} ${pair.group}`} data-differ={differ(pair) || undefined}>
              <th scope="row" translate="no">
                {pair.name}
              </th>
              <Cell figure={pair.first} />
              <Cell figure={pair.second} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ figure }: { figure: Pair['first'] }): ReactNode {
  if (!figure) return <td>{say('lab.beside.none')}</td>;
  return (
    <td>
      {shown(figure.kind, figure.value, figure.high)}
      <small>{interval(figure)}</small>
    </td>
  );
}
