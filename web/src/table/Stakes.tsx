/** What an option may lead to, as sampled from what the player knows. */
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { say } from '../messages/say.ts';
import type { Tried } from '../play/scene.ts';
import { LINES_WITHIN, linesOf } from './stakesLines.ts';
import type { Weighed } from './useTable.ts';

interface Props {
  readonly weighed: Weighed;
  readonly label: string;
  /** What the place or the card does, whatever comes of it. */
  readonly what: string | undefined;
  readonly armed: boolean;
  /** Among the lines of the question instead of over something else. */
  readonly within: boolean;
  /** How whoever it is about is called, if it is somebody else. */
  readonly nameOf: (seat: number) => string;
}

export function Stakes({ weighed: { found }, label, what, armed, within, nameOf }: Props): ReactNode {
  const { odds } = useSettings();
  if (!odds && !armed) return null;
  const lines = found ? linesOf(found, within ? LINES_WITHIN : undefined) : [];
  return (
    <div className="stakes parchment" role="note" data-within={within || undefined}>
      <p className="stakes-title" data-armed={armed || undefined}>
        <b>{label}</b>
        {armed && <span className="stakes-armed">{say('table.confirm')}</span>}
      </p>
      {what && <p className="stakes-what">{what}</p>}
      {odds && !found && <p className="stakes-note">{say('stakes.sampling')}</p>}
      {found?.whose !== undefined && lines.length > 0 && (
        <p className="stakes-note">{say('stakes.of', { who: nameOf(found.whose) })}</p>
      )}
      {lines.length > 0 && (
        <dl>
          {lines.map(({ name, value, chance, bad }) => (
            <div key={name} data-bad={bad || undefined}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b>
                {chance !== undefined && (
                  <span className="stakes-bar" aria-hidden="true">
                    <i style={{ width: `${chance * 100}%` }} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {found && (
        <p className="stakes-note">
          {lines.length > 0 ? say('stakes.until', { n: found.samples }) : nothingToSay(found)}
        </p>
      )}
    </div>
  );
}

/** Whether nothing happens, or the same whatever is chosen. */
function nothingToSay({ alike: _, ...found }: Tried): string {
  return say(linesOf(found).length > 0 ? 'stakes.same' : 'stakes.none');
}
