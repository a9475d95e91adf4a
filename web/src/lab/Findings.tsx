/** What a run found: figures with their intervals, distributions, causes of death, and where on the board. */
import type { Figure, Findings as Found } from '@underhall/lab';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { appearanceOf } from '../games/appearances.ts';
import { optionName } from '../games/optionNames.ts';
import { Segments } from '../parts/Switch.tsx';
import type { GameCard } from '../play/scene.ts';
import { Bars, type Row } from './Bars.tsx';
import { causesIn, wordOf } from './causes.ts';
import { groupName, interval, measureName, shown } from './figures.ts';
import { CLOSE, MOST_MATCHES, reliance } from './reliance.ts';
import { say } from './say.ts';
import { sentencesOf } from './sentences.ts';

const Distribution = lazy(() => import('./Distribution.tsx'));

/** What people ask first; the rest follows. */
const ORDER = ['out', 'won', 'treasure', 'gold', 'score', 'coins', 'points', 'loot', 'turns'];
const BY = ['seat', 'bot'] as const;
/** What the rules fix for everybody says nothing. */
const FIXED = new Set(['share of wins', 'need']);

function place(measure: string): number {
  const found = ORDER.indexOf(measure);
  return found < 0 ? ORDER.length : found;
}

export default function Findings({ found, card }: { found: Found; card: GameCard }): ReactNode {
  const all = found.figures.filter(({ of, value }) => of === 'first' && Number.isFinite(value));
  const figures = all.filter(({ group }) => group !== 'match');
  const rounds = all.find(({ measure, group }) => measure === 'rounds' && group === 'match');
  const sentences = sentencesOf(all, card);
  const plain = [...new Set(figures.map(({ measure }) => measure))]
    .filter((measure) => !measure.includes('=') && !FIXED.has(measure))
    .sort((a, b) => place(a) - place(b));
  const groupings = groupingsOf(card).filter(({ value }) =>
    figures.some(({ group }) => group.startsWith(`${value} `)),
  );
  const [chosen, setChosen] = useState<string>();
  const by = (groupings.find(({ value }) => value === chosen) ?? groupings[0])?.value;
  const rowsOf = (measure: string) =>
    figures
      .filter((figure) => figure.measure === measure && figure.group.startsWith(`${by} `))
      .sort((a, b) => (by === 'seat' ? 0 : b.value - a.value));
  const words = (measure: string) =>
    figures.filter(({ group, measure: m }) => group === 'all' && m.startsWith(`${measure}=`));
  const gold = found.distributions.find(({ measure, group }) => group === 'all' && measure === 'gold');
  const { gold: goldKey = 'lab.distribution', Heat } = appearanceOf(card.id).lab ?? {};
  const goldTitle = say(goldKey);
  const carried = gold?.values.filter(([amount]) => amount > 0) ?? [];
  return (
    <>
      {sentences.length > 0 && (
        <section className="panel stack" aria-labelledby="found">
          <h2 id="found">{say('lab.found')}</h2>
          <ul className="plain lab-says">
            {sentences.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Enough matches={found.matches} figures={figures} />
        </section>
      )}
      <section className="lab-tiles" aria-label={say('lab.everybody')}>
        {rounds && <Tile figure={rounds} />}
        {plain.slice(0, rounds ? 3 : 4).map((measure) => {
          const figure = figures.find((one) => one.measure === measure && one.group === 'all');
          return figure ? <Tile key={measure} figure={figure} /> : null;
        })}
      </section>
      {found.failed.length > 0 && (
        <p className="parchment" role="alert">
          {say('lab.failed', { n: found.failed.length, first: found.failed[0] })}
        </p>
      )}
      {sentences.length === 0 && <Enough matches={found.matches} figures={figures} />}
      {by && (
        <section className="panel stack">
          <div className="row spread">
            <h2>{say('lab.compared')}</h2>
            {groupings.length > 1 && (
              <Segments label={say('lab.compared')} value={by} values={groupings} onChange={setChosen} />
            )}
          </div>
          <div className="lab-figures">
            {plain.map((measure) => (
              <Bars
                key={measure}
                name={measureName(measure)}
                rows={rowsOf(measure).map((figure) => ({ ...figure, name: groupName(figure.group, card) }))}
              />
            ))}
          </div>
        </section>
      )}
      <div className="lab-pair">
        {words('death').length > 0 && (
          <section className="panel">
            <Bars name={measureName('death')} rows={causesIn(words('death'), card).slice(0, MOST)} />
          </section>
        )}
        <div className="stack">
          {words('deathLevel').length > 0 && (
            <section className="panel">
              <Bars name={measureName('deathLevel')} rows={byLevel(words('deathLevel'))} />
            </section>
          )}
          {carried.length > 2 && (
            <section className="panel stack">
              <h2>{goldTitle}</h2>
              <Suspense fallback={<p className="muted">{say('loading')}</p>}>
                <Distribution values={carried} label={goldTitle} />
              </Suspense>
            </section>
          )}
        </div>
      </div>
      {Heat && words('deathAt').length > 0 && (
        <section className="panel stack">
          <h2>{say('lab.where')}</h2>
          <Suspense fallback={<p className="muted">{say('loading')}</p>}>
            <Heat shares={new Map(words('deathAt').map((f) => [wordOf(f), f.value]))} />
          </Suspense>
        </section>
      )}
    </>
  );
}

/** By what seats bring, by where they sit, by who plays. */
function groupingsOf(card: GameCard): { readonly value: string; readonly label: string }[] {
  return [
    ...card.seatOptions.map(({ id }) => ({
      value: id,
      label: say('lab.by', { what: optionName(card, id) }),
    })),
    ...BY.map((kind) => ({ value: kind, label: say(`lab.by.${kind}`) })),
  ];
}

const MOST = 14;

/** From the first level down. */
function byLevel(figures: readonly Figure[]): Row[] {
  return figures
    .map((figure) => ({ ...figure, name: say('lab.level', { n: wordOf(figure) }) }))
    .sort((a, b) => Number(wordOf(a)) - Number(wordOf(b)));
}

function Tile({ figure }: { figure: Figure }): ReactNode {
  return (
    <div className="panel lab-tile">
      <span>{measureName(figure.measure)}</span>
      <b>{shown(figure.kind, figure.value)}</b>
      <small>{interval(figure)}</small>
    </div>
  );
}

/** Says whether the figures can be relied on yet, and how many matches would do. */
function Enough({ matches, figures }: { matches: number; figures: readonly Figure[] }): ReactNode {
  const { points, wanted } = reliance(matches, figures);
  if (wanted === undefined) return <p className="lab-enough">{say('lab.enough', { points: CLOSE })}</p>;
  const holes = { points, close: CLOSE, n: Math.min(wanted, MOST_MATCHES).toLocaleString('en') };
  return (
    <p className="lab-small" role="note">
      {say(wanted > MOST_MATCHES ? 'lab.small.endless' : 'lab.small', holes)}
    </p>
  );
}
