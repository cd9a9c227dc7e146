import { fractionOf, halfUp } from './fraction.ts';
import { sharesOf } from './vat.ts';

/*
 * A second calculation of simulations, from the rules alone: one ledger walked through month by month, amounts in
 * cents as big integers, months as numbers from the start.
 */

/** A lot as the oracle knows it; `works` 0 for one sold as it stands. */
export interface OracleLot {
  readonly ref: string;
  readonly tantiemes: number;
  readonly areaHundredths: number;
  readonly price: number;
  readonly works: number;
  readonly deed: number;
  readonly probabilityBps: number;
}

/** An expense paid in one month, in equal parts over some, or at the deeds. */
export interface OracleExpense {
  readonly category: string;
  readonly ht: number;
  readonly vatBps: number;
  /** `null`: at the deeds. */
  readonly at: number | null;
  readonly months: number;
}

/** Everything the oracle calculates with. */
export interface OracleCase {
  readonly tax: 'margin' | 'total' | 'exempt';
  readonly purchase: number;
  readonly equity: number;
  readonly lots: readonly OracleLot[];
  readonly expenses: readonly OracleExpense[];
  readonly worksHt: number;
  readonly worksVatBps: number;
  readonly worksFrom: number;
  readonly worksMonths: number;
  readonly retentionBps: number;
  readonly half: number;
  readonly completion: number;
  readonly delivery: number;
  readonly loan: number;
  readonly loanRate: string;
  readonly loanMonths: number;
  readonly sweepBps: number;
  readonly loanFee: number;
}

/** One month of the ledger, in cents. */
export interface OracleMonth {
  receipts: number;
  expenses: number;
  supplierVat: number;
  collected: number;
  deductible: number;
  vatPaid: number;
  draws: number;
  repaid: number;
  interest: number;
  fees: number;
  balance: number;
}

const GROUPS: Readonly<Record<string, number>> = { acquisition: 0, works: 1, insurance: 1, sales_fees: 3 };

/** Months, cost, margin and the cost of each lot. */
export function oracleSimulation(given: OracleCase) {
  const months = new Map<number, OracleMonth>();
  const month = (at: number): OracleMonth => {
    const known = months.get(at);
    if (known) return known;
    const made = blank();
    months.set(at, made);
    return made;
  };
  const shares = sharesOf(
    given.purchase,
    given.lots.map((lot) => lot.tantiemes),
    given.lots.map((lot) => lot.ref),
  );
  const sold = given.lots.map((lot, index) => sell(lot, shares[index] ?? 0, given, month));
  const revenue = sum(sold.map(({ price }) => price));
  const vat = sum(sold.map(({ vat: own }) => own));

  const groups = [0, 0, 0, 0];
  for (const expense of given.expenses) {
    const own = part(expense.ht, expense.vatBps, 10_000);
    groups[GROUPS[expense.category] ?? 2] =
      (groups[GROUPS[expense.category] ?? 2] ?? 0) + expense.ht + lost(given, own);
    const times = expense.at === null ? deedsOf(sold) : range(expense.at, expense.months);
    pay(given, month, times, expense.ht, own);
  }
  groups[1] = (groups[1] ?? 0) + payWorks(given, month);
  groups[2] = (groups[2] ?? 0) + lend(given, month);
  settleVat(months);

  const cost = sum(groups);
  return { months, revenue, vat, cost, margin: revenue - vat - cost, lots: allocate(given, groups, sold) };
}

interface Sold {
  readonly price: number;
  readonly vat: number;
  readonly deed: number;
}

function sell(lot: OracleLot, share: number, given: OracleCase, month: (at: number) => OracleMonth): Sold {
  const base =
    given.tax === 'exempt' ? 0 : given.tax === 'total' ? lot.price : Math.max(0, lot.price - share);
  const price = part(lot.price, lot.probabilityBps, 10_000);
  const vat = part(part(base, 1, 6), lot.probabilityBps, 10_000);
  const existing = lot.price - lot.works;
  const steps: [number, number][] =
    lot.works === 0
      ? [[lot.deed, lot.price]]
      : [
          [lot.deed, existing],
          [Math.max(lot.deed, given.half), part(lot.works, 5_000, 10_000)],
          [
            Math.max(lot.deed, given.completion),
            part(lot.works, 9_500, 10_000) - part(lot.works, 5_000, 10_000),
          ],
          [Math.max(lot.deed, given.delivery), lot.works - part(lot.works, 9_500, 10_000)],
        ];
  let [called, received, declared] = [0, 0, 0];
  for (const [at, amount] of steps) {
    called += amount;
    const upTo = part(price, called, lot.price);
    month(at).receipts += upTo - received;
    received = upTo;
  }
  const byMonth = [...new Set(steps.map(([at]) => at))].toSorted((a, b) => a - b);
  for (const at of byMonth) {
    const got = receivedUpTo(steps, at, lot.price, price);
    const due = lot.works === 0 ? vat : part(vat, got, price);
    month(at).collected += due - declared;
    declared = due;
  }
  return { price, vat, deed: lot.deed };
}

