import type { PlotFrame } from './frame.ts';

/** Widest bar in px, alone or for a group. */
const WIDEST = { one: 36, group: 72 };

/** Where bars stand, in px: piled ones over each other, others side by side. */
export interface BarPlaces {
  readonly width: number;
  /** Left edge of the bar of a series, by its place among those with bars, at a point. */
  readonly startOf: (place: number, index: number) => number;
}

/** Places of the bars of so many series. */
export function barPlaces(frame: PlotFrame, count: number, isStacked: boolean): BarPlaces {
  const isGrouped = !isStacked && count > 1;
  // Very many bars make one outline: gaps of less than a pixel would only flicker.
  const share = frame.band < 4 ? 1 : isGrouped ? 0.76 : 0.6;
  const taken = Math.min(frame.band * share, isGrouped ? WIDEST.group : WIDEST.one);
  const each = isGrouped ? taken / count : taken;
  const gap = isGrouped && each > 5 ? 2 : 0;
  return {
    width: Math.max(0.5, each - gap),
    startOf: (place, index) => frame.centerOf(index) - taken / 2 + (isGrouped ? place * each + gap / 2 : 0),
  };
}
