import { addMonths, monthOf, type Month } from '../../time/day.ts';
import type { SimulationInput } from '../input.ts';
import type { Simulation } from '../results.ts';
import { worksCourse } from '../works-course.ts';

/** Stages of an operation, in their order. */
export const stages = ['study', 'purchase', 'works', 'sales', 'delivery'] as const;
export type Stage = (typeof stages)[number];

/** A stage with its first and last month. */
export interface PlannedStage {
  readonly stage: Stage;
  readonly from: Month;
  readonly to: Month;
}

/** The stages of an operation as its simulation plans them; what is not planned is left out. */
export function plannedStages(input: SimulationInput, { months }: Simulation): readonly PlannedStage[] {
  const boughtIn = monthOf(input.purchaseOn);
  const works = worksCourse(input.works).map(({ month }) => month);
  const receipts = months.filter(({ receiptsTtcCents }) => receiptsTtcCents > 0).map(({ month }) => month);
  const { delivery } = input.milestones;
  const spans: readonly (readonly [Stage, Month | undefined, Month | undefined])[] = [
    ['study', input.startMonth < boughtIn ? input.startMonth : undefined, addMonths(boughtIn, -1)],
    ['purchase', boughtIn, boughtIn],
    ['works', works[0], works.at(-1)],
    ['sales', receipts[0], receipts.at(-1)],
    ['delivery', delivery ? monthOf(delivery) : undefined, delivery ? monthOf(delivery) : undefined],
  ];
  return spans.flatMap(([stage, from, to]) =>
    from === undefined || to === undefined ? [] : [{ stage, from, to }],
  );
}
