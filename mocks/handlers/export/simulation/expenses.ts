import {
  simulationExpensesPage,
  type ShownSums,
  type SimulationExpensesProps,
} from '#contracts/export/simulation/expenses.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { simulationFlows } from '#domain/simulation/simulation-flows.ts';
import {
  expensesByGroup,
  paidMonths,
  shareBps,
  sumsOf,
  vatByRate,
  type ExpenseSums,
} from '#domain/simulation/study/cost-tables.ts';
import { lineId } from '#domain/simulation/study/study-input.ts';
import { lineGroupNames, type Study, type StudyLine } from '#domain/simulation/study/study.ts';
import type { Cents } from '#domain/money/cents.ts';
import { bpsOfRate } from '#domain/money/rate.ts';
import { vatRate } from '#domain/vat/vat-rates.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { studyOnPaper, studyPaper, unless, type Computed } from './study.ts';

type Hides = Paper['hides'];
type Content = NonNullable<SimulationExpensesProps['content']>;

/** Handler of `export.simulation.expenses`. */
export const simulationExpensesHandlers = {
  'export.simulation.expenses': clientPage(simulationExpensesPage, async (context, query) => {
    const found = await studyOnPaper(context, query);
    const { hides } = found.frame.paper;
    return studyPaper(context, found, (known) => contentOf(found.simulation.study, known, hides));
  }),
} satisfies Partial<RouteHandlers>;

function contentOf(study: Study, { input, results }: Computed, hides: Hides): Content {
  const groups = expensesByGroup(results.expenses);
  const total = sumsOf(groups);
  const months = paidMonths(simulationFlows(input));
  const entered = new Map(
    lineGroupNames.flatMap((group) =>
      study[group].map((line, index) => [lineId(group, index), line] as const),
    ),
  );
  const shown = (sums: ExpenseSums): ShownSums => shownSums(sums, total.costCents, hides);
  // The VAT of a deed is on the emoluments, at the standard rate, whatever its line says.
  const emolumentsBps = bpsOfRate(
    vatRate('standard', { on: input.purchaseOn, departmentCode: input.departmentCode }),
  );
  return {
    groups: groups.map(({ group, lines, ...sums }) => ({
      group,
      ...shown(sums),
      lines: lines.map((line) => {
        const { from, to } = months.get(line.id) ?? {};
        return {
          id: line.id,
          category: line.category,
          label: line.label,
          basis: unless(hides.margin, basisOf(entered.get(line.id), line.isAuto)),
          paid: from === undefined || to === undefined ? null : { from, to },
          ...shown(line),
        };
      }),
    })),
    total: shown(total),
    vat: vatByRate(
      groups.flatMap(({ lines }) =>
        lines.map(({ id, isAuto, vatCents, deductibleCents }) => ({
          vatCents,
          deductibleCents,
          rateBps: isAuto ? emolumentsBps : (entered.get(id)?.vatRateBps ?? 0),
        })),
      ),
    ).map(({ rateBps, vatCents, deductibleCents }) => ({
      rateBps,
      vatCents: unless(hides.margin, vatCents),
      deductibleCents: unless(hides.margin, deductibleCents),
    })),
  };
}

function basisOf(
  line: StudyLine | undefined,
  isAuto: boolean,
): Content['groups'][number]['lines'][number]['basis'] {
  if (isAuto || line === undefined) return { kind: 'auto', value: 0 };
  return { kind: line.basis, value: line.value ?? 0 };
}

/** Costs and all that they are made of leave with the margins. */
function shownSums(sums: ExpenseSums, costCents: Cents, { margin }: Hides): ShownSums {
  return {
    htCents: unless(margin, sums.htCents),
    vatCents: unless(margin, sums.vatCents),
    deductibleCents: unless(margin, sums.deductibleCents),
    costCents: unless(margin, sums.costCents),
    shareBps: unless(margin, shareBps(sums.costCents, costCents)),
  };
}
