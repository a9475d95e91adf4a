/** What a run found: figures with their intervals, distributions, causes of death, and where on the board. */
import * as Plot from '@observablehq/plot';
import type { Distribution, Figure, Findings as Found } from '@underhall/lab';
import { type ReactNode, useEffect, useRef } from 'react';
import { say, sayIf } from '../messages/say.ts';

const WIDE = 0.1;
const SPACE = /^([A-M])(10|[1-9])$/;

function Drawing({ options, label }: { options: Plot.PlotOptions; label: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = Plot.plot({
      width: box.current?.clientWidth ?? 640,
      style: { background: 'none', fontSize: '13px' },
      ...options,
    });
    box.current?.replaceChildren(drawn);
  }, [options]);
  return <div ref={box} className="lab-plot" role="img" aria-label={label} />;
}

function measureName(measure: string): string {
  return sayIf(`measure.${measure}`) ?? sayIf(`count.${measure}`) ?? measure;
}

function isClear({ low, high, kind }: Figure): boolean {
  return kind !== 'share' || high - low <= WIDE;
}

export default function Findings({ found }: { found: Found }): ReactNode {
  const figures = found.figures.filter(({ of, group }) => of === 'first' && group !== 'match');
  const plain = [
    ...new Set(figures.filter(({ measure }) => !measure.includes('=')).map(({ measure }) => measure)),
  ];
  const words = [
    ...new Set(
      figures.filter(({ measure }) => measure.includes('=')).map(({ measure }) => measure.split('=')[0]),
    ),
  ];
  const unclear = figures
    .filter(({ group, measure }) => measure === 'won' && group !== 'all')
    .some((figure) => !isClear(figure));
  return (
    <>
      {unclear && <p className="lab-small">{say('lab.small')}</p>}
      {plain.map((measure) => (
        <Measure
          key={measure}
          measure={measure}
          figures={figures.filter((figure) => figure.measure === measure)}
          distribution={found.distributions.find((one) => one.measure === measure && one.group === 'all')}
        />
      ))}
      {words.map((measure) => (
        <Words
          key={measure}
          measure={measure}
          figures={figures.filter(
            (figure) => figure.group === 'all' && figure.measure.startsWith(`${measure}=`),
          )}
        />
      ))}
    </>
  );
}

function Measure({
  measure,
  figures,
  distribution,
}: {
  measure: string;
  figures: readonly Figure[];
  distribution: Distribution | undefined;
}): ReactNode {
  const share = figures[0]?.kind === 'share';
  const scale = share ? 100 : 1;
  const rows = figures
    .filter(({ value }) => Number.isFinite(value))
    .map(({ group, value, low, high }) => ({
      group,
      value: value * scale,
      low: low * scale,
      high: high * scale,
    }));
  if (rows.length === 0) return null;
  const colour = 'var(--accent)';
  return (
    <section className="panel stack">
      <h2>{measureName(measure)}</h2>
      <Drawing
        label={measureName(measure)}
        options={{
          marginLeft: 150,
          height: 40 + rows.length * 30,
          x: {
            label: share ? '%' : null,
            grid: true,
            ...(share ? { domain: [0, Math.max(10, ...rows.map((r) => r.high))] } : { zero: true }),
          },
          y: { label: null, domain: rows.map((r) => r.group) },
          marks: [
            Plot.barX(rows, { x: 'value', y: 'group', fill: colour, fillOpacity: 0.55 }),
            Plot.ruleY(rows, { x1: 'low', x2: 'high', y: 'group', stroke: 'currentColor', strokeWidth: 2 }),
          ],
        }}
      />
      <table className="results">
        <tbody>
          {rows.map(({ group, value, low, high }) => (
            <tr key={group} translate="no">
              <th scope="row">{group}</th>
              <td>
                {say('lab.interval', { value: value.toFixed(1), low: low.toFixed(1), high: high.toFixed(1) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!share && distribution && distribution.values.length > 2 && (
        <>
          <h3>{say('lab.distribution')}</h3>
          <Drawing
            label={say('lab.distribution')}
            options={{
              height: 160,
              x: { label: null },
              y: { label: null, grid: true },
              marks: [
                Plot.rectY(
                  distribution.values.map(([value, times]) => ({ value, times })),
                  Plot.binX({ y: 'sum' }, {
                    x: { value: 'value', thresholds: 24 },
                    y: 'times',
                    fill: colour,
                  } as never),
                ),
              ],
            }}
          />
        </>
      )}
    </section>
  );
}

const MOST = 20;

function Words({ measure, figures }: { measure: string; figures: readonly Figure[] }): ReactNode {
  const rows = figures
    .map(({ measure: m, value, low, high }) => ({
      word: m.slice(m.indexOf('=') + 1),
      value: value * 100,
      low: low * 100,
      high: high * 100,
    }))
    .sort((a, b) => b.value - a.value);
  const onBoard = rows.length > 0 && rows.every(({ word }) => SPACE.test(word));
  const shown = rows.slice(0, MOST);
  return (
    <section className="panel stack">
      <h2>{measureName(measure)}</h2>
      {onBoard ? (
        <Drawing
          label={measureName(measure)}
          options={{
            height: 420,
            padding: 0.04,
            x: { label: null, domain: [...'ABCDEFGHIJKLM'], axis: 'top' },
            y: { label: null, domain: Array.from({ length: 10 }, (_, i) => i + 1) },
            color: { scheme: 'YlOrRd', label: '%', legend: true },
            marks: [
              Plot.cell(
                rows.map(({ word, value }) => ({ x: word[0], y: Number(word.slice(1)), value })),
                { x: 'x', y: 'y', fill: 'value', inset: 1 },
              ),
            ],
          }}
        />
      ) : (
        <Drawing
          label={measureName(measure)}
          options={{
            marginLeft: 170,
            height: 40 + shown.length * 24,
            x: { label: '%', grid: true },
            y: { label: null, domain: shown.map((r) => r.word) },
            marks: [
              Plot.barX(shown, { x: 'value', y: 'word', fill: 'var(--accent)', fillOpacity: 0.55 }),
              Plot.ruleY(shown, { x1: 'low', x2: 'high', y: 'word', stroke: 'currentColor', strokeWidth: 2 }),
            ],
          }}
        />
      )}
    </section>
  );
}
