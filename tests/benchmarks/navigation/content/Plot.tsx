export interface PlotProps {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** A chart of 3,000 points, each an element of its own. */
export function Plot({ points }: PlotProps) {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x / 2},${y}`).join('');
  return (
    <svg viewBox="0 0 1500 500" role="img" aria-label="Chart">
      <path d={path} fill="none" stroke="steelblue" />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x / 2} cy={y} r={1.5}>
          <title>{`${x}: ${y}`}</title>
        </circle>
      ))}
    </svg>
  );
}
