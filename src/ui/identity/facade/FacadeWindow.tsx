import type { FacadeColours } from './facade-colours.ts';

const glass = '#46545f';
const ironwork = '#26323b';
const bars = [5, 11, 17, 23, 29, 35];
const louvers = [15, 30, 45, 60, 75, 90];

export interface FacadeWindowProps {
  /** Middle of the window and top of its storey. */
  x: number;
  y: number;
  look: FacadeColours;
  isClosed: boolean;
  /** False on small pictures: neither louvers nor ironwork. */
  isDetailed: boolean;
}

/** A window of an upper storey with its lintel, shutters, balcony and sill. */
export function FacadeWindow({ x, y, look, isClosed, isDetailed }: FacadeWindowProps) {
  const left = x - 20;
  const top = y + 34;
  const panels = isClosed ? [left, left + 20.5] : [left - 17, left + 40];
  const panelWidth = isClosed ? 19.5 : 17;
  return (
    <g>
      <rect x={x - 22} y={y + 22} width={44} height={11} fill={look.trim} />
      <rect x={left} y={top} width={40} height={112} fill={isClosed ? look.trim : glass} />
      {!isClosed && (
        <path
          d={`M${x} ${top}v112M${left} ${top + 37}h40M${left} ${top + 74}h40`}
          stroke={look.wall}
          strokeWidth={isDetailed ? 1.5 : 3}
        />
      )}
      {panels.map((panel) => (
        <g key={panel}>
          <rect x={panel} y={top} width={panelWidth} height={112} fill={look.shutter} />
          {isDetailed && (
            <path
              d={louvers.map((dy) => `M${panel + 2} ${top + dy}h${panelWidth - 4}`).join('')}
              stroke={look.louver}
              strokeWidth={1.2}
            />
          )}
        </g>
      ))}
      {isDetailed && (
        <path
          d={`M${left - 1} ${top + 81}h42M${left - 1} ${top + 111}h42${bars
            .map((dx) => `M${left + dx} ${top + 81}v30`)
            .join('')}`}
          stroke={ironwork}
          strokeWidth={1.6}
        />
      )}
      <rect x={x - 24} y={top + 112} width={48} height={8} fill={look.trim} />
    </g>
  );
}
