/** The sign of each deck. */
import type { IconName } from './icons.ts';

const DECK_ICONS: Readonly<Record<string, IconName>> = {
  dungeon: 'dungeon-gate',
  dragon: 'spiked-dragon-head',
  treasure: 'open-treasure-chest',
  trap: 'spikes',
  door: 'wooden-door',
  crypt: 'coffin',
  corpse: 'tombstone',
  search: 'magnifying-glass',
  rune: 'rune-stone',
  catacomb: 'cave-entrance',
  combat: 'crossed-swords',
  monster: 'death-skull',
  'hero-combat': 'crossed-swords',
  'monster-combat': 'crossed-swords',
};

export function deckIcon(deck: string): IconName {
  return DECK_ICONS[deck.replace(/^power-.*/, 'combat')] ?? 'card-pickup';
}
