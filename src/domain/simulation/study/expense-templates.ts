import { addMonths, month, monthsBetween } from '../../time/day.ts';
import type { ExpenseBasis, ExpenseCategory } from '../expense-line.ts';
import type { Simulation } from '../results.ts';
import type { ModelMonths } from './expense-models.ts';
import { lineGroupNames, lineGroups, type LineGroup, type Study, type StudyLine } from './study.ts';

/** An expense of a company's own template: like that of a study, its months counted from wherever a study begins. */
export interface TemplateLine extends Omit<
  StudyLine,
  'month' | 'months' | 'visitId' | 'supplierId' | 'accountingCodeId'
> {
  /** Null for a line that follows the purchase, the works or the deeds. */
  readonly monthsAfterStart: number | null;
  /** Null: as long as the study. */
  readonly months: number | null;
  readonly supplierId: string | null;
  readonly accountingCodeId: string | null;
}

/** What becomes of amounts that are kept in a template: parts of price, works, area and revenue; as they are; nothing. */
export const templateAmounts = ['ratios', 'kept', 'empty'] as const;
export type TemplateAmounts = (typeof templateAmounts)[number];

/** What amounts are taken as parts of. */
export interface TemplateBases {
  readonly purchaseCents: number;
  readonly worksCents: number;
  readonly revenueTtcCents: number;
  /** Hundredths of m². */
  readonly areaHundredths: number;
}

/** What the amounts of a study are parts of, as it is calculated. */
export const basesOf = (
  { expenses, revenueTtcCents, areaHundredths }: Simulation,
  purchaseCents: number,
): TemplateBases => ({
  purchaseCents,
  worksCents: expenses
    .filter(({ category }) => category === 'works')
    .reduce((sum, { htCents }) => sum + htCents, 0),
  revenueTtcCents,
  areaHundredths,
});

const ofPurchase: readonly ExpenseCategory[] = ['acquisition', 'purchase_fees', 'agency', 'holding'];
const ofWorks: readonly ExpenseCategory[] = [...lineGroups.worksLines, 'contingency'];

/** What an amount of a category grows with: works with the area, what goes with them with the works. */
function ratioBasis(category: ExpenseCategory): Exclude<ExpenseBasis, 'amount' | 'per_lot'> {
  if (category === 'works') return 'per_m2';
  if (ofPurchase.includes(category)) return 'pct_purchase';
  return ofWorks.includes(category) ? 'pct_works' : 'pct_revenue_ttc';
}

/** A part in basis points, or cents per m²; null where there is nothing to take it of, or more than all of it. */
function ratioOf(cents: number, basis: ReturnType<typeof ratioBasis>, bases: TemplateBases): number | null {
  const { areaHundredths } = bases;
  if (cents < 0) return null;
  if (basis === 'per_m2') return areaHundredths > 0 ? Math.round((cents * 100) / areaHundredths) : null;
  const whole = {
    pct_purchase: bases.purchaseCents,
    pct_works: bases.worksCents,
    pct_revenue_ttc: bases.revenueTtcCents,
  }[basis];
  const bps = whole > 0 ? Math.round((cents * 10_000) / whole) : null;
  return bps !== null && bps <= 10_000 ? bps : null;
}

function valueOf(
  { category, basis, value, isAuto }: StudyLine,
  amounts: TemplateAmounts,
  bases: TemplateBases,
): Pick<TemplateLine, 'basis' | 'value'> {
  if (isAuto) return { basis, value: null };
  if (basis !== 'amount' || value === null || amounts === 'kept') return { basis, value };
  const ratio = amounts === 'ratios' ? ratioOf(value, ratioBasis(category), bases) : null;
  return ratio === null ? { basis: 'amount', value: null } : { basis: ratioBasis(category), value: ratio };
}

/**
 * The expenses of a study as a template.
 *
 * @throws InvalidInputError for a month that the calendar has not
 */
export function templateOf(
  study: Pick<Study, LineGroup> & ModelMonths,
  amounts: TemplateAmounts,
  bases: TemplateBases,
): TemplateLine[] {
  const { startMonth, durationMonths } = study;
  return lineGroupNames.flatMap((group) =>
    study[group].map((line): TemplateLine => {
      const { category, label, vatRateBps, recovery, schedule, curve, isAuto } = line;
      const isSpread = schedule === 'spread';
      const hasMonth = (isSpread || schedule === 'month') && line.month !== null;
      const isWhole = isSpread && line.month === startMonth && line.months >= durationMonths;
      return {
        category,
        label,
        ...valueOf(line, amounts, bases),
        vatRateBps,
        recovery,
        schedule,
        monthsAfterStart: hasMonth ? monthsBetween(month(startMonth), month(line.month ?? '')) : null,
        months: isWhole ? null : line.months,
        curve,
        isAuto,
        supplierId: line.supplierId ?? null,
        accountingCodeId: line.accountingCodeId ?? null,
      };
    }),
  );
}

/**
 * The expenses of a template, laid out over the months of a study.
 *
 * @param isKnown whether a supplier or an account may still be named; a line does without one that may not
 */
export function expensesOfTemplate(
  lines: readonly TemplateLine[],
  { startMonth, durationMonths }: ModelMonths,
  isKnown: (id: string) => boolean,
): Record<LineGroup, StudyLine[]> {
  const laid = lines.map(({ monthsAfterStart, months, ...line }): StudyLine => {
    const after = Math.min(monthsAfterStart ?? 0, durationMonths - 1);
    const hasMonth = line.schedule === 'spread' || line.schedule === 'month';
    const named = (id: string | null): string | null => (id !== null && isKnown(id) ? id : null);
    return {
      ...line,
      month: hasMonth ? addMonths(month(startMonth), after) : null,
      months: months ?? durationMonths,
      supplierId: named(line.supplierId),
      accountingCodeId: named(line.accountingCodeId),
    };
  });
  const of = (group: LineGroup): StudyLine[] => {
    const categories: readonly ExpenseCategory[] = lineGroups[group];
    return laid.filter(({ category }) => categories.includes(category));
  };
  return {
    purchaseLines: of('purchaseLines'),
    worksLines: of('worksLines'),
    reserveLines: of('reserveLines'),
    saleLines: of('saleLines'),
    financeLines: of('financeLines'),
  };
}
