/**
 * The one place where what both editions share names them: all that can lie on the agenda or be told in a match of one
 * or the other. Types only.
 */
import type { ClassicEditionEffect } from './classic/effects.ts';
import type { ClassicEvent } from './classic/events.ts';
import type { RevisedEditionEffect } from './revised/effects.ts';
import type { RevisedEvent } from './revised/events.ts';

export type EditionEffect = ClassicEditionEffect | RevisedEditionEffect;
export type DungeonQuestEvent = ClassicEvent | RevisedEvent;
