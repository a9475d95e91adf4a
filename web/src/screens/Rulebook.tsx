import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { go, to } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { onShelf, withRules } from '../games/catalogue.ts';
import { type Chapter, type Ledger, ledgerOf, type Rule } from '../games/ledger.ts';
import { say } from '../messages/say.ts';
import { Emphasised } from '../parts/Emphasised.tsx';
import { GamePicker } from '../parts/GamePicker.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import './rulebook.css';

export default function Rulebook({ path: [wanted, rule] }: { path: readonly string[] }): ReactNode {
  const game = onShelf(wanted ?? '')?.rules ? wanted : withRules[0].id;
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
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <main className="page rulebook">
      <PageHead title={say('rules.title')} lede={say('rules.lede')} />
      <div className="rules-tools">
        <GamePicker
          label={say('rules.game')}
          games={withRules}
          game={game}
          onChange={(chosen) => go('rules', chosen)}
        />
        <label className="field">
          <span>{say('rules.search')}</span>
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <ChapterJump chapters={chapters} />
        <p className="faint" role="status">
          {ledger ? say('rules.found', { n: count }) : say('loading')}
        </p>
      </div>
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

function showChapter(id: string): void {
  document.getElementById(`chapter-${id}`)?.scrollIntoView();
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
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const fits = (text: string) => words.every((word) => text.includes(word));
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: [],
      tables: [],
      rules: chapter.rules.filter(({ id, text }) => fits(`${id} ${text} ${chapter.title}`.toLowerCase())),
    }))
    .filter(({ rules }) => rules.length > 0);
}

function ChapterText({
  chapter,
  game,
  marked,
}: {
  chapter: Chapter;
  game: string;
  marked: string | undefined;
}): ReactNode {
  return (
    <section id={`chapter-${chapter.id}`}>
      <h3>{chapter.title}</h3>
      {chapter.paragraphs.map((paragraph) => (
        <p key={paragraph} className="rules-note">
          <Emphasised text={paragraph} />
        </p>
      ))}
      {chapter.rules.map((rule) => (
        <RuleLine key={rule.id} rule={rule} game={game} marked={rule.id === marked} />
      ))}
      {chapter.tables.map((rows) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        <section key={rows[0].join()} className="rules-table" tabIndex={0} aria-label={rows[0].join(', ')}>
          <table>
            <thead>
              <tr>
                {rows[0].map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(1).map((row) => (
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
      ))}
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
