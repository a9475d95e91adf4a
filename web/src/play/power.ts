/** Whether the machine has power to spare. Only some browsers tell; where none does, it is taken to have. */

interface Battery extends EventTarget {
  readonly charging: boolean;
}

interface Machine {
  getBattery?(): Promise<Battery>;
}

/** Tells it with every change, and once at the beginning. */
export async function watchPower(
  tell: (isSpare: boolean) => void,
  machine: Machine = navigator as Machine,
): Promise<void> {
  const battery = await machine.getBattery?.().catch(() => undefined);
  if (!battery) return;
  const now = () => tell(battery.charging);
  battery.addEventListener('chargingchange', now);
  now();
}
