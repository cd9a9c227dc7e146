import { budget, type BudgetLine } from '#domain/cash-flow/budget.ts';
import { budgetProgress } from '#domain/cash-flow/budget-progress.ts';
import { snapshotOf, type BudgetSnapshotFigures } from '#domain/cash-flow/budget-snapshot.ts';
import type { CashFlowEntry, CashStage } from '#domain/cash-flow/entry.ts';
import { startOfPlan } from '#domain/cash-flow/start-of-plan.ts';
import { cents } from '#domain/money/cents.ts';
import { expenseCategories, isFinancial } from '#domain/simulation/expense-line.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import { lastDayOf, monthOf, type Day, type Month } from '#domain/time/day.ts';
import type { NewCashFlowRow } from '../../schema/index.ts';
import { goldenDueFlows } from '../construction/index.ts';
import { goldenStudy } from '../simulations/golden-study.ts';

type Flow = Pick<
  NewCashFlowRow,
  'month' | 'direction' | 'category' | 'label' | 'htCents' | 'vatCents' | 'sourceId'
> & {
  readonly sourceType: 'simulation' | 'situation';
  readonly plannedOn: string | null;
  readonly state: CashFlowEntry['state'];
  readonly stage: CashStage;
  readonly transactionId: string | null;
};

/** Months before it have happened. */
const currentMonth = '2026-11' as Month;
const place = { inseeCode: '33243', departmentCode: '33' };
/** Under contract, whether paid or not. */
const ordered: readonly string[] = ['works', 'fees_moe', 'fees_ctrl', 'insurance', 'surveys', 'gfa'];
/** Of the works, so much is invoiced by the situations up to October. */
const invoicedRetention = { htCents: 884_250, vatCents: 88_425 };

const start = () => startOfPlan(studyInput(goldenStudy, place));

/** What the works and the other expenses of the golden operation cost month by month, and its VAT. */
export function goldenExpenses(): readonly Flow[] {
  const flows = start()
    .entries.filter(({ direction, category }) => direction === 'out' && isProject(category))
    .flatMap((entry): Flow[] => {
      const { month, direction, category, label, htCents, vatCents, source } = entry;
      const isPaid = month < currentMonth;
      const flow: Flow = {
        month,
        direction,
        category,
        label,
        htCents,
        vatCents,
        plannedOn: isPaid ? lastDayOf(month) : null,
        state: isPaid ? 'actual' : 'forecast',
        stage: isPaid ? 'invoiced' : stageOf(category, month),
        sourceType: 'simulation',
        sourceId: source.id,
        transactionId: isPaid ? `PRLV ${month.replace('-', '')}` : null,
      };
      return category === 'works' ? worksFlows(flow) : [flow];
    });
  return [...flows, vatOfOctober];
}

const isProject = (category: CashFlowEntry['category']): boolean =>
  expenseCategories.some((one) => one === category && !isFinancial(one));

/** Fees of the sales that are under contract, and what was ordered. */
const stageOf = (category: CashFlowEntry['category'], month: string): CashStage =>
  ordered.includes(category) || (category === 'sales_fees' && month === '2026-12') ? 'ordered' : 'planned';

/** The claims of October are due, one by one; of the retention, the part of what was invoiced. */
function worksFlows(flow: Flow): Flow[] {
  if (flow.month === currentMonth) {
    return goldenDueFlows().map((due) => ({
      ...flow,
      ...due,
      state: 'committed',
      stage: 'invoiced',
      sourceType: 'situation',
    }));
  }
  if (flow.month !== '2028-02') return [flow];
  const { htCents, vatCents } = invoicedRetention;
  return [
    { ...flow, ...invoicedRetention, stage: 'invoiced', plannedOn: '2028-02-26' },
    {
      ...flow,
      htCents: flow.htCents - htCents,
      vatCents: flow.vatCents - vatCents,
      sourceId: `${flow.sourceId}:rest`,
      plannedOn: '2028-02-26',
    },
  ];
}

/** The first return that owed anything, paid. */
const vatOfOctober: Flow = {
  month: '2026-10',
  direction: 'out',
  category: 'vat_payment',
  label: 'TVA de septembre 2026',
  htCents: 1_311_801,
  vatCents: 0,
  plannedOn: '2026-10-23',
  state: 'actual',
  stage: 'invoiced',
  sourceType: 'simulation',
  sourceId: 'vat:2026-10',
  transactionId: 'DGFIP 20261023',
};

/** The budget of the golden operation as it stood on a day. */
export function goldenSnapshot(on: Day): BudgetSnapshotFigures {
  const { budget: lines, entries, revenueHtCents } = start();
  const month = monthOf(on);
  const { expenses } = budgetProgress(
    entries.map((entry) => (entry.month <= month ? { ...entry, state: 'actual' as const } : entry)),
    month,
  );
  const known = lines.map(({ category, label, initialCents }, rank): BudgetLine => {
    const own = expenses.find((one) => one.category === category && one.label === label);
    const paidCents = own?.paidCents ?? cents(0);
    return {
      id: String(rank),
      category,
      label,
      initialCents,
      revisedCents: initialCents,
      committedCents: paidCents,
      invoicedCents: paidCents,
      paidCents,
      eacCents: null,
    };
  });
  const none = cents(0);
  return snapshotOf(
    budget(known, {
      plannedCents: revenueHtCents,
      expectedCents: revenueHtCents,
      signedCents: none,
      collectedCents: none,
    }),
  );
}
