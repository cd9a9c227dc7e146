import type { Format } from '#runtime/locale/create-format.ts';
import type { ChartUnit } from '../types.ts';

const THIN_SPACE = '\u202F';

/** From which largest amount on a scale is used, in cents: an axis up to 1,5 M€ is read better in thousands. */
const scales = [
  { from: 200_000_000, size: 100_000_000, name: 'M€', english: 'm' },
  { from: 100_000, size: 100_000, name: 'k€', english: 'k' },
  { from: 0, size: 100, name: '€', english: '' },
] as const;

function moneyText(cents: number, largest: number, { number, locale }: Format): string {
  const scale = scales.find(({ from }) => largest >= from) ?? scales[2];
  const written = number(cents / scale.size, 2);
  if (locale === 'fr') return `${written}${THIN_SPACE}${scale.name}`;
  return written.startsWith('-') ? `-€${written.slice(1)}${scale.english}` : `€${written}${scale.english}`;
}

/**
 * How a value is written beside the axis, in the scale of the largest one there: « 300 k€ », « 1,5 M€ », « 25 % ».
 * Zero euros have no unit.
 */
export function axisText(value: number, largest: number, unit: ChartUnit, format: Format): string {
  if (unit === 'rate') return format.percent(value);
  if (value === 0) return '0';
  return unit === 'money' ? moneyText(value, Math.abs(largest), format) : format.number(value);
}

/** An amount without the decimals of its scale, for places that are narrow: 128 396 000 among thousands is 128 400 000. */
export function roundedToScale(value: number, largest: number, unit: ChartUnit): number {
  if (unit !== 'money') return value;
  const step = largest >= 200_000_000 ? 10_000_000 : largest >= 100_000 ? 100_000 : 100;
  return Math.round(value / step) * step;
}

type Value = number | null | undefined;

/** How a value is written in full; « – » for nothing. */
export function valueText(value: Value, unit: ChartUnit, format: Format): string {
  return valueWriter([value], unit, format)(value);
}

/** How values that stand under each other are written in full: all with decimals as soon as one has some. */
export function valueWriter(
  values: readonly Value[],
  unit: ChartUnit,
  { money, percent, number }: Format,
): (value: Value) => string {
  if (unit === 'count') return (value) => number(value);
  const hasDecimals = values.some((value) => (value ?? 0) % 100 !== 0);
  if (unit === 'money') return (value) => money(value, { decimals: hasDecimals ? 2 : 0 });
  return (value) => percent(value, hasDecimals ? { decimals: 2 } : {});
}
