/** What whoever sets a table decides about it besides its rules: who may come, and how time is kept. */
import type { Clock, TableCard } from '@underhall/protocol';
import type { ReactNode } from 'react';
import { Pick as PickOne } from '../parts/Pick.tsx';
import { Switch } from '../parts/Switch.tsx';
import { say } from './say.ts';
import { spanOf } from './time.ts';

export type Wishes = Pick<TableCard, 'public' | 'spectators' | 'clock' | 'leaving'>;

export const USUAL: Wishes = { public: false, spectators: true, clock: { kind: 'none' }, leaving: 'bot' };

const MINUTE = 60;
const DAY = 86_400;
/** Live, and a few moves a day. */
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'move', seconds: MINUTE },
  { kind: 'move', seconds: 3 * MINUTE },
  { kind: 'match', seconds: 30 * MINUTE },
  { kind: 'move', seconds: DAY },
  { kind: 'move', seconds: 3 * DAY },
];

export function clockName(clock: Clock): string {
  if (clock.kind === 'none') return say('lobby.clock.none');
  return say(`lobby.clock.${clock.kind}`, { time: spanOf(clock.seconds) });
}

const keyOf = (clock: Clock): string => JSON.stringify(clock);

interface Props {
  readonly wishes: Wishes;
  readonly onChange: (change: Partial<Wishes>) => void;
}

export function TableWishes({ wishes, onChange }: Props): ReactNode {
  return (
    <div className="settings">
      <Switch
        on={wishes.public}
        label={say('lobby.public')}
        sentence={say('lobby.public.sentence')}
        onChange={(on) => onChange({ public: on })}
      />
      <Switch
        on={wishes.spectators}
        label={say('lobby.onlookers')}
        sentence={say('lobby.onlookers.sentence')}
        onChange={(on) => onChange({ spectators: on })}
      />
      <div className="row wishes-picks">
        <PickOne
          label={say('lobby.clock')}
          value={keyOf(wishes.clock)}
          values={CLOCKS.map((clock) => ({ value: keyOf(clock), label: clockName(clock) }))}
          onChange={(key) => onChange({ clock: JSON.parse(key) })}
        />
        <PickOne
          label={say('lobby.leaving')}
          value={wishes.leaving}
          values={(['bot', 'out'] as const).map((one) => ({
            value: one,
            label: say(`lobby.leaving.${one}`),
          }))}
          onChange={(leaving) => onChange({ leaving })}
        />
      </div>
    </div>
  );
}
