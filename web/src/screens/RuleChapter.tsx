/** A chapter of the rulebook: what it says first, what it is called at the edge. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import type { Chapter, Part, Rule } from '../games/ledger.ts';
import { Emphasised } from '../parts/Emphasised.tsx';
import { say } from './say.ts';

interface Props {
  readonly chapter: Chapter;
  readonly game: string;
  readonly marked: string | undefined;
}

export function ChapterText({ chapter: { id, title, parts }, game, marked }: Props): ReactNode {
  return (
    <section>
      <h3 id={`chapter-${id}`} tabIndex={-1}>
        {title}
      </h3>
      {parts.map((part) => (
        <PartText key={keyOf(part)} part={part} game={game} marked={marked} />
      ))}
    </section>
  );
}

function keyOf(part: Part): string {
  if ('rule' in part) return part.rule.id;
  if ('heading' in part) return `# ${part.heading}`;
  return 'text' in part ? part.text : part.table[0].join();
}

function PartText({ part, game, marked }: Omit<Props, 'chapter'> & { part: Part }): ReactNode {
  if ('rule' in part) return <RuleLine rule={part.rule} game={game} marked={part.rule.id === marked} />;
  if ('heading' in part) return <h4>{part.heading}</h4>;
  if ('text' in part)
    return (
      <p className="rules-note">
        <Emphasised text={part.text} />
      </p>
    );
  const [head, ...rows] = part.table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
    <section className="rules-table" tabIndex={0} aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a printed table
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  readonly rule: Rule;
  readonly game: string;
  readonly marked: boolean;
}

function RuleLine({ rule: { id, text, source }, game, marked }: LineProps): ReactNode {
  const [said, ruling] = text.split(/\s*Ruling:\s*/);
  return (
    <p id={id} className="rule-line" data-marked={marked || undefined} tabIndex={-1}>
      <span>
        <Emphasised text={said} /> {ruling && <em>{`${say('rules.ruling')} ${ruling}`}</em>}
      </span>
      <a className="rule" href={to('rules', game, id)} title={source}>
        {id}
      </a>
    </p>
  );
}
