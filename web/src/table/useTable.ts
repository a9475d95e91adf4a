/** A table on the screen: opens the match, shows its news in order, and passes on what people choose. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { settings, speed } from '../app/settings.ts';
import { speak, toast, toastTrouble } from '../app/toasts.ts';
import { say } from '../messages/say.ts';
import { type Opened, type Opening, openKept } from '../play/opening.ts';
import type { GameCard, Kept, MatchHost, Refused, Scene, TableTrouble, Tried } from '../play/scene.ts';
import { type Shown, Stage } from '../play/stage.ts';
import { whyOf } from '../play/trouble.ts';
import { play } from '../sound/sound.ts';
import type { Script } from './art.ts';
import { holdTable } from './lock.ts';

/** What a player is weighing: an option that is pointed at, and what it may lead to. */
export interface Weighed {
  readonly option: string;
  readonly found: Tried | undefined;
}

export interface Actions {
  /** Sure of it: it is not asked once more. */
  choose(option: string, sure?: boolean): void;
  retract(): void;
  undo(): void;
  hold(raised: boolean): void;
  prefer(name: string, value: string): void;
  resign(): void;
  /** Points at an option; undefined points at none. */
  weigh(option: string | undefined): void;
  /** What was chosen and is to be chosen once more is no longer. */
  disarm(): void;
  /** Goes on to the next thing that happens, or skips all that happens. */
  step(): void;
  hurry(): void;
  take(seat: number): void;
}

export interface AtTable<W = unknown> {
  readonly kept: Kept;
  readonly card: GameCard;
  readonly shown: Shown<W>;
  readonly weighed: Weighed | undefined;
  readonly armed: string | undefined;
  readonly act: Actions;
  /** Whether it is played at: a replay is only looked at, and nothing can be switched there. */
  readonly live: boolean;
  /** How the game stages its events. */
  readonly script: Script<W>;
}

/** A table at which a match is played, not only looked at. */
export interface LiveTable extends AtTable {
  readonly host: MatchHost;
  /** Keeps events on stage for somebody who has something to say about them. */
  readonly stage: Pick<Stage, 'keep' | 'goOn'>;
}

/** What came of opening a table: `elsewhere` if another tab has it. */
export type Found = Opened | 'elsewhere' | { readonly trouble: string } | undefined;

/** What another tab was just writing is safely kept after so many milliseconds. */
const WRITTEN = 200;

/** Finds the match and its game, for one tab at a time; the second part takes it over from another tab. */
export function useOpening(id: string): readonly [Found, () => void] {
  const [found, setFound] = useState<Found>();
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    let stale = false;
    const tell = (what: Found) => stale || setFound(what);
    const open = async (): Promise<Found> => {
      if (taken > 0) await new Promise((resolve) => setTimeout(resolve, WRITTEN));
      return openKept(id);
    };
    const letGo = holdTable(id, taken > 0, {
      onHold: () => {
        open().then(tell, (error: unknown) => tell({ trouble: whyOf(error) }));
      },
      onWait: () => tell('elsewhere'),
    });
    return () => {
      stale = true;
      letGo();
    };
  }, [id, taken]);
  return [found, useCallback(() => setTaken((times) => times + 1), [])];
}

