/** A match that was played by other rules: how it stood or ended, as far as that was kept, and the match as a file. */
import type { ReactNode } from 'react';
import { go, to } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { gameName, onShelf } from '../games/catalogue.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { timeAgo } from '../parts/time.ts';
import { faredIn, nameOf, winnersLine } from '../play/results.ts';
import type { GameCard, Kept } from '../play/scene.ts';
import { countsOf } from '../play/standingLine.ts';
import { exportMatch } from '../play/tables.ts';
import { say } from './say.ts';
import { useRemoval } from './useRemoval.tsx';
import './otherRules.css';

function hadAt({ standing }: Kept, seat: number): string {
  const own = standing?.seats[seat];
  return own ? own.has || countsOf(own) : '';
}

/** The Hero, and who played him; of a match without a standing the Hero that was wished for. */
function whoAt({ sitters, standing, record }: Kept, card: GameCard | undefined, seat: number): string {
  const player = sitters[seat].name;
  const { hero: wished } = record.setup.seats[seat];
  const hero =
    standing?.seats[seat]?.who ?? (typeof wished === 'string' ? card?.faces[wished]?.name : undefined);
  return hero && hero !== player ? say('table.hero', { hero, player }) : player;
}

function turnLine({ waitsFor, sitters }: Kept): string | undefined {
  const [seat] = waitsFor;
  if (seat === undefined) return undefined;
  const { kind, name } = sitters[seat];
  return kind === 'me' ? say('other.yours') : say('other.waited', { who: name });
}

interface Props {
  readonly match: Kept;
  readonly card: GameCard | undefined;
}

export function OtherRules({ match, card }: Props): ReactNode {
  const { game, record, standing, outcome } = match;
  const name = gameName(game);
  const turn = turnLine(match);
  useTitle(say('other.title'), name);
  const [sure, remove] = useRemoval(
    'matches',
    outcome
      ? { title: say('hall.forget'), question: say('hall.forget.sure'), yes: say('hall.forget') }
      : { title: say('home.remove'), question: say('home.remove.sure'), yes: say('home.remove.yes') },
    () => go(),
  );
  return (
    <main className="page">
      <PageHead title={say('other.title')} lede={say('other.sentence', { game: name })} />
      <section className="panel stack">
        <h2>{say(outcome ? 'other.ended' : 'other.stood')}</h2>
        <p className="faint">
          <span translate="no">{name}</span>
          {standing?.round !== undefined && <> · {say('standing.round', { n: standing.round })}</>} ·{' '}
          {say('home.choices', { n: record.choices.length })} · {timeAgo(match.changed)}
        </p>
        {outcome && <p className="lede">{winnersLine(card, outcome, match.sitters)}</p>}
        <Seats match={match} card={card} />
        {!outcome && turn && <p className="muted">{turn}</p>}
        {!standing && !outcome && <p className="muted">{say('other.bare')}</p>}
      </section>
      {standing && standing.lines.length > 0 && (
        <section className="panel stack">
          <h2>{say('other.last')}</h2>
          <ol className="plain other-lines">
            {standing.lines.map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other id
              <li key={n}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      <div className="row">
        <button type="button" className="btn primary" onClick={() => exportMatch(match)}>
          {say('home.export')}
        </button>
        {onShelf(game)?.playable && (
          <a className="btn" href={to('set', game)}>
            {say('other.again')}
          </a>
        )}
        <button type="button" className="btn" onClick={() => remove(match.id)}>
          {say(outcome ? 'hall.forget' : 'home.remove')}
        </button>
        <a className="btn ghost" href="#/">
          {say('trouble.home')}
        </a>
      </div>
      {sure}
    </main>
  );
}

function Seats({ match, card }: Props): ReactNode {
  const { outcome, sitters } = match;
  return (
    <ul className="plain other-seats">
      {sitters.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
        <li key={seat}>
          <b translate="no">{outcome ? nameOf(card, outcome, sitters, seat) : whoAt(match, card, seat)}</b>
          <span className="muted">{outcome ? faredIn(card, outcome, seat).line : hadAt(match, seat)}</span>
        </li>
      ))}
    </ul>
  );
}
