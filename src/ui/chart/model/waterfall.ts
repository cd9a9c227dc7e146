import type { Span } from './stack.ts';

/** One bar of a waterfall: what is added or taken away, or the total so far. */
export type WaterfallStep =
  | { readonly id: string; readonly label: string; readonly value: number; readonly isForecast?: boolean }
  | { readonly id: string; readonly label: string; readonly isTotal: true; readonly isForecast?: boolean };

/** A step laid out: where its bar stands and what the total is after it. */
export interface WaterfallBar extends Span {
  readonly id: string;
  readonly label: string;
  /** The change, or the total itself. */
  readonly value: number;
  /** After this step. */
  readonly total: number;
  /** `start` for the amount everything begins with. */
  readonly kind: 'start' | 'change' | 'total';
  readonly isForecast: boolean;
}

/** Each change hangs where the one before it ended; a total stands on zero. */
export function layOutWaterfall(steps: readonly WaterfallStep[]): WaterfallBar[] {
  let total = 0;
  return steps.map((step, index) => {
    const { id, label, isForecast = false } = step;
    if (!('value' in step)) {
      return { id, label, isForecast, kind: 'total', from: 0, to: total, value: total, total };
    }
    const from = total;
    total += step.value;
    const kind = index === 0 ? 'start' : 'change';
    return { id, label, isForecast, kind, from, to: total, value: step.value, total };
  });
}
