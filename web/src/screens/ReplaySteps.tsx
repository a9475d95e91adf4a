/** Where in a replay one is: by steps, by itself, and on the line of moments. */
import type { ReactNode } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import type { Reel } from '../play/reel.ts';
import type { ReplayCard } from '../play/scene.ts';
import { say } from './say.ts';

export function ReplaySteps({ length, reel }: { length: number; reel: Reel }): ReactNode {
  const { playing } = reel;
  return (
    <div className="replay-steps">
      <IconButton icon="first" label={say('replay.first')} onClick={() => reel.goTo(0)} />
      <IconButton icon="step" className="mirrored" label={say('replay.prev')} onClick={() => reel.step(-1)} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={say(playing ? 'replay.pause' : 'replay.play')}
        onClick={reel.toggle}
      />
      <IconButton icon="step" label={say('replay.next')} onClick={() => reel.step(1)} />
      <IconButton icon="last" label={say('replay.last')} onClick={() => reel.goTo(length)} />
    </div>
  );
}

/** The whole match as a line, with a mark for each key moment. */
export function ReplayTrack({ replay, reel }: { replay: ReplayCard; reel: Reel }): ReactNode {
  return (
    <div className="replay-scrub">
      <div className="replay-track">
        {replay.moments.map(({ moment, tone, line }) => (
          <button
            key={`${moment} ${line}`}
            type="button"
            className="replay-mark"
            data-tone={tone}
            style={{ '--at': moment / Math.max(1, replay.length) } as React.CSSProperties}
            tabIndex={-1}
            aria-hidden="true"
            title={line}
            onClick={() => reel.goTo(moment)}
          />
        ))}
        <input
          type="range"
          aria-label={say('replay.moment')}
          min={0}
          max={replay.length}
          value={reel.moment}
          onChange={(event) => reel.goTo(Number(event.target.value))}
        />
      </div>
      <span className="faint">{say('replay.of', { n: reel.moment, all: replay.length })}</span>
    </div>
  );
}
