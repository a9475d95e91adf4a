import { type ReactNode, useId, useState } from 'react';
import { say } from '../messages/say.ts';
import { settled } from './number.ts';

interface Props {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The id of what names it. */
  readonly labelledby: string;
  readonly onChange: (value: number) => void;
}

/** A number to be typed freely. Its range stands beside it; a number outside is settled on leaving, and it says so. */
export function NumberField({ value, least, most, labelledby, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [why, setWhy] = useState<'least' | 'most' | 'number'>();
  const note = useId();
  const leave = () => {
    if (typed === undefined) return;
    const found = settled(typed, { least, most }, value);
    setTyped(undefined);
    setWhy(found.why);
    if (found.value !== value) onChange(found.value);
  };
  return (
    <span className="number-field">
      <input
        type="number"
        min={least}
        max={most}
        value={typed ?? String(value)}
        aria-labelledby={labelledby}
        aria-describedby={note}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setWhy(undefined);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <small id={note} role="status" data-why={why}>
        {why ? say(`number.${why}`, { least, most }) : say('number.range', { least, most })}
      </small>
    </span>
  );
}
