/** Values of a spread, in their order. */
export interface Spread {
  readonly min: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly max: number;
  readonly mean: number;
}

export interface BoxPlotProps {
  /** All of it in words. */
  readonly label: string;
  readonly spread: Spread;
  /** Single values, drawn as dots. */
  readonly dots: readonly number[];
  /** From where to where it is drawn, so that several can be compared; its own ends unless given. */
  readonly range?: { readonly from: number; readonly to: number };
}

/** A spread as a box from low to high with its middle, its mean and its ends. */
export function BoxPlot({ label, spread, dots, range }: BoxPlotProps) {
  const { min, low, middle, high, max, mean } = spread;
  const { from: start, to: end } = range ?? { from: min, to: max };
  const width = Math.max(1, end - start);
  const at = (value: number): string => `${4 + (92 * (value - start)) / width}%`;
  const between = (from: number, to: number): string => `${(92 * (to - from)) / width}%`;
  return (
    <div role="img" aria-label={label} className="relative h-16">
      <span className="absolute top-1/2 h-px bg-ink3" style={{ left: at(min), width: between(min, max) }} />
      {[min, max].map((tip, rank) => (
        <span key={rank} className="absolute top-[35%] h-[30%] w-px bg-ink3" style={{ left: at(tip) }} />
      ))}
      <span
        className="absolute top-[22%] h-[56%] min-w-0.5 rounded-badge border border-brick bg-brick/20"
        style={{ left: at(low), width: between(low, high) }}
      />
      <span
        className="absolute top-[22%] h-[56%] w-0.5 -translate-x-1/2 bg-brick"
        style={{ left: at(middle) }}
      />
      {dots.map((dot, rank) => (
        <span
          key={rank}
          className="absolute top-[86%] size-1.5 -translate-1/2 rounded-full bg-ink3"
          style={{ left: at(dot) }}
        />
      ))}
      <span
        className="absolute top-1/2 size-2.5 -translate-1/2 rotate-45 border border-card bg-ink"
        style={{ left: at(mean) }}
      />
    </div>
  );
}
