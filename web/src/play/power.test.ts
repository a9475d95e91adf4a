import { expect, test } from 'vitest';
import { watchPower } from './power.ts';

test('whether there is power to spare is told at the beginning and whenever a plug is pulled', async () => {
  const battery = Object.assign(new EventTarget(), { charging: false });
  const told: boolean[] = [];
  await watchPower((isSpare) => told.push(isSpare), { getBattery: async () => battery });
  battery.charging = true;
  battery.dispatchEvent(new Event('chargingchange'));
  expect(told).toEqual([false, true]);
});

test('a browser that has no battery, or does not tell of it, is taken to have power', async () => {
  const told: boolean[] = [];
  await watchPower((isSpare) => told.push(isSpare), {});
  await watchPower((isSpare) => told.push(isSpare), {
    getBattery: () => Promise.reject(new Error('NotAllowedError')),
  });
  expect(told).toEqual([]);
});
