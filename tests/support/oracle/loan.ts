/*
 * A second calculation of loans that shares nothing with the engine: a ledger kept day by day, in whole numbers.
 * Days are counted from 1970-01-01; money is in cents.
 */

/** A loan and all that happens to it, in plain values. */
export interface OracleLoan {
  readonly kind: string;
  readonly amount: number;
  readonly rates: readonly { readonly from: string | null; readonly rate: string }[];
  readonly months: number;
  readonly deferral: string;
  readonly deferred: number;
  readonly signed: string | null;
  readonly first: string;
  readonly available: string | null;
  readonly convention: string;
  readonly commitment: string;
  readonly insurance: string;
  readonly sweepBps: number;
  readonly penalty: string;
  readonly draws: readonly { readonly on: string; readonly amount: number }[];
  readonly receipts: readonly { readonly on: string; readonly amount: number }[];
  readonly early: readonly { readonly on: string; readonly amount: number }[];
}

/** What the ledger books in one month. */
export interface OracleMonth {
  month: string;
  opening: bigint;
  draws: bigint;
  interest: bigint;
  capitalised: bigint;
  principal: bigint;
  sweep: bigint;
  early: bigint;
  insurance: bigint;
  commitment: bigint;
  penalty: bigint;
  closing: bigint;
}

const DAY = 86_400_000;
const SCALE = 10n ** 60n;

/** The ledger of a loan, month after month up to maturity. */
export function oracleLoan(loan: OracleLoan): OracleMonth[] {
  const maturity = plusMonths(loan.first, loan.months);
  const days = [loan.first, ...(loan.signed ? [loan.signed] : []), ...loan.draws.map(({ on }) => on)];
  const start = Math.min(...days.map((text) => number(`${text.slice(0, 7)}-01`)));
  const sweeps = sweepDays(loan, maturity);
  const months: OracleMonth[] = [];
  const changes = new Set(loan.rates.flatMap(({ from }) => (from === null ? [] : [number(from)])));
  let balance = 0n;
  let drawn = 0n;
  let drawnBefore = 0n;
  let run = { days: 0n, rate: '0' };
  let instalment = { amount: 0n, rate: '' };
  let [touched, touchedBefore] = [false, false];
  let book = emptyMonth('', 0n);

  const busy = new Set([...loan.draws, ...loan.early].map(({ on }) => number(on)));
  let tomorrow = iso(start);
  let rate = rateAt(loan, tomorrow);
  for (let today = start; today <= maturity; today += 1) {
    const text = tomorrow;
    tomorrow = iso(today + 1);
    if (text.endsWith('-01') || today === start) {
      book = emptyMonth(text.slice(0, 7), balance);
      drawnBefore = drawn;
      [touched, touchedBefore] = [false, touched];
      months.push(book);
    }
    const closeRun = () => {
      if (loan.convention !== 'monthly_30_360') {
        book.interest += rounded(balance * run.days, run.rate, loan.convention === 'act_365' ? 365n : 360n);
      }
      run = { days: 0n, rate };
    };
    if (changes.has(today)) {
      closeRun();
      rate = rateAt(loan, text);
    }
    run = { days: run.days + 1n, rate };

    if (busy.has(today) || sweeps.has(today)) {
      const draws = sum(loan.draws.filter(({ on }) => on === text));
      const swept = sweeps.get(today) ?? 0n;
      const early = loan.early.filter(({ on }) => on === text).map(({ amount }) => BigInt(amount));
      const ledger = { balance: balance + draws, sweep: 0n, early: 0n, penalty: 0n };
      ledger.sweep = least(swept, ledger.balance);
      ledger.balance -= ledger.sweep;
      for (const wanted of early) {
        const paid = least(wanted, ledger.balance);
        ledger.balance -= paid;
        ledger.early += paid;
        ledger.penalty += rounded(paid, loan.penalty, 1n);
      }
      if (draws + ledger.sweep + ledger.early > 0n) {
        closeRun();
        touched = true;
        drawn += draws;
        book.draws += draws;
        book.sweep += ledger.sweep;
        book.early += ledger.early;
        book.penalty += ledger.penalty;
        balance = ledger.balance;
      }
    }

    const isEnd = today === maturity;
    if (!isEnd && !tomorrow.endsWith('-01')) continue;
    const firstRate = rateAt(loan, `${book.month}-01`);
    closeRun();
    if (loan.convention === 'monthly_30_360') book.interest = rounded(book.opening, firstRate, 12n);

    const period = monthIndex(book.month) - monthIndex(loan.first);
    const wait = loan.deferral === 'none' ? 0 : loan.deferred;
    const isWaiting = loan.deferral === 'total' && wait > 0 && period <= wait;
    if (!isEnd && balance > 0n && (isWaiting || loan.kind === 'bullet_capitalized')) {
      book.capitalised = book.interest;
    }
    if (isEnd) book.principal = balance;
    else if (loan.kind === 'amortizing' && period > wait) {
      if (instalment.rate !== firstRate || touchedBefore) {
        const left = loan.months - period + 1;
        instalment = { amount: instalmentFor(book.opening, firstRate, left), rate: firstRate };
      }
      const capital = instalment.amount - book.interest;
      book.principal = least(capital > 0n ? capital : 0n, balance);
    }
    balance += book.capitalised - book.principal;
    book.closing = balance;
    book.insurance = book.opening > 0n ? rounded(BigInt(loan.amount), loan.insurance, 12n) : 0n;
    const signed = (loan.signed ?? loan.first).slice(0, 7);
    const until = loan.available === null ? iso(maturity).slice(0, 7) : loan.available.slice(0, 7);
    const isCommitted = signed < book.month && book.month <= until;
    book.commitment = isCommitted ? rounded(BigInt(loan.amount) - drawnBefore, loan.commitment, 12n) : 0n;
  }
  return months;
}

