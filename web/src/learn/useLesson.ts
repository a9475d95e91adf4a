/** A lesson under way at a table, kept so that a reload goes on where it was. */
import { useCallback, useEffect, useState } from 'react';
import { speak } from '../app/toasts.ts';
import { say } from '../messages/say.ts';
import type { AtTable } from '../table/useTable.ts';
import { type Heard, listen, NOTHING_HEARD, next, noteOf, progress } from './coach.ts';
import { type Lesson, lessonOf, type Note } from './lesson.ts';

const PLACE = 'underhall.lesson';

/** Only the last lesson is remembered. */
function recall(table: string): Heard {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as { table?: string; heard?: Heard };
    return kept.table === table && kept.heard ? kept.heard : NOTHING_HEARD;
  } catch {
    return NOTHING_HEARD;
  }
}

function remember(table: string, heard: Heard): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ table, heard }));
  } catch {
    // A browser that keeps nothing: the coach begins anew after a reload.
  }
}

export interface Coaching {
  readonly note: Note | undefined;
  /** How many notes wait behind it. */
  readonly more: number;
  readonly progress: { readonly n: number; readonly all: number };
  readonly next: () => void;
}

export function useLesson({ kept, shown }: AtTable): Coaching | undefined {
  const [lesson, setLesson] = useState<Lesson>();
  const [heard, setHeard] = useState(() => recall(kept.id));
  const { scene, busy, log } = shown;
  useEffect(() => {
    lessonOf(kept.game)?.().then(setLesson, () => undefined);
  }, [kept.game]);
  const key = scene && !busy ? `${scene.moment} ${scene.asked?.question.do ?? ''}` : undefined;
  const [moment, setMoment] = useState<string>();
  if (lesson && scene && key !== undefined && key !== moment) {
    setMoment(key);
    // Opened again at the same moment: the note is still the right one.
    const again = moment === undefined && heard.now !== undefined && heard.events === log.length;
    if (!again) setHeard(listen(lesson, heard, scene, log));
  }
  const note = lesson && noteOf(lesson, heard.now);
  useEffect(() => {
    remember(kept.id, heard);
  }, [kept.id, heard]);
  useEffect(() => {
    if (note) speak(say(note.text));
  }, [note]);
  const onNext = useCallback(() => setHeard(next), []);
  if (!lesson) return undefined;
  return { note, more: heard.owed.length, progress: progress(lesson, heard), next: onNext };
}
