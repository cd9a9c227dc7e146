import { dueOnOfCall } from '../calls/call-due.ts';
import { virBases, wholeBases } from '../calls/call-bases.ts';
import { callSchedule, type CallFacts } from '../calls/call-schedule.ts';
import type { CallBase, PaymentTemplate } from '../calls/payment-template.ts';
import { splitCumulatively } from '../money/split.ts';
import { sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { firstDayOf, monthOf, type Month } from '../time/day.ts';
import type { LotTerms } from './lot-terms.ts';
import { monthNumber, type MonthNumber } from './timeline.ts';

/** Money of one sale that comes in a month; `null` where its call has no day. */
export interface CallMonth {
  readonly at: MonthNumber | null;
  readonly cents: Cents;
}

/** Calls of sales by one template, whose months are the same for every deed of a month. */
export interface CallMonths {
  readonly of: (terms: LotTerms, deedMonth: Month) => readonly CallMonth[];
}

/** A call of a template: when it comes, and what part of its base it is. */
interface PlannedCall {
  readonly at: MonthNumber | null;
  readonly base: CallBase;
  readonly weight: number;
}

/**
 * The months in which the calls of a template are paid. The deed is taken on the first of its month; a call is
 * paid at its term, but at once at the deed and with the keys.
 */
export function callMonths(template: PaymentTemplate, milestones: CallFacts['milestones']): CallMonths {
  const byDeed = new Map<Month, readonly PlannedCall[]>();
  const due = new Map<string, MonthNumber>();
  const plan = (terms: LotTerms, deedMonth: Month): readonly PlannedCall[] => {
    const known = byDeed.get(deedMonth);
    if (known) return known;
    const made = plannedCalls(template, terms, deedMonth, milestones, due);
    byDeed.set(deedMonth, made);
    return made;
  };
  return {
    of: (terms, deedMonth) => {
      const calls = plan(terms, deedMonth);
      const amounts = amountsOf(calls, terms);
      // Only a price that the template does not call whole: told as for any other sale.
      if (sumCents(amounts) !== terms.priceTtcCents) callSchedule(template, basesOf(terms));
      return calls.map(({ at }, index) => ({ at, cents: amounts[index] ?? zeroCents }));
    },
  };
}

function plannedCalls(
  template: PaymentTemplate,
  terms: LotTerms,
  deedMonth: Month,
  milestones: CallFacts['milestones'],
  due: Map<string, MonthNumber>,
): readonly PlannedCall[] {
  const deedOn = firstDayOf(deedMonth);
  const { calls } = callSchedule(template, basesOf(terms), { deedOn, ...(milestones && { milestones }) });
  const before = new Map<CallBase, number>();
  return calls.map(({ event, base, cumulativeBps, callableOn }) => {
    const weight = cumulativeBps - (before.get(base) ?? 0);
    before.set(base, cumulativeBps);
    if (callableOn === null) return { at: null, base, weight };
    const key = `${event} ${callableOn} ${callableOn === deedOn}`;
    const known = due.get(key);
    if (known !== undefined) return { at: known, base, weight };
    const on = dueOnOfCall({ event, calledOn: callableOn, deedOn }, template.paymentTermDays);
    const at = monthNumber(monthOf(on));
    due.set(key, at);
    return { at, base, weight };
  });
}

function amountsOf(calls: readonly PlannedCall[], terms: LotTerms): readonly Cents[] {
  const bases = basesOf(terms);
  const parts: Readonly<Record<CallBase, Cents[]>> = {
    total: split(calls, 'total', bases.totalCents),
    existing: split(calls, 'existing', bases.existingCents),
    works: split(calls, 'works', bases.worksCents),
  };
  return calls.map(({ base }) => parts[base].shift() ?? zeroCents);
}

function split(calls: readonly PlannedCall[], base: CallBase, amount: Cents): Cents[] {
  const weights = calls.filter((call) => call.base === base).map(({ weight }) => weight);
  if (weights.length < 2) return weights.map(() => amount);
  return splitCumulatively(amount, weights);
}

function basesOf(terms: LotTerms) {
  return terms.lot.saleMode === 'vir'
    ? virBases(terms.existingCents, terms.worksCents)
    : wholeBases(terms.priceTtcCents);
}
