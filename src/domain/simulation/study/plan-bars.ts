import {
  addMonths,
  addToDay,
  day,
  firstDayOf,
  lastDayOf,
  month,
  monthOf,
  monthsBetween,
} from '../../time/day.ts';
import { milestoneFields, type Study } from './study.ts';
import { withSalesLater } from './swings.ts';

const milestoneNames = Object.keys(milestoneFields) as readonly (keyof typeof milestoneFields)[];

/** What of a simulation takes its place in time. */
export const planBarNames = ['purchase', 'works', ...milestoneNames, 'sales', 'loan'] as const;
export type PlanBarName = (typeof planBarNames)[number];

/** Days from and to, both included. */
export interface PlanSpan {
  readonly from: string;
  readonly to: string;
}

export interface PlanBar extends PlanSpan {
  readonly name: PlanBarName;
}

const isMilestone = (name: PlanBarName): name is keyof typeof milestoneFields => name in milestoneFields;

/** Purchase, works, calls, sales and loan of a study with their days; what has none yet is left out. */
export function planBars(study: Study): readonly PlanBar[] {
  return planBarNames.flatMap((name) => {
    const span = spanOf(study, name);
    return span === null ? [] : [{ name, ...span }];
  });
}

function spanOf(study: Study, name: PlanBarName): PlanSpan | null {
  if (isMilestone(name)) return oneDay(study[milestoneFields[name]]);
  switch (name) {
    case 'purchase':
      return oneDay(study.purchaseOn);
    case 'works':
      return worksSpan(study);
    case 'sales':
      return monthsSpan(study.lots.map(({ deedMonth }) => deedMonth));
    case 'loan':
      return loanSpan(study);
  }
}

const oneDay = (on: string | null): PlanSpan | null => (on === null ? null : { from: on, to: on });

function monthsSpan(given: readonly (string | null)[]): PlanSpan | null {
  const months = given.filter((one) => one !== null).toSorted((a, b) => a.localeCompare(b));
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { from: firstDayOf(month(first)), to: lastDayOf(month(last)) };
}

function worksSpan({ situations, worksStartMonth, worksMonths }: Study): PlanSpan | null {
  if (situations.length > 0) return monthsSpan(situations.map((situation) => situation.month));
  if (worksStartMonth === null) return null;
  return monthsSpan([worksStartMonth, addMonths(month(worksStartMonth), worksMonths - 1)]);
}

function loanSpan({ loanAmountCents, loanSignedOn, purchaseOn, loanMonths }: Study): PlanSpan | null {
  if (loanAmountCents === null || loanAmountCents === 0) return null;
  const from = loanSignedOn ?? purchaseOn;
  return { from, to: addToDay(day(from), { months: loanMonths, days: -1 }) };
}

const monthsApart = (from: string, to: string): number => monthsBetween(monthOf(day(from)), monthOf(day(to)));

/**
 * A study of which one bar was carried to other days, or made longer or shorter. Reception and calls follow works
 * that move as a whole; sales keep their months apart from each other.
 *
 * @returns the same study where the bar has no days yet
 */
export function withBarMoved(study: Study, name: PlanBarName, to: PlanSpan): Study {
  const from = spanOf(study, name);
  if (from === null) return study;
  if (isMilestone(name)) return { ...study, [milestoneFields[name]]: to.from };
  switch (name) {
    case 'purchase':
      return { ...study, purchaseOn: to.from };
    case 'works':
      return worksMoved(study, from, to);
    case 'sales':
      return withSalesLater(
        study,
        from.from === to.from ? monthsApart(from.to, to.to) : monthsApart(from.from, to.from),
      );
    case 'loan': {
      const isLonger = to.from === from.from;
      return isLonger
        ? { ...study, loanMonths: Math.max(1, monthsApart(to.from, to.to)) }
        : { ...study, loanSignedOn: to.from };
    }
  }
}

function worksMoved(study: Study, from: PlanSpan, to: PlanSpan): Study {
  const months = monthsApart(from.from, to.from);
  const isWhole = months === monthsApart(from.to, to.to);
  const later = (on: string | null): string | null => (on === null ? null : addToDay(day(on), { months }));
  const laterMonth = (of: string): string => addMonths(month(of), months);
  const { receptionMonth, situations } = study;
  // Situations that are known one by one only move together.
  if (!isWhole) {
    if (situations.length > 0) return study;
    const worksStartMonth = monthOf(day(to.from));
    return { ...study, worksStartMonth, worksMonths: monthsApart(to.from, to.to) + 1 };
  }
  return {
    ...study,
    worksStartMonth: study.worksStartMonth === null ? null : laterMonth(study.worksStartMonth),
    situations: situations.map((situation) => ({ ...situation, month: laterMonth(situation.month) })),
    receptionMonth: receptionMonth === null ? null : laterMonth(receptionMonth),
    foundationsOn: later(study.foundationsOn),
    watertightOn: later(study.watertightOn),
    halfWorksOn: later(study.halfWorksOn),
    completionOn: later(study.completionOn),
    deliveryOn: later(study.deliveryOn),
  };
}