export function useTable(
  { kept, card }: Opening,
  host: MatchHost,
  script: Script,
  onTrouble: (why: string) => void,
): LiveTable {
  const stage = useMemo(
    () =>
      new Stage(host, script.knowing?.(card) ?? script, speed, {
        begins: ({ event }) => {
          const sound = script.sound?.(event);
          if (sound) play(sound);
        },
        tells: ({ line }) => {
          if (line) speak(line);
        },
      }),
    [host, script, card],
  );
  const shown = useSyncExternalStore(stage.subscribe, stage.get);
  const [weighed, weigh] = useWeighed(host, stage);
  const [armed, setArmed] = useState<string>();
  const armedRef = useRef(armed);
  armedRef.current = armed;
  const touch = useTouched();
  const disarm = useCallback(() => {
    setArmed(undefined);
    weigh(undefined);
  }, [weigh]);
  useDisarming(armed, disarm);

  useEffect(() => {
    const warn = (trouble: TableTrouble) =>
      toast(say(trouble === 'unkept' ? 'table.unkept.bot' : 'table.stopped'), { kind: 'trouble' });
    const away = host.watch(stage.hear);
    host.open(warn).catch((error: unknown) => onTrouble(whyOf(error)));
    return () => {
      away();
      host.close();
    };
  }, [host, stage, onTrouble]);

  const { scene, busy } = shown;
  useAnnounced(scene, busy, card);

  const act = useMemo((): Actions => {
    const done = (refused: Refused | undefined) => {
      if (!refused) return;
      const { code, message, rule } = refused;
      toast(code === 'unkept' ? say('table.unkept') : message, { rule, kind: 'trouble' });
    };
    const asSeat = (work: (seat: number, scene: Scene) => Promise<Refused | undefined>) => {
      const now = stage.get().scene;
      if (!now || typeof now.viewer !== 'number') return;
      disarm();
      work(now.viewer, now).then(done, toastTrouble);
    };
    return {
      choose(option, sure = false) {
        const { confirm } = settings();
        const ask = !sure && (confirm === 'always' || (confirm === 'touch' && touch.current));
        if (ask && armedRef.current !== option && stage.get().scene?.asked?.kind !== 'draft') {
          setArmed(option);
          weigh(option);
          return;
        }
        play('tap');
        asSeat((seat, now) => host.choose(seat, option, now.moment));
      },
      retract: () => asSeat((seat) => host.retract(seat)),
      undo: () => asSeat((seat) => host.undo(seat)),
      hold: (raised) => asSeat((seat) => host.hold(seat, raised)),
      prefer: (name, value) => asSeat((seat) => host.prefer(seat, name, value)),
      resign: () => asSeat((seat) => host.resign(seat)),
      weigh,
      disarm,
      step: stage.step,
      hurry: stage.hurry,
      take: (seat) => {
        host.look(seat).catch(toastTrouble);
      },
    };
  }, [host, stage, touch, weigh, disarm]);

  return { kept, card, shown, weighed, armed, act, live: true, script, host, stage };
}

/** What the option that is looked at may lead to, as far as it was tried out. */
function useWeighed(
  host: MatchHost,
  stage: Stage,
): readonly [Weighed | undefined, (option: string | undefined) => void] {
  const [weighed, setWeighed] = useState<Weighed>();
  const stop = useRef<() => void>(undefined);
  const weigh = useCallback(
    (option: string | undefined) => {
      stop.current?.();
      stop.current = undefined;
      const asked = stage.get().scene?.asked;
      if (option === undefined || !asked?.options.some(({ id }) => id === option)) {
        setWeighed(undefined);
        return;
      }
      setWeighed({ option, found: undefined });
      if (!settings().odds || asked.kind === 'draft') return;
      stop.current = host.consequences(asked.seat, option, (found) => setWeighed({ option, found }));
    },
    [host, stage],
  );
  return [weighed, weigh];
}

/** Buttons and links have work of their own, and so have the spaces that can be chosen. */
const BUSY = 'button, a, input, select, label, [role="dialog"], [data-kind="open"]';

/** A tap on nothing in particular takes back what is armed. */
function useDisarming(armed: string | undefined, disarm: () => void): void {
  useEffect(() => {
    if (armed === undefined) return;
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(BUSY)) disarm();
    };
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  }, [armed, disarm]);
}

/** Whether the last press was a finger's. */
function useTouched(): { readonly current: boolean } {
  const touch = useRef(false);
  useEffect(() => {
    const note = (event: PointerEvent) => {
      touch.current = event.pointerType === 'touch';
    };
    addEventListener('pointerdown', note, true);
    return () => removeEventListener('pointerdown', note, true);
  }, []);
  return touch;
}

/** Says who is asked what; chimes when it is our turn. */
function useAnnounced(scene: Scene | undefined, busy: boolean, card: GameCard): void {
  const last = useRef('');
  useEffect(() => {
    if (!scene || busy) return;
    const prompt = scene.outcome ? say('table.over') : (scene.asked?.prompt ?? '');
    const key = `${scene.moment} ${prompt}`;
    if (!prompt || key === last.current) return;
    const first = last.current === '';
    last.current = key;
    speak(first ? say('table.opened', { game: card.name, prompt }) : prompt);
    if (scene.outcome) play('win');
    else if (scene.asked && scene.asked.kind !== 'offer') play('turn');
  }, [scene, busy, card]);
}
