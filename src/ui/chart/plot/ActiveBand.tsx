import type { PlotFrame } from './frame.ts';

export interface ActiveBandProps {
  frame: PlotFrame;
  active: number;
}

/** The ground behind the place that is looked at, from the top of the plot to its base. */
export function ActiveBand({ frame, active }: ActiveBandProps) {
  const width = Math.max(frame.band, 2);
  return (
    <rect
      x={frame.centerOf(active) - width / 2}
      width={width}
      y={frame.top}
      height={frame.bottom - frame.top}
      className="chart-band"
    />
  );
}
