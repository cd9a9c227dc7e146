import {
  addCents,
  cents,
  multiplyDivide,
  negateCents,
  sumCents,
  zeroCents,
  type Cents,
} from '../money/cents.ts';
import {
  addMonths,
  addToDay,
  firstDayOf,
  lastDayOf,
  monthOf,
  weekdayOf,
  type Day,
  type Month,
} from '../time/day.ts';
import type { ForecastNature } from './treasury.ts';

/** How certain money is: it passed over the bank, it is owed, or it is only foreseen. */
export const certainties = ['realised', 'committed', 'probable'] as const;
export type Certainty = (typeof certainties)[number];

/** Money that came, went, or will. */
export interface TreasuryFlow {
  /** Of what is foreseen for a month only, null. */
  readonly on: Day | null;
  readonly month: Month;
  /** Money out is below 0. */
  readonly amountCents: Cents;
  readonly nature: ForecastNature;
  readonly certainty: Certainty;
  /** What counts of it, in basis points; all of what passed. */
  readonly probabilityBps: number;
  /** The bank account that it passes over. */
  readonly accountId: string;
}

/** A month or a week of the outlook. */
export interface OutlookPeriod {
  readonly at: string;
  readonly from: Day;
  readonly to: Day;
  readonly isForecast: boolean;
  readonly inCents: Cents;
  readonly outCents: Cents;
  /** At its end. */
  readonly closingCents: Cents;
}

/** What comes and goes by nature, of one certainty, period by period. */
export interface OutlookLine {
  readonly nature: ForecastNature;
  readonly certainty: Certainty;
  readonly cells: readonly Cents[];
}

export interface Outlook {
  readonly periods: readonly OutlookPeriod[];
  readonly lines: readonly OutlookLine[];
}

export interface OutlookOptions {
  readonly today: Day;
  /** What stands on the accounts today. */
  readonly availableCents: Cents;
  readonly pastMonths: number;
  readonly months: number;
  readonly grain: 'month' | 'week';
}

/**
 * What counts of a flow, half-up.
 *
 * @throws InvalidInputError beyond 2^53
 */
export const weighedCents = ({ amountCents, probabilityBps }: TreasuryFlow): Cents =>
  probabilityBps === 10_000 ? amountCents : multiplyDivide(amountCents, probabilityBps, 10_000);

/**
 * The day on which a flow counts. Of what is foreseen for a month only, money goes out on its first day and comes in
 * on its last: whoever plans is on the safe side. Nothing that is foreseen counts before tomorrow.
 */
export function dayOfFlow({ on, month, amountCents, certainty }: TreasuryFlow, today: Day): Day {
  const planned = on ?? (amountCents < 0 ? firstDayOf(month) : lastDayOf(month));
  const tomorrow = addToDay(today, { days: 1 });
  return certainty === 'realised' || planned > today ? planned : tomorrow;
}

/** What passed and what is foreseen, by period; balances lead from what is available today to both sides. */
export function treasuryOutlook(flows: readonly TreasuryFlow[], options: OutlookOptions): Outlook {
  const { today, availableCents } = options;
  const dated = flows.map((flow) => ({ flow, on: dayOfFlow(flow, today), amount: weighedCents(flow) }));
  const after = (limit: Day): Cents =>
    sumCents(dated.filter(({ on }) => on > limit && on <= today).map(({ amount }) => amount));
  const ahead = (limit: Day): Cents =>
    sumCents(dated.filter(({ on }) => on > today && on <= limit).map(({ amount }) => amount));
  const spans = spansOf(options);
  const periods = spans.map(({ at, from, to }): OutlookPeriod => {
    const within = dated.filter(({ on }) => from <= on && on <= to).map(({ amount }) => amount);
    return {
      at,
      from,
      to,
      isForecast: to > today,
      inCents: sumCents(within.filter((amount) => amount > 0)),
      outCents: sumCents(within.filter((amount) => amount < 0)),
      closingCents: to <= today ? cents(availableCents - after(to)) : addCents(availableCents, ahead(to)),
    };
  });
  const groups = Map.groupBy(dated, ({ flow }) => `${flow.nature} ${flow.certainty}`);
  const lines = [...groups.values()].flatMap((group): OutlookLine[] => {
    const [first] = group;
    if (first === undefined) return [];
    const cells = spans.map(({ from, to }) =>
      sumCents(group.filter(({ on }) => from <= on && on <= to).map(({ amount }) => amount)),
    );
    const { nature, certainty } = first.flow;
    return cells.every((cell) => cell === 0) ? [] : [{ nature, certainty, cells }];
  });
  return {
    periods,
    lines: lines.toSorted(
      (a, b) =>
        certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty) || (a.nature < b.nature ? -1 : 1),
    ),
  };
}

interface Span {
  readonly at: string;
  readonly from: Day;
  readonly to: Day;
}

function spansOf({ today, pastMonths, months, grain }: OutlookOptions): readonly Span[] {
  const first = addMonths(monthOf(today), -pastMonths);
  const last = lastDayOf(addMonths(monthOf(today), months));
  if (grain === 'month') {
    return Array.from({ length: pastMonths + months + 1 }, (_, index) => {
      const month = addMonths(first, index);
      return { at: month, from: firstDayOf(month), to: lastDayOf(month) };
    });
  }
  const spans: Span[] = [];
  let monday = addToDay(firstDayOf(first), { days: 1 - weekdayOf(firstDayOf(first)) });
  while (monday <= last) {
    spans.push({ at: monday, from: monday, to: addToDay(monday, { days: 6 }) });
    monday = addToDay(monday, { days: 7 });
  }
  return spans;
}

/** A day on which an account falls too low. */
export interface TreasuryAlert {
  readonly kind: 'overdraft' | 'low';
  readonly on: Day;
  /** What would stand on it. */
  readonly balanceCents: Cents;
}

/**
 * The first day on which an account goes beyond its overdraft, else below the amount that one wants to be warned at;
 * null where neither comes within the horizon.
 */
export function accountAlert(
  flows: readonly TreasuryFlow[],
  account: {
    readonly balanceCents: Cents;
    readonly overdraftLimitCents: Cents;
    readonly lowAlertCents: Cents | null;
  },
  { today, until }: { readonly today: Day; readonly until: Day },
): TreasuryAlert | null {
  const amounts = new Map<Day, Cents>();
  for (const flow of flows) {
    const on = dayOfFlow(flow, today);
    if (on > today && on <= until)
      amounts.set(on, addCents(amounts.get(on) ?? zeroCents, weighedCents(flow)));
  }
  let balanceCents = account.balanceCents;
  const course = [{ on: today, balanceCents }];
  for (const on of [...amounts.keys()].toSorted()) {
    balanceCents = addCents(balanceCents, amounts.get(on) ?? zeroCents);
    course.push({ on, balanceCents });
  }
  const overdrawn = course.find((step) => step.balanceCents < negateCents(account.overdraftLimitCents));
  if (overdrawn !== undefined) return { kind: 'overdraft', ...overdrawn };
  const limit = account.lowAlertCents;
  const low = limit === null ? undefined : course.find((step) => step.balanceCents < limit);
  return low === undefined ? null : { kind: 'low', ...low };
}
