import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import type { MonthFieldProps } from '#ui/fields/MonthField.tsx';
import type { ExpenseTablesProps } from './ExpenseTables.tsx';
import type { MoneyLinesProps } from './MoneyLines.tsx';
import type { OtherLoanLinesProps } from './OtherLoanLines.tsx';
import type { PlanningChartProps } from './PlanningChart.tsx';
import type { RevenueTablesProps } from './RevenueTables.tsx';
import type { SimulationToolsProps } from './SimulationTools.tsx';

const failed = { failed: PartFailed };

/** Parts of a simulation whose code comes after the first paint: only one tab is seen at a time. */
export const ExpenseTables = lazyPart<ExpenseTablesProps>(
  async () => (await import('./ExpenseTables.tsx')).ExpenseTables,
  failed,
);
export const RevenueTables = lazyPart<RevenueTablesProps>(
  async () => (await import('./RevenueTables.tsx')).RevenueTables,
  failed,
);
export const PlanningChart = lazyPart<PlanningChartProps>(
  async () => (await import('./PlanningChart.tsx')).PlanningChart,
  failed,
);
export const MoneyLines = lazyPart<MoneyLinesProps>(
  async () => (await import('./MoneyLines.tsx')).MoneyLines,
  failed,
);
export const OtherLoanLines = lazyPart<OtherLoanLinesProps>(
  async () => (await import('./OtherLoanLines.tsx')).OtherLoanLines,
  failed,
);
export const MonthField = lazyPart<MonthFieldProps>(
  async () => (await import('#ui/fields/MonthField.tsx')).MonthField,
  failed,
);
export const SimulationTools = lazyPart<SimulationToolsProps>(
  async () => (await import('./SimulationTools.tsx')).SimulationTools,
);
