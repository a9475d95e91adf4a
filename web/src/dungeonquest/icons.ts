import { iconsWith } from '../art/Icon.tsx';
import icons from './icons.json' with { type: 'json' };

export const { Icon, IconShape } = iconsWith(icons);
export type IconName = Parameters<typeof Icon>[0]['name'];
