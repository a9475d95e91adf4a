/** The coach beside the question: a few words at the right moment, and a light on what they are about. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import { IconButton } from '../parts/IconButton.tsx';
import type { LiveTable } from '../table/useTable.ts';
import { useLesson } from './useLesson.ts';
import './coach.css';

interface Props {
  readonly at: LiveTable;
  readonly onHide: () => void;
}

export default function Coach({ at, onHide }: Props): ReactNode {
  const coaching = useLesson(at);
  if (!coaching) return null;
  const { note, words, more, progress, begun, lit, next, goOn } = coaching;
  const { n, all } = progress;
  const over = at.shown.scene?.outcome !== undefined;
  return (
    <section className="coach parchment" aria-label={say('learn.coach')}>
      {/* A rule of its own lights whatever it is about, also what appears later. */}
      {note?.about && lit && <style>{lightOn(note.about)}</style>}
      <header>
        <Icon name="torch" />
        <h2>{say('learn.coach')}</h2>
        <span className="coach-progress">{say('learn.step', { n, all })}</span>
      </header>
      <IconButton icon="close" className="coach-close" label={say('learn.hide')} onClick={onHide} />
      <p key={note?.id} className="coach-words">
        {words ?? say(n === all ? 'learn.done' : begun ? 'learn.quiet' : 'learn.begin')}
      </p>
      {goOn && (
        <footer>
          <button type="button" className="btn primary small" onClick={goOn}>
            {say('learn.goon')}
          </button>
        </footer>
      )}
      {!goOn && (more > 0 || over || (n === all && !note)) && (
        <footer>
          {more > 0 && (
            <button type="button" className="btn small" onClick={next}>
              {say('learn.next', { n: more })}
            </button>
          )}
          {more === 0 && (
            <a className="btn small" href={to('set', at.kept.game)}>
              {say('learn.real')}
            </a>
          )}
        </footer>
      )}
    </section>
  );
}

function lightOn(selector: string): string {
  return `${selector}{outline:3px dashed var(--coach-light);outline-offset:2px}`;
}
