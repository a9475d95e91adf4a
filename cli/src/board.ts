import type { View } from '@underhall/kernel';

/** How a game draws what a viewer sees of its board as text, several lines. Registered in boxes.ts. */
export type TextBoard = (view: View) => string;
