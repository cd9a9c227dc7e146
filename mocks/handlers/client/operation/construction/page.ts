import { constructionPage, type ConstructionProps } from '#contracts/client/operation/construction.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import type { DeadlineKind } from '#domain/deadline/definitions.ts';
import { DomainError } from '#domain/domain-error.ts';
import { deadlineStatus } from '#domain/deadline/status.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import { worksCourse } from '#domain/simulation/works-course.ts';
import { monthOf, type Day } from '#domain/time/day.ts';
import { worksProgress } from '#domain/works/figures.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { fileNames } from '#mocks/server/files/file-names.ts';
import { activeSimulation } from '../cash-flow-forecast/start.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { placeOfStudy } from '../simulation/figures.ts';
import { transitionsOf } from '../steps/transitions.ts';
import { shownClock } from '../urban-planning/shown.ts';
import { worksTransitionContext } from './contracts.ts';
import { importableLines } from './lots.ts';
import { papersOf } from './papers.ts';
import { receptionOf, milestonesOf, reservesOf, supplierChoices, worksOf } from './rows.ts';
import { receptionObstacle } from './site.ts';
import { shownClaim, shownFigures, shownLot, shownReserve, type WorksKnown } from './shown.ts';

/** The works of an operation: lots with their contracts, progress claims, planning, reception. */
export const pageHandler = clientPage(constructionPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const works = await worksOf(context.db, [operation.id]);
  const suppliers = await supplierChoices(context.db);
  const known: WorksKnown = {
    ...works,
    operation,
    reserves: await reservesOf(context.db, operation.id),
    suppliers: new Map(suppliers.map(({ id, label }) => [id, label])),
    insuredUntil: new Map(suppliers.map(({ id, decennialUntil }) => [id, decennialUntil])),
    transition: await worksTransitionContext(context),
  };
  const lots = known.lots.map((lot) => shownLot(context, known, lot));
  const names = new Map([
    ...lots.map(({ id, number, label }) => [id, `L${String(number).padStart(2, '0')} · ${label}`] as const),
    ...known.reserves.map(({ id, text }) => [id, text] as const),
  ]);
  const labels = known.lots.map(({ label }) => label);
  return {
    operation: headOf(operation),
    operationVersion: operation.version,
    query,
    today: known.transition.today,
    figures: shownFigures(known),
    lots,
    claims: known.claims.flatMap((claim) => shownClaim(context, known, claim)).toReversed(),
    milestones: await shownMilestones(context, operation.id),
    reception: await shownReception(context, operation, known),
    receptionObstacle: await receptionObstacle(context, operation.id, known.lots),
    papers: await papersOf(context, operation.id, names),
    curve: await curveOf(context, operation, known),
    suppliers: suppliers
      .filter(({ isActive }) => isActive)
      .map(({ id: supplierId, label, decennialUntil }) => ({ id: supplierId, label, decennialUntil })),
    importableCount: (await importableLines(context, operation, labels)).length,
    start: await startOf(context, operation),
    can: {
      update: canNow(context, 'operation.update'),
      delete: canNow(context, 'operation.delete'),
      pay: canNow(context, 'payment.validate'),
    },
  } satisfies ConstructionProps;
});

async function shownMilestones(context: ClientContext, operationId: string) {
  const rows = await milestonesOf(context.db, operationId);
  const names = await fileNames(
    context.db,
    rows.map(({ fileId }) => fileId),
  );
  return Promise.all(
    rows.map(async ({ id, milestone, on, certifierName, fileId }) => ({
      id,
      milestone,
      on,
      certifierName,
      href: fileId === null ? null : await fileHref(context, fileId),
      fileName: fileId === null ? null : (names.get(fileId) ?? null),
    })),
  );
}

const guaranteeKinds: readonly DeadlineKind[] = [
  'completion_guarantee',
  'equipment_guarantee',
  'structural_guarantee',
  'retention_release',
];

async function shownReception(
  context: ClientContext,
  operation: Operation,
  known: WorksKnown,
): Promise<ConstructionProps['reception']> {
  const row = await receptionOf(context.db, operation.id);
  if (row === undefined) return null;
  const { today } = known.transition;
  return {
    on: row.on,
    withReserves: row.withReserves,
    reserves: known.reserves.map((reserve) => shownReserve(known, reserve)),
    clocks: guaranteeKinds.map((kind) => {
      const counted = deadline(kind, row.on as Day);
      return shownClock(
        context,
        { kind, deadline: counted, status: deadlineStatus(counted, {}, today) },
        today,
      );
    }),
  };
}

/** What was planned by the simulation that the operation reads, and what is done by the claims. */
async function curveOf(
  context: ClientContext,
  operation: Operation,
  { lots, claims, transition }: WorksKnown,
): Promise<ConstructionProps['curve']> {
  const done = new Map(worksProgress(lots, claims).map(({ month, doneBps }) => [month, doneBps]));
  const planned = new Map(
    (await plannedCourse(context, operation)).map(({ month, doneBps }) => [month as string, doneBps]),
  );
  const months = [...new Set([...planned.keys(), ...done.keys()])].toSorted();
  const now = monthOf(transition.today);
  let [lastPlanned, lastDone] = [0, 0];
  const lastClaim = [...done.keys()].at(-1) ?? '';
  return months.map((month) => {
    lastPlanned = planned.get(month) ?? lastPlanned;
    lastDone = done.get(month) ?? lastDone;
    return {
      month,
      plannedBps: planned.size === 0 ? null : lastPlanned,
      doneBps: month > lastClaim || month > now ? null : lastDone,
    };
  });
}

async function plannedCourse(context: ClientContext, operation: Operation) {
  const simulation = await activeSimulation(context, operation);
  if (simulation === null) return [];
  try {
    return worksCourse(studyInput(simulation.study, placeOfStudy(operation)).works);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** The step that starts the works, where the operation can take it. */
async function startOf(context: ClientContext, operation: Operation): Promise<ConstructionProps['start']> {
  if (!canNow(context, 'operation.update')) return null;
  const transitions = (await transitionsOf(context, [operation])).get(operation.id) ?? [];
  const transition = transitions.find(({ step, isForOthers }) => step === 'start-works' && !isForOthers);
  return transition === undefined ? null : { reason: transition.reason, remedies: transition.remedies };
}
