import { lazy, type ReactNode, Suspense } from 'react';
import { to } from '../app/router.ts';
import { covers } from '../art/covers.tsx';
import { Icon, type IconName } from '../art/Icon.tsx';
import { appearanceOf } from '../games/appearances.ts';
import { games, type OnShelf } from '../games/catalogue.ts';
import { dayName, streakOf } from '../games/daily.ts';
import { useTablesHere } from '../online/available.ts';
import { finishedDays } from '../play/dailyRuns.ts';
import { useKept } from '../play/useKept.ts';
import { ImportMatch } from './ImportMatch.tsx';
import { OpenTables } from './OpenTables.tsx';
import { say } from './say.ts';
import './home.css';

const AtHome = lazy(() => import('../online/AtHome.tsx'));

export default function Home(): ReactNode {
  const friends = useTablesHere();
  return (
    <main className="home">
      <section className="page home-hero">
        <Torch />
        <div className="home-words">
          <h1>{say('home.title')}</h1>
          <p className="lede">{say('home.lede')}</p>
        </div>
        <div className="home-ways">
          <Invitation
            href={to('learn')}
            icon="torch"
            title={say('home.learn.title')}
            sentence={say('home.learn.sentence')}
          />
          <TodaysDungeon />
          {friends && (
            <Invitation
              href={to('friends')}
              icon="crossed-swords"
              title={say('home.friends.title')}
              sentence={say('home.friends.sentence')}
            />
          )}
        </div>
      </section>
      {friends && (
        <Suspense fallback={null}>
          <AtHome />
        </Suspense>
      )}
      <OpenTables />
      <section className="page shelf" aria-labelledby="shelf">
        <h2 id="shelf" className="sr">
          {say('home.shelf')}
        </h2>
        <ul className="plain boxes">
          {/* What can be played stands in front. */}
          {games.toSorted(inFront).map((game) => (
            <Box key={game.id} game={game} />
          ))}
        </ul>
        <p className="home-foot">
          <ImportMatch />
        </p>
      </section>
    </main>
  );
}

/** Whoever has a streak is reminded of it. */
function TodaysDungeon(): ReactNode {
  const [kept = []] = useKept('matches');
  const streak = streakOf(finishedDays(kept), dayName(Date.now()));
  return (
    <Invitation
      href={to('daily')}
      icon="sun"
      title={say('home.daily.title')}
      sentence={streak > 0 ? say('home.daily.streak', { n: streak }) : say('home.daily.sentence')}
    />
  );
}

interface InvitationProps {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly sentence: string;
}

function Invitation({ href, icon, title, sentence }: InvitationProps): ReactNode {
  return (
    <a className="invitation panel" href={href}>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{sentence}</p>
    </a>
  );
}

function inFront(a: OnShelf, b: OnShelf): number {
  return Number(b.playable) - Number(a.playable);
}

function Box({ game: { id, name, players, minutes, weight, playable } }: { game: OnShelf }): ReactNode {
  const { cover, sentence, table } = appearanceOf(id);
  // Its rules play; its own table is still to come.
  const preview = playable && !table;
  const Cover = cover && covers[cover];
  const inside = (
    <>
      <span className="box">
        {Cover && <Cover />}
        {playable ? (
          <span className="box-play btn primary">{say('home.play')}</span>
        ) : (
          <span className="box-later">{say('home.later')}</span>
        )}
        {preview && <span className="box-later">{say('home.preview')}</span>}
      </span>
      <span className="box-words">
        <span className="sr" translate="no">
          {name}
        </span>
        <span>{sentence && say(sentence)}</span>
        <span className="faint">
          {say('home.players', { players, minutes })} · {say(`weight.${weight}`)}
        </span>
        {!playable && <span className="faint">{say('home.later.sentence')}</span>}
        {preview && <span className="faint">{say('home.preview.sentence')}</span>}
      </span>
    </>
  );
  return (
    <li>
      {playable ? (
        <a className="box-link" href={to('set', id)}>
          {inside}
        </a>
      ) : (
        <div className="box-link" data-later>
          {inside}
        </div>
      )}
    </li>
  );
}

function Torch(): ReactNode {
  return (
    <svg className="home-torch" viewBox="0 0 60 120" aria-hidden="true">
      <path d="M24 58h12l-4 56h-4z" fill="#6b4019" stroke="#1c0f04" strokeWidth="2" />
      <path d="M18 52h24l-3 12H21z" fill="#4d5357" stroke="#14110d" strokeWidth="2" />
      <path className="flame" d="M30 54C6 42 18 26 26 2c16 16 30 40 4 52z" fill="#ff8f24" />
      <path className="flame two" d="M30 53c-13-8-8-17-3-30 10 10 17 23 3 30z" fill="#ffd76a" />
      <path className="flame" d="M30 52c-6-4-4-9-1-15 5 5 8 11 1 15z" fill="#fff6d8" />
    </svg>
  );
}
