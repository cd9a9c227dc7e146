import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { marginTexts } from './bank-papers.ts';

/** What an operation costs and leaves, lot by lot too, and what would tell it beside the revenue. */
export const secretCents = new Set([
  golden.marginCents,
  golden.costCents,
  // After tax, the most own money that it takes, where the margin ends.
  10_847_006,
  13_435_497,
  110_884_024,
  // Costs of lots, and their margins (A01, A11, A12, A21, A22, A31, C01, G01).
  11_123_544,
  16_528_519,
  12_097_651,
  16_940_044,
  12_329_978,
  22_647_135,
  7_737_877,
  849_622,
  1_259_789,
  1_754_814,
  1_433_016,
  1_942_623,
  1_466_689,
  2_032_865,
  2_965_456,
  520_378,
  golden.simulationExpenseHtCents.acquisition,
  golden.simulationExpenseHtCents.works,
]);
/** Margin on revenue and on cost, both rates of return, on own money, of lot A11, of a reference. */
const secretBps = new Set([1208, 1374, 4989, 18_122, 9264, 960, 1249]);

/** A number or a text of props. */
export interface Held {
  /** Of the nearest property: items of a list bear that of the list. */
  readonly key: string;
  readonly value: number | string;
}

/** Every number and text that props hold, wherever they stand, but for what the law sets: that is no secret. */
export function heldIn(value: unknown, key = ''): Held[] {
  if (typeof value === 'number' || typeof value === 'string') return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((item) => heldIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'laws' ? [] : heldIn(item, name)));
}

/** True for an amount of money. */
export const isAmount = ({ key, value }: Held): boolean =>
  typeof value === 'number' && /cents$|^cells$|^sums$/iu.test(key);
const secretsUnder = (key: string): ReadonlySet<number> => (/bps$/iu.test(key) ? secretBps : secretCents);
/** True for a figure that tells the margin, or a word of it. */
export const isSecret = ({ key, value }: Held): boolean =>
  typeof value === 'number' ? secretsUnder(key).has(value) : marginTexts.test(value);
