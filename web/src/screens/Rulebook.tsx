import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { go } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { appearanceOf } from '../games/appearances.ts';
import { onShelf, rulesText, withRules } from '../games/catalogue.ts';
import { type Chapter, type ChapterKind, type Ledger, ledgerOf, rulesOf } from '../games/ledger.ts';
import { Emphasised } from '../parts/Emphasised.tsx';
import { LookUp, matcher } from '../parts/LookUp.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ChapterText } from './RuleChapter.tsx';
import { say } from './say.ts';
import './rulebook.css';

/** What people play by first; notes for those who build the game are folded away at the end. */
const KINDS = ['rules', 'options', 'notes'] as const satisfies readonly ChapterKind[];

/** `rules/GAME`, or `rules/GAME/RULE`. */
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
  const played = chapters.filter(({ kind }) => kind !== 'notes');
  const count = played.reduce((sum, chapter) => sum + rulesOf(chapter).length, 0);
  const whole = ledger && !query ? ledger : undefined;
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
        <ChapterJump chapters={played} />
      </LookUp>
      <div className="rules-grid">
        <Contents chapters={played} game={game} whole={whole !== undefined} />
        <article className="rules-text parchment" translate="no">
          {whole && <h2 className="rules-name">{whole.title}</h2>}
          {whole && <TwoMinutes key={game} game={game} />}
          {whole && <OtherEdition key={`other ${game}`} game={game} />}
          {ledger && chapters.length === 0 && <p translate="yes">{say('rules.none')}</p>}
          {KINDS.map((kind) => {
            const those = chapters.filter((chapter) => chapter.kind === kind);
            if (those.length === 0) return null;
            const texts = those.map((chapter) => (
              <ChapterText key={chapter.id} chapter={chapter} game={game} marked={rule} />
            ));
            if (kind === 'notes') {
              const sought = those.some((chapter) => rulesOf(chapter).some(({ id }) => id === rule));
              return (
                <details key={kind} className="rules-notes" open={sought || query !== ''}>
                  <summary translate="yes">{say('rules.kind.notes')}</summary>
                  {texts}
                </details>
              );
            }
            return (
              <section key={kind} className="rules-kind">
                <h2 translate="yes">{say(`rules.kind.${kind}`)}</h2>
                {kind === 'rules' && whole && <Preface paragraphs={whole.preface} />}
                {texts}
              </section>
            );
          })}
        </article>
      </div>
    </main>
  );
}

/** How to play it in pictures, where the game has them. */
function TwoMinutes({ game }: { game: string }): ReactNode {
  const { Primer } = appearanceOf(game);
  if (!Primer) return null;
  return (
    <div translate="yes">
      <Suspense fallback={<p className="rules-waiting">{say('loading')}</p>}>
        <Primer />
      </Suspense>
    </div>
  );
}

/** What is different from an edition that people may know. */
function OtherEdition({ game }: { game: string }): ReactNode {
  const { Differences } = appearanceOf(game);
  if (!Differences) return null;
  return (
    <div translate="yes">
      <Suspense>
        <Differences />
      </Suspense>
    </div>
  );
}

function Preface({ paragraphs }: { paragraphs: readonly string[] }): ReactNode {
  return (
    <header>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Emphasised text={paragraph} />
        </p>
      ))}
    </header>
  );
}

/** Who reads on with the keyboard goes on from there. */
function show(id: string): void {
  const heading = document.getElementById(id);
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
      <select value="" onChange={(event) => show(`chapter-${event.target.value}`)}>
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

interface ContentsProps extends ChaptersProps {
  readonly game: string;
  /** Nothing was looked up: the book begins at its first page. */
  readonly whole: boolean;
}

function Contents({ chapters, game, whole }: ContentsProps): ReactNode {
  const { Primer, Differences } = appearanceOf(game);
  return (
    <nav className="rules-toc" aria-label={say('rules.chapters')}>
      {whole && Primer && (
        <button type="button" onClick={() => show('primer')}>
          {say('rules.primer')}
        </button>
      )}
      {whole && Differences && (
        <button type="button" onClick={() => show('differences')}>
          {say('rules.differences')}
        </button>
      )}
      {(['rules', 'options'] as const).map((kind) => {
        const those = chapters.filter((chapter) => chapter.kind === kind);
        if (those.length === 0) return null;
        return (
          <section key={kind}>
            <h2>{say(`rules.kind.${kind}`)}</h2>
            <ul className="plain" translate="no">
              {those.map(({ id, title }) => (
                <li key={id}>
                  <button type="button" onClick={() => show(`chapter-${id}`)}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
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