function receivedUpTo(steps: readonly [number, number][], at: number, whole: number, price: number): number {
  // A later step of the list may come in an earlier month: cut the price in the order of the list, add by month.
  let [called, before, got] = [0, 0, 0];
  for (const [when, amount] of steps) {
    called += amount;
    const upTo = part(price, called, whole);
    if (when <= at) got += upTo - before;
    before = upTo;
  }
  return got;
}

function pay(
  given: OracleCase,
  month: (at: number) => OracleMonth,
  times: readonly (readonly [at: number, weight: number])[],
  ht: number,
  vat: number,
): void {
  const whole = sum(times.map(([, weight]) => weight));
  let [run, paid, taxed] = [0, 0, 0];
  for (const [at, weight] of times) {
    run += weight;
    const [upTo, taxUpTo] = [part(ht, run, whole), part(vat, run, whole)];
    const row = month(at);
    row.expenses += upTo - paid;
    row.supplierVat += taxUpTo - taxed;
    if (given.tax !== 'exempt') row.deductible += taxUpTo - taxed;
    [paid, taxed] = [upTo, taxUpTo];
  }
}

function payWorks(given: OracleCase, month: (at: number) => OracleMonth): number {
  const { worksHt, worksMonths, worksFrom, retentionBps } = given;
  const tax = part(worksHt, given.worksVatBps, 10_000);
  const book = (at: number, ht: number, vat: number) => {
    const row = month(at);
    row.expenses += ht;
    row.supplierVat += vat;
    if (given.tax !== 'exempt') row.deductible += vat;
  };
  let [keptHt, keptVat] = [0, 0];
  for (let turn = 1; turn <= worksMonths; turn += 1) {
    const cut = (amount: number) => part(amount, turn, worksMonths) - part(amount, turn - 1, worksMonths);
    const [ht, vat] = [cut(worksHt), cut(tax)];
    const heldTtc = part(ht + vat, retentionBps, 10_000);
    const heldHt = part(ht, retentionBps, 10_000);
    book(worksFrom + turn, ht - heldHt, vat - (heldTtc - heldHt));
    keptHt += heldHt;
    keptVat += heldTtc - heldHt;
  }
  book(worksFrom + worksMonths - 1 + 12, keptHt, keptVat);
  return worksHt + lost(given, tax);
}

/** Interest of each month on what is owed at the end of the one before; a part of the receipts repays. */
function lend(given: OracleCase, month: (at: number) => OracleMonth): number {
  if (given.loan === 0) return 0;
  const { num, den } = fractionOf(given.loanRate);
  let [balance, cost] = [given.loan, given.loanFee];
  month(0).draws += given.loan;
  month(0).fees += given.loanFee;
  for (let at = 0; at <= given.loanMonths; at += 1) {
    const row = month(at);
    if (at > 0) {
      row.interest = Number(halfUp(BigInt(balance) * num, 12n * den));
      cost += row.interest;
    }
    const swept = Math.min(balance, part(row.receipts, given.sweepBps, 10_000));
    row.repaid = at === given.loanMonths ? balance : swept;
    balance -= row.repaid;
    row.balance = balance;
  }
  return cost;
}

function settleVat(months: Map<number, OracleMonth>): void {
  const used = [...months.keys()];
  const end = Math.max(...used);
  const last = Math.max(...used.filter((at) => (months.get(at)?.receipts ?? 0) > 0));
  let owed = 0;
  for (let at = Math.min(...used); at <= end; at += 1) {
    const row = months.get(at) ?? blank();
    owed += row.collected - row.deductible;
    if (owed <= 0 && at < last) continue;
    if (owed === 0) continue;
    const next = months.get(at + 1) ?? blank();
    next.vatPaid += owed;
    months.set(at + 1, next);
    owed = 0;
  }
}

function allocate(given: OracleCase, groups: readonly number[], sold: readonly Sold[]): number[] {
  const refs = given.lots.map((lot) => lot.ref);
  const areas = given.lots.map((lot) => lot.areaHundredths);
  const keys = [
    given.lots.map((lot) => lot.tantiemes),
    given.lots.map((lot) => lot.works),
    given.lots.map((lot) => lot.price),
    sold.map(({ price }) => price),
  ];
  const parts = keys.map((weights, index) =>
    sharesOf(groups[index] ?? 0, sum(weights) > 0 ? weights : areas, refs),
  );
  return given.lots.map((_, index) => sum(parts.map((own) => own[index] ?? 0)));
}

/**
 * Twice the margin in hundred-millionths of a cent, of lots whose prices were all multiplied by `top ÷ bottom`, with
 * nothing rounded: for a break-even it lies within a cent of 0.
 */
