/** Amounts that only texts of the Revised Edition know. */
import { ATTRIBUTES, type Attribute } from '../verbs.ts';

/** `10-armor`: what is missing to 10. */
export interface Shortfall {
  readonly from: number;
  readonly attribute: Attribute;
}

export function shortfallIn(amount: string): Shortfall | undefined {
  const [, from, name] = /^(\d+)-([a-z]+)$/.exec(amount) ?? [];
  const attribute = ATTRIBUTES.find((one) => one === name);
  return attribute && { from: Number(from), attribute };
}
