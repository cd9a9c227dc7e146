import { cents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import type { CashCategory, CashState } from './entry.ts';
import type { CountedEntry } from './counted-entries.ts';

/** The figure of one line in one month, positive in the sense of its line. */
export interface CashCell {
  readonly amountCents: Cents;
  /** VAT on top of it: of receipts it is inside the amount. */
  readonly vatCents: Cents;
  /** `null` while nothing stands in it, `mixed` where entries differ. */
  readonly state: CashState | 'mixed' | null;
  /** Something in it was due earlier. */
  readonly isMoved: boolean;
}

/** Lines that are sums of others. */
export type SumKey =
  | 'supplier_vat'
  | 'project_flow'
  | 'financial_costs'
  | 'flow_after_financing'
  | 'net'
  | 'cash'
  | 'loan_balance';

/** A line of the plan over all its months; a balance has no total. */
export interface CashLine<Key extends string = CashCategory | SumKey> {
  readonly key: Key;
  readonly cells: readonly CashCell[];
  readonly totalCents: Cents | null;
}

/** A cell that says nothing. */
export const emptyCell: CashCell = {
  amountCents: zeroCents,
  vatCents: zeroCents,
  state: null,
  isMoved: false,
};

/** Adds up entries, those of the other direction taken off. */
export function cellOf(
  entries: readonly CountedEntry[],
  direction: 'in' | 'out',
  isVatInside: boolean,
): CashCell {
  if (entries.length === 0) return emptyCell;
  let [amount, vat] = [0, 0];
  for (const { entry } of entries) {
    const sign = entry.direction === direction ? 1 : -1;
    amount += sign * (isVatInside ? entry.htCents + entry.vatCents : entry.htCents);
    vat += sign * entry.vatCents;
  }
  return { amountCents: cents(amount), vatCents: cents(vat), ...certaintyOf(entries) };
}

/** State and delay of a sum of cells. */
export function sumOfCells(cells: readonly CashCell[], amount: number): CashCell {
  const states = new Set(cells.map(({ state }) => state).filter((state) => state !== null));
  const [first = null] = states;
  return {
    amountCents: cents(amount),
    vatCents: zeroCents,
    state: states.size > 1 ? 'mixed' : first,
    isMoved: cells.some(({ isMoved }) => isMoved),
  };
}

/** A line with the sum of its cells. */
export function lineOf<Key extends string>(key: Key, cells: readonly CashCell[]): CashLine<Key> {
  return { key, cells, totalCents: sumCents(cells.map(({ amountCents }) => amountCents)) };
}

/** A line of balances, which do not add up. */
export function balanceLine<Key extends string>(key: Key, cells: readonly CashCell[]): CashLine<Key> {
  return { key, cells, totalCents: null };
}

function certaintyOf(entries: readonly CountedEntry[]) {
  const states = new Set(entries.map(({ entry }) => entry.state));
  const [first = null] = states;
  return {
    state: states.size > 1 ? ('mixed' as const) : first,
    isMoved: entries.some(({ isMoved }) => isMoved),
  };
}
