/** A number that is counted up before one's eyes; at once for those who want no motion. Heard as what it is. */
import { type ReactNode, useEffect, useState } from 'react';
import { speed } from '../app/settings.ts';

const LASTS = 1400;

export function CountUp({ to }: { to: number }): ReactNode {
  const [shown, setShown] = useState(() => (speed() === 'off' ? to : 0));
  useEffect(() => {
    if (speed() === 'off') {
      setShown(to);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / LASTS);
      setShown(Math.round(to * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return (
    <>
      <span className="sr">{to.toLocaleString('en')}</span>
      <span aria-hidden="true">{shown.toLocaleString('en')}</span>
    </>
  );
}
