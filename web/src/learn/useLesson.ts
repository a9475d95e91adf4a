/** A lesson under way at a table, kept so that a reload goes on where it was. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { speak } from '../app/toasts.ts';
import { appearanceOf } from '../games/appearances.ts';
import type { Told } from '../play/scene.ts';
import type { LiveTable } from '../table/useTable.ts';
import {
  type Heard,
  heardIn,
  listen,
  NOTHING_HEARD,
  next,
  noteOf,
  noteOnStage,
  progress,
  tell,
} from './coach.ts';
import type { Lesson, Note } from './lesson.ts';

const PLACE = 'underhall.lesson';

/** Only the last lesson is remembered. */
function recall(table: string): Heard {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as { table?: string; heard?: unknown };
    return kept.table === table ? heardIn(kept.heard) : NOTHING_HEARD;
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
  /** What it says. */
  readonly words: string | undefined;
  /** How many notes wait behind it. */
  readonly more: number;
  readonly progress: { readonly n: number; readonly all: number };
  /** Whether anything was said yet. */
  readonly begun: boolean;
  /** What the note is about can be seen now. */
  readonly lit: boolean;
  readonly next: () => void;
  /** What the note is about waits on stage until he goes on. */
  readonly goOn: (() => void) | undefined;
}

export function useLesson({ kept, shown, stage }: LiveTable): Coaching | undefined {
  const [lesson, setLesson] = useState<Lesson>();
  const [heard, setHeard] = useState(() => recall(kept.id));
  const { scene, busy, log } = shown;
  useEffect(() => {
    appearanceOf(kept.game)
      .lesson?.load()
      .then(setLesson, () => undefined);
  }, [kept.game]);
  const key = scene && !busy ? `${scene.moment} ${scene.asked?.question.do ?? ''}` : undefined;
  const [moment, setMoment] = useState<string>();
  if (lesson && scene && key !== undefined && key !== moment) {
    setMoment(key);
    // Opened again at the same moment: the note is still the right one.
    const again = moment === undefined && heard.now !== undefined && heard.events === log.length;
    if (!again) setHeard(listen(lesson, heard, scene, log));
  }
  // A lesson stops to show what it tells of; a game of one's own goes on, and there is time for one note.
  const halts = kept.occasion?.kind === 'lesson';
  const [stagedAt, setStagedAt] = useState<string>();
  const wanted = (told: Told) =>
    lesson && scene && (halts || stagedAt !== moment) ? noteOnStage(lesson, heard, told, scene) : undefined;
  const wantedNow = useRef(wanted);
  wantedNow.current = wanted;
  useEffect(() => {
    stage.keep((told) => halts && wantedNow.current(told) !== undefined);
    return () => {
      stage.keep(() => false);
      stage.goOn();
    };
  }, [stage, halts]);
  const [halted, setHalted] = useState<Told>();
  const onStage = busy && shown.now ? wanted(shown.now) : undefined;
  if (onStage) {
    if (halts) setHalted(shown.now);
    setStagedAt(moment);
    setHeard(tell(heard, onStage));
  }
  const note = lesson && noteOf(lesson, heard.now);
  const words = note && lesson.say(note.text);
  useEffect(() => {
    remember(kept.id, heard);
  }, [kept.id, heard]);
  useEffect(() => {
    if (words) speak(words);
  }, [words]);
  const goOn = busy && halted && halted === shown.now ? stage.goOn : undefined;
  const onNext = useCallback(() => setHeard(next), []);
  if (!lesson) return undefined;
  return {
    note,
    words,
    more: heard.owed.length,
    progress: progress(lesson, heard),
    next: onNext,
    begun: heard.told.length > 0,
    lit: !busy || goOn !== undefined || (note?.onStage === true && stagedAt === moment),
    goOn,
  };
}
