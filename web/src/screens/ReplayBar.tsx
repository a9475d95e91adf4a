/** What a replay is driven with: steps, the line of moments, whose eyes, and where to go from here. */
import { USUAL_LEVEL } from '@underhall/bots/level';
import { type ReactNode, useState } from 'react';
import { myName } from '../app/myName.ts';
import { go } from '../app/router.ts';
import { toast, tryTo } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { plotted } from '../parts/SeriesPlots.tsx';
import { call } from '../play/hall.ts';
import type { Reel } from '../play/reel.ts';
import type { GameCard, Json, Looker, MatchRecord, ReplayCard, Sitter } from '../play/scene.ts';
import { copyLink, keepPlan } from '../play/tables.ts';
import { ReplaySteps, ReplayTrack } from './ReplaySteps.tsx';
import { ReplayStory } from './ReplayStory.tsx';
import { say } from './say.ts';
import './replay.css';

const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** A match that was found, and what is needed to show it. */
export interface Found {
  readonly id: string;
  readonly place: readonly string[];
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  readonly packs: readonly Json[];
  readonly card: GameCard;
  readonly replay: ReplayCard;
}

interface BarProps {
  readonly found: Found;
  readonly reel: Reel;
  readonly viewer: Looker;
  readonly onViewer: (viewer: Looker) => void;
}

export function ReplayBar({ found, reel, viewer, onViewer }: BarProps): ReactNode {
  const { record, sitters, packs, replay } = found;
  const { moment } = reel;
  const [story, setStory] = useState(false);
  const over = replay.outcome !== undefined;
  const copy = async () => {
    if (packs.length > 0) {
      toast(say('replay.packs'), { kind: 'trouble' });
      return;
    }
    await copyLink(await call('linkOf', record, packs), moment < replay.length ? moment : undefined);
    toast(say('replay.copied'));
  };
  const playOn = async () => {
    const seat = typeof viewer === 'number' ? viewer : 0;
    const plan = await keepPlan({
      game: record.game,
      packs,
      sitters: sitters.map((sitter, i) =>
        i === seat
          ? { kind: 'me', name: myName() }
          : { kind: 'bot', name: sitter.name, level: sitter.level ?? USUAL_LEVEL },
      ),
      record: { ...record, choices: record.choices.slice(0, moment) },
    });
    go('table', plan.id);
  };
  // In a match that goes on, nobody looks into the hands of others.
  const eyes = sitters.flatMap(({ kind }, seat) => (over || kind === 'me' ? [seat] : []));
  const told = replay.moments.length > 0 || plotted(replay).length > 0;
  return (
    <section className="replay-bar" aria-label={say('replay.title')}>
      <ReplaySteps length={replay.length} reel={reel} />
      <ReplayTrack replay={replay} reel={reel} />
      <label className="replay-pick">
        <span className="sr">{say('replay.speed')}</span>
        <select value={reel.pace} onChange={(event) => reel.setPace(Number(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {`${one}×`}
            </option>
          ))}
        </select>
      </label>
      <label className="replay-pick">
        <span className="sr">{say('replay.viewer')}</span>
        <select
          value={String(viewer)}
          onChange={(event) =>
            onViewer(event.target.value === 'spectator' ? 'spectator' : Number(event.target.value))
          }
        >
          <option value="spectator">{say('replay.spectator')}</option>
          {eyes.map((seat) => (
            <option key={seat} value={seat} translate="no">
              {sitters[seat].name}
            </option>
          ))}
        </select>
      </label>
      <div className="replay-ways">
        {told && (
          <button type="button" className="btn small" onClick={() => setStory(true)}>
            <Icon name="open-book" /> {say('replay.plots')}
          </button>
        )}
        <button
          type="button"
          className="btn small"
          title={say('replay.playon.sentence')}
          disabled={moment >= replay.length && over}
          onClick={() => tryTo(playOn)}
        >
          <Icon name="crossed-swords" /> {say('replay.playon')}
        </button>
        <button type="button" className="btn small" onClick={() => tryTo(copy)}>
          <Icon name="link" /> {say('replay.copy')}
        </button>
      </div>
      <Dialog open={story} title={say('replay.plots')} onClose={() => setStory(false)} wide>
        <ReplayStory
          found={found}
          moment={moment}
          onGo={(wanted) => {
            reel.goTo(wanted);
            setStory(false);
          }}
        />
      </Dialog>
    </section>
  );
}
