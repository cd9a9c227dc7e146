import type { Day, Month } from '../time/day.ts';
import type { Figure, FormulaInput, Text } from './calculation.ts';

/** A figure that is a day. */
export function dayFigure(value: Day | null): Figure {
  return { unit: 'day', value };
}

/** An input that is a day. */
export function dayInput(fr: string, en: string, value: Day | null): FormulaInput {
  return { name: { fr, en }, figure: dayFigure(value) };
}

/** An input that is a month. */
export function monthInput(fr: string, en: string, value: Month | null): FormulaInput {
  return { name: { fr, en }, figure: { unit: 'month', value } };
}

/** A figure in words. */
export function textFigure(value: Text): Figure {
  return { unit: 'text', value };
}

/** An input in words. */
export function textInput(fr: string, en: string, value: Text): FormulaInput {
  return { name: { fr, en }, figure: textFigure(value) };
}

/** Yes or no, in both languages. */
export function yesOrNo(value: boolean): Text {
  return value ? { fr: 'oui', en: 'yes' } : { fr: 'non', en: 'no' };
}
