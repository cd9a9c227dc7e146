import type { Text } from '../explain/calculation.ts';
import { bigRate, type Rate } from '../money/rate.ts';

/** A rate in a sentence: `5 %`, `5%`. */
export function percentWords(value: Rate): Text {
  const percent = bigRate(value).times(100).toFixed();
  return { fr: `${percent.replace('.', ',')}\u00A0%`, en: `${percent}%` };
}
