/** Whether the machine has power to spare. Only some browsers tell; where none does, it is taken to have. */

interface Battery extends EventTarget {
  readonly charging: boolean;
}

/** Calls with every change, and once at the beginning. */
export async function watchPower(tell: (isSpare: boolean) => void): Promise<void> {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  if (!battery) return;
  const now = () => tell(battery.charging);
  battery.addEventListener('chargingchange', now);
  now();
}
