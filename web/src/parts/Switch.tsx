import { type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly on: boolean;
  readonly label: string;
  readonly sentence?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children?: ReactNode;
}

/** A thing that is on or off, with a sentence on what that means. */
export function Switch({
  on,
  label,
  sentence,
  disabled = false,
  onChange,
  children,
}: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="setting" data-off={disabled || undefined}>
      <div className="setting-words">
        <span id={id} className="setting-name">
          {label}
        </span>
        {sentence && <span className="setting-sentence">{sentence}</span>}
        {children}
      </div>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-disabled={disabled}
        onClick={() => disabled || onChange(!on)}
      />
    </div>
  );
}

interface SegmentsProps<T extends string> {
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly label: string }[];
  readonly label: string;
  readonly onChange: (value: T) => void;
}

/** One of a few. */
export function Segments<T extends string>({ value, values, label, onChange }: SegmentsProps<T>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line of buttons everywhere
    <div className="segments" role="group" aria-label={label}>
      {values.map((one) => (
        <button
          key={one.value}
          type="button"
          aria-pressed={one.value === value}
          onClick={() => onChange(one.value)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
