/** How often each amount came up, as a histogram. */
import * as Plot from '@observablehq/plot';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly values: readonly (readonly [value: number, times: number])[];
  readonly label: string;
}

export default function Distribution({ values, label }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = Plot.plot({
      width: box.current?.clientWidth ?? 640,
      height: 260,
      marginLeft: 48,
      // Half of the last label of the axis.
      marginRight: 32,
      style: { background: 'none', fontSize: '13px' },
      x: { label: null, ticks: 6 },
      y: { label: null, grid: true, ticks: 5 },
      marks: [
        Plot.rectY(
          values.map(([value, times]) => ({ value, times })),
          Plot.binX({ y: 'sum' }, {
            x: { value: 'value', thresholds: 24 },
            y: 'times',
            fill: 'var(--accent)',
          } as never),
        ),
        Plot.ruleY([0]),
      ],
    });
    // The box has the name; the parts of the drawing have none that would mean anything.
    drawn.setAttribute('aria-hidden', 'true');
    box.current?.replaceChildren(drawn);
  }, [values]);
  return <div ref={box} className="lab-plot" role="img" aria-label={label} />;
}
