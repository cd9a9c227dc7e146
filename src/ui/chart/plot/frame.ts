import { scaleBand, scaleLinear } from '@visx/scale';
import { labelWidth } from '../model/fit-label.ts';
import { niceTicks } from '../model/nice-ticks.ts';

/** From a value to its height in px. */
export type ValueScale = ReturnType<typeof valueScale>;
/** From a place on the horizontal axis, by its number, to px. */
export type PlaceScale = ReturnType<typeof placeScale>;

function valueScale(ticks: readonly number[], top: number, bottom: number) {
  const [first = 0, last = 0] = [ticks[0], ticks.at(-1)];
  // Nothing but zeros: they lie on the base line.
  const domain = first === last ? [0, 1] : [first, last];
  return scaleLinear<number>({ domain, range: [bottom, top] });
}

function placeScale(count: number, left: number, right: number) {
  return scaleBand<number>({
    domain: Array.from({ length: count }, (_, index) => index),
    range: [left, right],
  });
}

/** What a plot with two axes is drawn in: its edges in px, its scales, its grid. */
export interface PlotFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ticks: readonly number[];
  readonly y: ValueScale;
  readonly x: PlaceScale;
  readonly band: number;
  /** The middle of a place. */
  centerOf(index: number): number;
  /** The place at a horizontal position, null without places. */
  placeAt(x: number): number | null;
}

export interface PlotFrameOptions {
  width: number;
  height: number;
  /** Room above and under the plot, in px. */
  above: number;
  under: number;
  count: number;
  lowest: number;
  highest: number;
  smallestStep: number;
  /** How a tick is written: its width decides where the plot begins. */
  write: (tick: number, largest: number) => string;
}

/** Lays out a plot with two axes. */
export function layOutFrame(options: PlotFrameOptions): PlotFrame {
  const { width, height, above, under, count } = options;
  const ticks = niceTicks(options.lowest, options.highest, options.smallestStep);
  const largest = Math.max(...ticks.map(Math.abs));
  const left = 14 + Math.max(...ticks.map((tick) => labelWidth(options.write(tick, largest))));
  const right = Math.max(left + 1, width - 6);
  const bottom = height - under;
  const x = placeScale(count, left, right);
  const band = x.bandwidth();
  return {
    left,
    right,
    top: above,
    bottom,
    ticks,
    y: valueScale(ticks, above, bottom),
    x,
    band,
    centerOf: (index) => (x(index) ?? left) + band / 2,
    placeAt: (at) =>
      count === 0 ? null : Math.min(count - 1, Math.max(0, Math.floor((at - left) / Math.max(band, 0.001)))),
  };
}
