import { styleText } from 'node:util';

/** Colours only where a person looks at a terminal that wants them (NO_COLOR is respected). */
type Style = Parameters<typeof styleText>[0];

const styled =
  (style: Style) =>
  (text: string): string =>
    styleText(style, text, { stream: process.stdout });

export const bold = styled('bold');
export const dim = styled('dim');
export const good = styled('green');
export const bad = styled('red');
export const warm = styled('yellow');
