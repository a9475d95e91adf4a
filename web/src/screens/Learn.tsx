import type { ReactNode } from 'react';
import { myName } from '../app/myName.ts';
import { go, to } from '../app/router.ts';
import { toastTrouble } from '../app/toasts.ts';
import { covers } from '../art/covers.tsx';
import { Icon } from '../art/Icon.tsx';
import { appearanceOf } from '../games/appearances.ts';
import { games, type OnShelf, rulesText } from '../games/catalogue.ts';
import { PageHead } from '../parts/PageHead.tsx';
import type { Kept } from '../play/scene.ts';
import { layTable } from '../play/tables.ts';
import { useForeign } from '../play/useForeign.ts';
import { useKept } from '../play/useKept.ts';
import { say } from './say.ts';
import './learn.css';

const taught = games.filter(({ id }) => appearanceOf(id).lesson);

export default function Learn(): ReactNode {
  const [kept] = useKept('matches');
  const foreign = useForeign(kept);
  const open = (kept ?? [])
    .filter(({ id, occasion, outcome }) => occasion?.kind === 'lesson' && !outcome && !foreign.has(id))
    .sort((a, b) => b.changed - a.changed);
  return (
    <main className="page">
      <PageHead title={say('learn.title')} lede={say('learn.lede')} />
      <ul className="plain lessons">
        {taught.map((game) => (
          <li key={game.id} className="lesson panel">
            <LessonCard game={game} open={open.find((match) => match.game === game.id)} />
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Lays the arranged table and sits down at it. */
async function begin(game: string): Promise<void> {
  try {
    const lesson = await appearanceOf(game).lesson?.load();
    if (!lesson) return;
    const { wanted, others, arranged } = lesson;
    const plan = await layTable({
      game,
      wanted,
      sitters: [{ kind: 'me', name: myName() }, ...others],
      arranged,
      occasion: { kind: 'lesson', name: game },
    });
    go('table', plan.id);
  } catch (error) {
    toastTrouble(error);
  }
}

/** `open`: a lesson of this game that was not played to its end. */
function LessonCard({ game: { id, name }, open }: { game: OnShelf; open: Kept | undefined }): ReactNode {
  const { cover, lesson } = appearanceOf(id);
  const Cover = cover && covers[cover];
  return (
    <>
      <span className="lesson-cover">{Cover && <Cover />}</span>
      <div className="stack">
        <h2 translate="no">{name}</h2>
        <p className="lesson-about">{lesson && say(lesson.sentence)}</p>
        <p className="muted">{say('learn.about')}</p>
        <p className="row">
          {open && (
            <a className="btn primary" href={to('table', open.id)}>
              {say('learn.resume')}
            </a>
          )}
          <button type="button" className={open ? 'btn' : 'btn primary'} onClick={() => begin(id)}>
            {say(open ? 'learn.anew' : 'learn.start')}
          </button>
        </p>
        {rulesText(id) && (
          <p>
            <a className="lesson-rules" href={to('rules', id)}>
              <Icon name="open-book" /> {say('nav.rules')}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
