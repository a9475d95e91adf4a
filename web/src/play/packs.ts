/** Packs of the player's own: the same one is kept once. */
import { isTable } from './soundness.ts';
import type { OwnPack } from './store.ts';

type Fresh = Pick<OwnPack, 'game' | 'name' | 'content'>;

/** What a pack calls itself, which stays when its cards change. */
function idOf({ content, name }: Fresh): string {
  return isTable(content) && typeof content.pack === 'string' ? content.pack : name;
}

/** The one among those kept that this is, in the same words or in older ones. */
export function knownAs(pack: Fresh, kept: readonly OwnPack[]): OwnPack | undefined {
  return kept.find((one) => one.game === pack.game && idOf(one) === idOf(pack));
}

/** Word for word, however it is laid out in its file. */
export function isSame(a: Fresh, b: Fresh): boolean {
  return a.name === b.name && JSON.stringify(a.content) === JSON.stringify(b.content);
}
