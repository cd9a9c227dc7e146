import type { KpiSpan } from '#contracts/kpi-period.ts';
import {
  kpiDays,
  kpiDaysBefore,
  kpiPeriodProblem,
  type KpiComparison,
  type KpiDays,
  type KpiPeriodChoice,
} from '#domain/audience/kpi-period.ts';
import type { Day } from '#domain/time/day.ts';

/** The days that an address asks for, and those they are compared with. */
export function spanOf(
  choice: KpiPeriodChoice & { readonly compare: KpiComparison },
  today: Day,
): { readonly days: KpiDays; readonly before: KpiDays | null; readonly span: KpiSpan } {
  const problem = kpiPeriodProblem(choice);
  const days = kpiDays(choice, today);
  const before = kpiDaysBefore(problem === null ? choice.period : '30d', days, choice.compare);
  return { days, before, span: { ...days, before, problem } };
}
