/** How a match went: how it ended, how the counts went, and what is worth remembering. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { KeyMoments } from '../parts/KeyMoments.tsx';
import { SeriesPlots } from '../parts/SeriesPlots.tsx';
import { heroIn } from '../play/named.ts';
import type { Found } from './ReplayBar.tsx';
import { say } from './say.ts';

interface StoryProps {
  readonly found: Found;
  readonly moment: number;
  readonly onGo: (moment: number) => void;
}

export function ReplayStory({
  found: { sitters, card, replay, place },
  moment,
  onGo,
}: StoryProps): ReactNode {
  const { outcome, ending, moments } = replay;
  const names = sitters.map(({ name }, seat) => (outcome ? (heroIn(card, outcome, seat) ?? name) : name));
  return (
    <>
      {ending && <p className="lede">{ending}</p>}
      <SeriesPlots replay={replay} names={names} moment={moment} onMoment={onGo} />
      {moments.length > 0 && (
        <section className="stack">
          <h3>{say('moment.title')}</h3>
          <KeyMoments
            game={replay.game}
            moments={moments}
            now={moment}
            linkTo={(wanted) => to('replay', ...place, String(wanted))}
            onGo={onGo}
          />
        </section>
      )}
    </>
  );
}
