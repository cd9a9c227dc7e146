import type { Month } from '../time/day.ts';
import type { ExpenseLine } from './expense-line.ts';
import type { SimulationInput } from './input.ts';
import type { SimulationIssue } from './results.ts';
import type { Revenue } from './revenue.ts';
import { monthNumber } from './timeline.ts';

/** What is to be mended or confirmed before a simulation is validated. */
export function simulationIssues(input: SimulationInput, revenue: Revenue): readonly SimulationIssue[] {
  const { expenses, revenues } = input;
  const missing: SimulationIssue[] = expenses.some(({ category }) => category === 'acquisition')
    ? []
    : [{ code: 'acquisition_missing' }];
  const planned = [
    ...expenses.map((line) => ({ label: line.label, month: readMonth(line) })),
    ...revenues.map(({ label, deedMonth: month }) => ({ label, month })),
  ];
  return [
    ...missing,
    ...expenses.flatMap((line) => lineIssues(line, input)),
    ...revenue.undatedLots.map((lotRef): SimulationIssue => ({ code: 'milestone_missing', lotRef })),
    ...revenue.terms
      .filter(({ isVatToDecide }) => isVatToDecide)
      .map(({ lot }): SimulationIssue => ({ code: 'vat_to_decide', lotRef: lot.ref })),
    ...planned.flatMap(({ label, month }): SimulationIssue[] =>
      month === null || isInside(month, input) ? [] : [{ code: 'outside_period', label, month }],
    ),
  ];
}

function lineIssues(line: ExpenseLine, { works }: SimulationInput): SimulationIssue[] {
  const { id, label, schedule } = line;
  if (schedule.kind === 'with_works' && works === null) return [{ code: 'works_not_planned', id, label }];
  const needsMonth = schedule.kind === 'month' || schedule.kind === 'spread';
  return needsMonth && schedule.month === null ? [{ code: 'line_without_month', id, label }] : [];
}

function readMonth({ schedule }: ExpenseLine): Month | null {
  return schedule.kind === 'month' || schedule.kind === 'spread' ? schedule.month : null;
}

function isInside(month: Month, { startMonth, durationMonths }: SimulationInput): boolean {
  const from = monthNumber(startMonth);
  const at = monthNumber(month);
  return from <= at && at < from + durationMonths;
}
