import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { go, to } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { onShelf, rulesText, withRules } from '../games/catalogue.ts';
import { type Chapter, type Ledger, ledgerOf, type Part, type Rule, rulesOf } from '../games/ledger.ts';
import { say } from '../messages/say.ts';
import { Emphasised } from '../parts/Emphasised.tsx';
import { LookUp, matcher } from '../parts/LookUp.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import './rulebook.css';

export default function Rulebook({ path: [wanted, rule] }: { path: readonly string[] }): ReactNode {
  const game = rulesText(wanted ?? '') ? wanted : withRules[0].id;
  const [ledger, setLedger] = useState<Ledger>();
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search);
  useTitle(rule, say('rules.title'), onShelf(game)?.name);
  useEffect(() => {
    setLedger(undefined);
    ledgerOf(game).then(setLedger, () => undefined);
  }, [game]);
  const chapters = useMemo(() => (ledger ? searched(ledger, query) : []), [ledger, query]);
  useEffect(() => {
    if (!ledger || !rule) return;
    const found = document.getElementById(rule);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  }, [ledger, rule]);
  const count = chapters.reduce((sum, chapter) => sum + rulesOf(chapter).length, 0);
  return (
    <main className="page rulebook">
      <PageHead title={say('rules.title')} lede={say('rules.lede')} />
      <LookUp
        games={withRules}
        game={game}
        onGame={(chosen) => go('rules', chosen)}
        label={say('rules.search')}
        search={search}
        onSearch={setSearch}
        found={ledger ? say('rules.found', { n: count }) : say('loading')}
      >
        <ChapterJump chapters={chapters} />
      </LookUp>
      <div className="rules-grid">
        <Contents chapters={chapters} />
        <article className="rules-text parchment" translate="no">
          {ledger && !query && (
            <header>
              <h2>{ledger.title}</h2>
              {ledger.preface.map((paragraph) => (
                <p key={paragraph}>
                  <Emphasised text={paragraph} />
                </p>
              ))}
            </header>
          )}
          {ledger && chapters.length === 0 && <p translate="yes">{say('rules.none')}</p>}
          {chapters.map((chapter) => (
            <ChapterText key={chapter.id} chapter={chapter} game={game} marked={rule} />
          ))}
        </article>
      </div>
    </main>
  );
}

/** Who reads on with the keyboard goes on from there. */
function showChapter(id: string): void {
  const heading = document.getElementById(`chapter-${id}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
}

/** The contents of the book where there is no room for a list of them. */
function ChapterJump({ chapters }: ChaptersProps): ReactNode {
  return (
    <label className="field rules-jump">
      <span>{say('rules.chapters')}</span>
      <select value="" onChange={(event) => showChapter(event.target.value)}>
        <option value="">{say('rules.jump')}</option>
        {chapters.map(({ id, title }) => (
          <option key={id} value={id} translate="no">
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Contents({ chapters }: ChaptersProps): ReactNode {
  return (
    <nav className="rules-toc" aria-label={say('rules.chapters')} translate="no">
      <ul className="plain">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => showChapter(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function searched({ chapters }: Ledger, query: string): readonly Chapter[] {
  if (!query.trim()) return chapters;
  const fits = matcher(query);
  return chapters
    .map((chapter) => ({
      ...chapter,
      parts: chapter.parts.filter(
        (part) => 'rule' in part && fits(`${part.rule.id} ${part.rule.text} ${chapter.title}`),
      ),
    }))
    .filter(({ parts }) => parts.length > 0);
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly game: string;
  readonly marked: string | undefined;
}

function ChapterText({ chapter: { id, title, parts }, game, marked }: ChapterProps): ReactNode {
  return (
    <section>
      <h3 id={`chapter-${id}`} tabIndex={-1}>
        {title} {/^[A-Z]/.test(id) && <small>{id}</small>}
      </h3>
      {parts.map((part) => (
        <PartText key={keyOf(part)} part={part} game={game} marked={marked} />
      ))}
    </section>
  );
}

function keyOf(part: Part): string {
  if ('rule' in part) return part.rule.id;
  return 'text' in part ? part.text : part.table[0].join();
}

function PartText({ part, game, marked }: Omit<ChapterProps, 'chapter'> & { part: Part }): ReactNode {
  if ('rule' in part) return <RuleLine rule={part.rule} game={game} marked={part.rule.id === marked} />;
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

function RuleLine({
  rule: { id, text, source },
  game,
  marked,
}: {
  rule: Rule;
  game: string;
  marked: boolean;
}): ReactNode {
  const [said, ruling] = text.split(/\s*Ruling:\s*/);
  return (
    <p id={id} className="rule-line" data-marked={marked || undefined} tabIndex={-1}>
      <a className="rule" href={to('rules', game, id)}>
        {id}
      </a>
      <span>
        <Emphasised text={said} /> {ruling && <em>{`${say('rules.ruling')} ${ruling}`}</em>}{' '}
        {source && <small>{source}</small>}
      </span>
    </p>
  );
}