/** `P ÷ (v + v² + … + vⁿ)`: the instalment by discounting each month, to sixty decimals. */
export function instalmentFor(balance: bigint, rate: string, months: number): bigint {
  const { value, scale } = parse(rate);
  const year = 12n * scale;
  let factor = SCALE;
  let sumOfFactors = 0n;
  for (let month = 0; month < months; month += 1) {
    factor = (factor * year) / (year + value);
    sumOfFactors += factor;
  }
  // Cut decimals make the quotient differ by far less than this from its true value, so that halves stay halves.
  const exact = (balance * SCALE * SCALE) / sumOfFactors + 10n ** 30n;
  const whole = exact / SCALE;
  return exact % SCALE >= SCALE / 2n ? whole + 1n : whole;
}

function sweepDays(loan: OracleLoan, maturity: number): Map<number, bigint> {
  const sweeps = new Map<number, bigint>();
  const inTime = loan.receipts.filter(({ on }) => number(on) <= maturity);
  for (const month of new Set(inTime.map(({ on }) => on.slice(0, 7)))) {
    const received = inTime.filter(({ on }) => on.startsWith(month));
    const drawn = loan.draws.filter(({ on }) => on.startsWith(month));
    const last = Math.max(...[...received, ...drawn].map(({ on }) => number(on)));
    const total = sum(received);
    if (total > 0n) sweeps.set(last, halfUp(total * BigInt(loan.sweepBps), 10_000n));
  }
  return sweeps;
}

function rateAt(loan: OracleLoan, on: string): string {
  const known = loan.rates.filter(({ from }) => from === null || from <= on);
  return known.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1)).at(-1)?.rate ?? '0';
}

function rounded(base: bigint, rate: string, divisor: bigint): bigint {
  const { value, scale } = parse(rate);
  return halfUp(base * value, scale * divisor);
}

function halfUp(part: bigint, whole: bigint): bigint {
  const floor = part / whole;
  return (part - floor * whole) * 2n >= whole ? floor + 1n : floor;
}

function parse(rate: string): { value: bigint; scale: bigint } {
  const [units = '0', decimals = ''] = rate.split('.');
  return { value: BigInt(units + decimals), scale: 10n ** BigInt(decimals.length) };
}

function emptyMonth(month: string, opening: bigint): OracleMonth {
  return {
    month,
    opening,
    draws: 0n,
    interest: 0n,
    capitalised: 0n,
    principal: 0n,
    sweep: 0n,
    early: 0n,
    insurance: 0n,
    commitment: 0n,
    penalty: 0n,
    closing: 0n,
  };
}

function sum(amounts: readonly { readonly amount: number }[]): bigint {
  return amounts.reduce((all, { amount }) => all + BigInt(amount), 0n);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function monthIndex(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
}

function number(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY;
}

function iso(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

function plusMonths(text: string, months: number): number {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return Date.UTC(year, month - 1 + months, Math.min(date, last)) / DAY;
}
