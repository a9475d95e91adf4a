/** What an option may lead to, as sampled from what the player knows. */
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { say, sayIf } from '../messages/say.ts';
import type { Weighed } from './useTable.ts';

/** Counts that are yes or no: shown as chances. */
const YES_OR_NO = new Set(['dead', 'out', 'won', 'below']);
const BAD = new Set(['dead', 'wounds']);
const NEGLIGIBLE = 0.004;

/** What may happen never reads as 0 %, what may fail never as 100 %. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return '< 1 %';
  return rounded === 100 && chance < 1 ? '> 99 %' : `${rounded} %`;
}

function amount(mean: number): string {
  const digits = Math.abs(mean) >= 20 ? 0 : 1;
  return `${mean > 0 ? '+' : '−'}${Math.abs(mean).toFixed(digits)}`;
}

interface Props {
  readonly weighed: Weighed;
  readonly label: string;
  readonly armed: boolean;
}

export function Stakes({ weighed: { found }, label, armed }: Props): ReactNode {
  const { odds } = useSettings();
  if (!odds && !armed) return null;
  const lines = found ? linesOf(found) : [];
  return (
    <div className="stakes parchment" role="note">
      <p className="stakes-title">
        <b>{label}</b>
        {armed && <span className="stakes-armed">{say('table.confirm')}</span>}
      </p>
      {odds && !found && <p className="stakes-note">{say('stakes.sampling')}</p>}
      {lines.length > 0 && (
        <dl>
          {lines.map(({ name, value, chance, bad }) => (
            <div key={name} data-bad={bad || undefined}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b>
                {chance !== undefined && (
                  <span className="stakes-bar" aria-hidden="true">
                    <i style={{ width: `${chance * 100}%` }} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {found && lines.length === 0 && <p className="stakes-note">{say('stakes.none')}</p>}
      {found && <p className="stakes-note">{say('stakes.until', { n: found.samples })}</p>}
    </div>
  );
}

interface Line {
  readonly name: string;
  readonly value: string;
  readonly chance: number | undefined;
  readonly bad: boolean;
}

function linesOf({ changes, chances }: NonNullable<Weighed['found']>): Line[] {
  const nameOf = (count: string, mean: number) =>
    (mean < 0 ? sayIf(`count.${count}.less`) : undefined) ?? sayIf(`count.${count}`) ?? count;
  const tallies = Object.entries(chances).map(([name, chance]) => ({
    name: sayIf(`tally.${name}`) ?? name,
    value: percent(chance),
    chance,
    bad: false,
  }));
  const counted = Object.entries(changes)
    .filter(([, { chance }]) => chance > NEGLIGIBLE)
    .map(([name, { mean, chance }]) =>
      YES_OR_NO.has(name)
        ? { name: nameOf(name, mean), value: percent(chance), chance, bad: BAD.has(name) }
        : { name: nameOf(name, mean), value: amount(mean), chance: undefined, bad: BAD.has(name) },
    );
  return [...counted, ...tallies].slice(0, 6);
}
