/** What lies over the plan: the monster in question, a fight, cards to choose from, what is happening. */
import type { ReactNode } from 'react';
import { Desk, hasDesk } from './Desk.tsx';
import { FightStage } from './FightStage.tsx';
import { Beside, foeOf } from './Foe.tsx';
import { lastFight } from './fight.ts';
import { Happening, isHappening } from './Happening.tsx';
import { Homecoming } from './Homecoming.tsx';
import { isEast } from './pieces.ts';
import type { Mark } from './plan/PlanView.tsx';
import type { Asked, AtTable, EventTypes, Facts } from './terms.ts';

/** Events of a fight are shown on its stage. */
const FIGHTING: EventTypes = new Set(['met', 'attacked', 'cannot-kill', 'killed', 'monster-attacked']);

interface Props {
  readonly at: AtTable;
  readonly asked: Asked | undefined;
  readonly facts: Facts;
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
  /** The space that is pointed at. */
  readonly over: string | undefined;
  /** The viewer's seat. */
  readonly seat: number | undefined;
}

export function OverPlan({ at, asked, facts, marks, over, seat }: Props): ReactNode {
  const { card, shown } = at;
  const now = shown.busy ? shown.now : undefined;
  if (asked && hasDesk(asked)) return <OnDesk at={at} asked={asked} facts={facts} seat={seat} />;
  if (asked) {
    const lying = (over === undefined ? undefined : marks.get(over)) ?? [];
    const place = lying.length > 0 ? over : facts.seats[asked.seat].space;
    return (
      <Beside
        foe={foeOf(asked, facts)}
        marks={lying}
        east={isEast(place)}
        facts={facts}
        asked={asked}
        card={card}
      />
    );
  }
  if (!now) return null;
  const log = shown.untold ? [...shown.log, now] : shown.log;
  const fight = FIGHTING.has(now.event.type) ? lastFight(log, card) : undefined;
  if (fight) return <FightStage at={at} fight={fight} facts={facts} viewer={seat} />;
  if (now.event.type === 'treasure-shown') return <Homecoming key={now.n} at={at} now={now} facts={facts} />;
  return isHappening(now) && <Happening key={now.n} at={at} now={now} facts={facts} viewer={seat} />;
}

/** What a wound costs is decided in sight of the roll that brought it. */
function OnDesk({
  at,
  asked,
  facts,
  seat,
}: Pick<Props, 'at' | 'facts' | 'seat'> & { asked: Asked }): ReactNode {
  const desk = <Desk at={at} asked={asked} facts={facts} />;
  const fight = asked.question.do === 'choose-adventurer' ? undefined : lastFight(at.shown.log, at.card);
  if (!fight?.strike) return <div className="dun-desk-cover">{desk}</div>;
  return (
    <FightStage at={at} fight={fight} facts={facts} viewer={seat}>
      {desk}
    </FightStage>
  );
}
