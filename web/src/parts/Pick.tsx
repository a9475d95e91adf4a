import type { ReactNode } from 'react';

interface SelectProps<T extends string> {
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: T) => void;
  readonly title?: string | undefined;
  /** The values are names, the same in every language. */
  readonly names?: boolean;
  readonly className?: string;
}

/** One of several, from a list that drops down. */
export function Select<T extends string>({
  value,
  values,
  onChange,
  title,
  names = false,
  className,
}: SelectProps<T>): ReactNode {
  return (
    <select
      value={value}
      title={title}
      className={className}
      translate={names ? 'no' : undefined}
      onChange={(event) => onChange(event.target.value as T)}
    >
      {values.map((one) => (
        <option key={one.value} value={one.value} disabled={one.disabled}>
          {one.label}
        </option>
      ))}
    </select>
  );
}

interface PickProps<T extends string> extends Omit<SelectProps<T>, 'className'> {
  readonly label: string;
  /** Its label is only for those who hear it; others see what it is by where it stands. */
  readonly bare?: boolean;
  readonly className?: string;
  /** A picture of what is picked. */
  readonly children?: ReactNode;
  /** What the picked one means. */
  readonly note?: string | undefined;
}

/** The same with its label above. */
export function Pick<T extends string>({
  label,
  bare = false,
  className = 'field',
  children,
  note,
  ...select
}: PickProps<T>): ReactNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the list below
    <label className={className}>
      <span className={bare ? 'sr' : undefined}>{label}</span>
      {children}
      <Select {...select} />
      {note && <small>{note}</small>}
    </label>
  );
}
