/** The signs of Dungeoneer, and those that every screen has. */
import { iconsWith } from '../art/Icon.tsx';
import icons from './icons.json' with { type: 'json' };

export const { Icon: Sign, IconShape: SignShape } = iconsWith(icons);
export type SignName = Parameters<typeof Sign>[0]['name'];
