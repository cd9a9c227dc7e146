import type { Cents } from '../money/cents.ts';
import { rateOfBps, type Rate } from '../money/rate.ts';
import type { Figure, FormulaInput } from './calculation.ts';

/** An input in cents, with its name in both languages. */
export function amountInput(fr: string, en: string, value: Cents | null): FormulaInput {
  return { name: { fr, en }, figure: { unit: 'cents', value } };
}

/** An input that is a rate. */
export function rateInput(fr: string, en: string, value: Rate | null): FormulaInput {
  return { name: { fr, en }, figure: { unit: 'rate', value } };
}

/** An input in basis points, shown as a rate. */
export function bpsInput(fr: string, en: string, bps: number): FormulaInput {
  return rateInput(fr, en, rateOfBps(bps));
}

/** An input that is a number or counts days or months. */
export function countInput(
  fr: string,
  en: string,
  value: number,
  unit: 'number' | 'days' | 'months' | 'm2' = 'number',
): FormulaInput {
  return { name: { fr, en }, figure: { unit, value } };
}

/** A figure in cents. */
export function amountFigure(value: Cents | null): Figure {
  return { unit: 'cents', value };
}

/** A figure that is a rate. */
export function rateFigure(value: Rate | null): Figure {
  return { unit: 'rate', value };
}
