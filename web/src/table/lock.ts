/**
 * One tab plays a table at a time, or each would write over what the other has kept. A second tab waits until the
 * first is closed, or takes the table over; then the first one waits.
 */

/** A page that is just being left still holds its tables for a moment. */
const PATIENCE = 500;

interface Told {
  /** The table is ours. */
  readonly onHold: () => void;
  /** Another tab has it, or has taken it. */
  readonly onWait: () => void;
}

/** Asks for a table; with `take` it is taken from whoever has it. Gives a function that lets go of it. */
export function holdTable(id: string, take: boolean, { onHold, onWait }: Told): () => void {
  let gone = false;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const wait = () => {
    if (!gone) onWait();
  };
  const patience = setTimeout(wait, PATIENCE);
  const hold = () => {
    clearTimeout(patience);
    if (gone) return undefined;
    onHold();
    return held;
  };
  const ask = (steal: boolean): void => {
    navigator.locks.request(`table ${id}`, { steal }, hold).catch(() => {
      // Somebody else has taken it: we are next.
      wait();
      if (!gone) ask(false);
    });
  };
  // Only safe contexts have locks; elsewhere people have to look after their tabs themselves.
  if (navigator.locks) ask(take);
  else hold();
  return () => {
    gone = true;
    clearTimeout(patience);
    letGo();
  };
}
