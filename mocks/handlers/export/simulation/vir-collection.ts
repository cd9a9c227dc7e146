import {
  simulationVirCollectionPage,
  type SimulationVirCollectionProps,
} from '#contracts/export/simulation/vir-collection.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { capOf } from '#domain/calls/legal-caps.ts';
import { sumCents, type Cents } from '#domain/money/cents.ts';
import type { SimulationInput } from '#domain/simulation/input.ts';
import { project } from '#domain/simulation/projection.ts';
import { shareBps } from '#domain/simulation/study/cost-tables.ts';
import { lotReceipts, receiptTable, type LotReceipt } from '#domain/simulation/study/lot-receipts.ts';
import { virCollection, virMilestones, type VirLot } from '#domain/simulation/study/vir-collection.ts';
import { worksCourse } from '#domain/simulation/works-course.ts';
import { addMonths, monthsBetween, type Day, type Month } from '#domain/time/day.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { studyOnPaper, studyPaper, unless, type Computed } from './study.ts';

type Hides = Paper['hides'];
type Content = NonNullable<SimulationVirCollectionProps['content']>;

/** Columns of receipts that a lying sheet has room for. */
const maxPeriods = 12;

/** Handler of `export.simulation.vir-collection`. */
export const simulationVirCollectionHandlers = {
  'export.simulation.vir-collection': clientPage(simulationVirCollectionPage, async (context, query) => {
    const found = await studyOnPaper(context, query);
    const today = parisDay(context.deps.clock.businessNow()) as Day;
    return studyPaper(context, found, (known) => contentOf(known, found.frame.paper.hides, today));
  }),
} satisfies Partial<RouteHandlers>;

function contentOf({ input }: Computed, hides: Hides, today: Day): Content {
  const receipts = lotReceipts(project(input).movements.revenue);
  const receivedOf = (ref: string, upTo: Month): Cents =>
    sumCents(receipts.filter((one) => one.ref === ref && one.month <= upTo).map((one) => one.cents));
  const lots = virCollection(input, receivedOf, today);
  const amount = (value: Cents) => unless(hides.amounts, value);
  const calls = lots.flatMap((lot) => lot.calls.filter((call) => call !== null));
  const { periods, rows, sums, totalCents } = receiptTable(receipts, maxPeriods);
  return {
    lots: lots.map(({ ref, priceTtcCents, calls: own }) => ({
      ref,
      priceTtcCents: amount(priceTtcCents),
      calls: own.map(
        (call) =>
          call && {
            amountCents: amount(call.amountCents),
            dueOn: call.dueOn,
            state: call.state,
            lateCents: amount(call.lateCents),
          },
      ),
    })),
    milestones: milestonesOf(input, lots).map((one) => ({ ...one, amountCents: amount(one.amountCents) })),
    totalCents: amount(sumCents(calls.map(({ amountCents }) => amountCents))),
    lateCents: amount(sumCents(calls.map(({ lateCents }) => lateCents))),
    receipts: {
      periods: [...periods],
      rows: rows.map((row) => ({
        ref: row.ref,
        cells: row.cells.map(amount),
        totalCents: amount(row.totalCents),
      })),
      sums: sums.map(amount),
      totalCents: amount(totalCents),
    },
    progress: progressOf(
      input,
      receipts.filter(({ ref }) => lots.some((lot) => lot.ref === ref)),
    ),
    today,
  };
}

/** The milestones with their sums, and the part of the works that each calls where every lot has the legal schedule. */
function milestonesOf({ purchaseOn: on, revenues }: SimulationInput, lots: readonly VirLot[]) {
  const isLegal = revenues.every((line) => line.kind !== 'lot' || line.paymentTemplate === null);
  const half = capOf('call.vir.half_works', { on }).maxBps;
  const completion = capOf('call.vir.completion', { on }).maxBps;
  const worksBps = {
    deed: null,
    half_works: half,
    completion: completion - half,
    delivery: 10_000 - completion,
  };
  return virMilestones.map((milestone) => ({
    milestone,
    worksBps: isLegal ? worksBps[milestone] : null,
    amountCents: sumCents(
      lots.flatMap(({ calls }) =>
        calls.flatMap((call) => (call?.event === milestone ? [call.amountCents] : [])),
      ),
    ),
  }));
}

/** Both courses month by month, from the first in which either moves to the last. */
function progressOf(input: SimulationInput, receipts: readonly LotReceipt[]): Content['progress'] {
  const works = worksCourse(input.works);
  const total = sumCents(receipts.map(({ cents }) => cents));
  const moving = [...works, ...receipts].map(({ month }) => month).toSorted();
  const [first, last] = [moving[0], moving.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: monthsBetween(first, last) + 1 }, (_, index) => {
    const month = addMonths(first, index);
    const collected = sumCents(receipts.filter((one) => one.month <= month).map(({ cents }) => cents));
    return {
      month,
      collectedBps: shareBps(collected, total),
      worksBps: works.length === 0 ? null : (works.findLast((one) => one.month <= month)?.doneBps ?? 0),
    };
  });
}
