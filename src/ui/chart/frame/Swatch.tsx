import { useId, type CSSProperties } from 'react';
import { Textures, markFill } from './Textures.tsx';
import { markerPath, markerShape } from './markers.ts';

export interface SwatchProps {
  /** What stands in the plot. */
  mark: 'bar' | 'line' | 'area';
  /** CSS colour. */
  color: string;
  /** Place of the series: its texture. */
  index: number;
  /** Place among the lines: the shape of its points. */
  marker?: number | undefined;
  isForecast?: boolean;
  /** A line without a point: it stands for no series. */
  isBare?: boolean;
}

/** The sign of a series, as it is drawn in the plot. */
export function Swatch({ mark, color, index, marker = 0, isForecast = false, isBare = false }: SwatchProps) {
  const id = useId();
  const style: CSSProperties & Record<'--color', string> = { '--color': color };
  if (mark === 'line') {
    return (
      <svg aria-hidden="true" width={18} height={10} className="shrink-0 overflow-visible" style={style}>
        <path d="M1,5H17" className="chart-line" data-forecast={isForecast ? '' : undefined} />
        {!isBare && <path d={markerPath(markerShape(marker), 9, 5, 3)} className="chart-dot" />}
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" width={10} height={10} className="shrink-0" style={style}>
      <Textures id={id} layers={[{ index, color }]} />
      <rect
        width={10}
        height={10}
        rx={2}
        className="chart-mark"
        style={markFill(id, index, color, isForecast)}
      />
    </svg>
  );
}