export function exactMargin(
  lots: readonly { readonly price: bigint; readonly share: bigint; readonly probabilityBps: bigint }[],
  tax: OracleCase['tax'],
  top: bigint,
  bottom: bigint,
  feeBps: bigint,
  fixed: bigint,
): { readonly num: bigint; readonly den: bigint } {
  // In units of a cent ÷ (bottom × 60,000 × 10,000).
  const unit = bottom * 60_000n * 10_000n;
  let total = -fixed * unit;
  for (const { price, share, probabilityBps } of lots) {
    const paid = price * top * 60_000n * probabilityBps;
    const over = price * top - share * bottom;
    const base = tax === 'exempt' ? 0n : tax === 'total' ? price * top : over > 0n ? over : 0n;
    total += paid - base * 10_000n * probabilityBps - (paid * feeBps) / 10_000n;
  }
  return { num: total, den: unit };
}

const SCALE = 10n ** 36n;

/**
 * The rate of return by fixed-point arithmetic of 36 decimals: the same scan, on daily factors found by
 * bisection of whole numbers.
 *
 * @returns lower and upper bound of the rate, `null` when there is none
 */
export function oracleXirr(
  flows: readonly { readonly day: number; readonly amount: bigint }[],
): { readonly low: number; readonly high: number } | null {
  const total = flows.reduce((all, { amount }) => all + amount, 0n);
  if (!flows.some(({ amount }) => amount > 0n) || !flows.some(({ amount }) => amount < 0n)) return null;
  if (total === 0n) return { low: 0, high: 0 };
  const step = total > 0n ? 1 : -1;
  const positive = total > 0n;
  for (let at = step; at >= -95 && at <= 1_000; at += step) {
    const value = worth(flows, gridFactor(at));
    if (value === 0n) return { low: at / 100, high: at / 100 };
    if (value > 0n !== positive) {
      return narrow(flows, gridFactor(at - step), gridFactor(at), positive);
    }
  }
  return null;
}

function narrow(
  flows: Parameters<typeof worth>[0],
  near: bigint,
  far: bigint,
  positive: boolean,
): { readonly low: number; readonly high: number } {
  let [inside, outside] = [near, far];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (inside + outside) / 2n;
    if (worth(flows, middle) > 0n === positive) inside = middle;
    else outside = middle;
  }
  const rates = [rateOf(inside), rateOf(outside)];
  return { low: Math.min(...rates) - 1e-12, high: Math.max(...rates) + 1e-12 };
}

function worth(flows: readonly { readonly day: number; readonly amount: bigint }[], factor: bigint): bigint {
  // A root is one whatever day it is seen from: from day 0, so that a factor serves every series.
  return flows.reduce((all, { day, amount }) => all + amount * power(factor, day), 0n);
}

const factors = new Map<number, bigint>();

/** Whether flows are worth more than nothing at a rate, in arithmetic of 36 decimals. */
export function isWorthMore(flows: Parameters<typeof worth>[0], rate: number): boolean {
  return (
    worth(flows, dailyFactor((SCALE * SCALE) / (SCALE + BigInt(Math.round(rate * 1e15)) * 10n ** 21n))) > 0n
  );
}

/** `(1 + k ÷ 100)^(−1 ÷ 365)`. */
function gridFactor(hundredths: number): bigint {
  const known = factors.get(hundredths);
  if (known !== undefined) return known;
  const factor = dailyFactor((SCALE * 100n) / BigInt(100 + hundredths));
  factors.set(hundredths, factor);
  return factor;
}

/** The factor of a day whose 365th power is `target`. */
function dailyFactor(target: bigint): bigint {
  let [low, high] = [0n, 2n * SCALE];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (power(middle, 365) <= target) low = middle;
    else high = middle;
  }
  return low;
}

function rateOf(factor: bigint): number {
  return Number((SCALE * 10n ** 17n) / power(factor, 365)) / 1e17 - 1;
}

function power(base: bigint, exponent: number): bigint {
  let result = SCALE;
  for (const bit of exponent.toString(2)) {
    result = (result * result) / SCALE;
    if (bit === '1') result = (result * base) / SCALE;
  }
  return result;
}

function part(amount: number, top: number, bottom: number): number {
  return Number(halfUp(BigInt(amount) * BigInt(top), BigInt(bottom)));
}

function lost(given: OracleCase, vat: number): number {
  return given.tax === 'exempt' ? vat : 0;
}

function range(from: number, months: number): (readonly [number, number])[] {
  return Array.from({ length: months }, (_, index) => [from + index, 1] as const);
}

function deedsOf(sold: readonly Sold[]): (readonly [number, number])[] {
  return sold.map(({ deed, price }) => [deed, price] as const).toSorted(([a], [b]) => a - b);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}

function blank(): OracleMonth {
  return {
    receipts: 0,
    expenses: 0,
    supplierVat: 0,
    collected: 0,
    deductible: 0,
    vatPaid: 0,
    draws: 0,
    repaid: 0,
    interest: 0,
    fees: 0,
    balance: 0,
  };
}
