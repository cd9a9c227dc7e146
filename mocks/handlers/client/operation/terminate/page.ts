import { asc, and, eq } from 'drizzle-orm';
import { terminateFormPage, type TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import { abandonReasons, terminationReasons } from '#domain/operation/enums.ts';
import { closingChecks } from '#domain/operation/termination.ts';
import { durationDays } from '#domain/operation/closing-statement.ts';
import type { Day } from '#domain/time/day.ts';
import { stateChanges, type Operation, type Termination } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { financingFacts } from '../financing/facts.ts';
import { todayOf } from '../financing/record.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { transitionsOf } from '../steps/transitions.ts';
import { closingChecksOf, isSoldOut } from './checks.ts';
import { endOf, hasEnded, terminationsOf, texts } from './record.ts';
import { finalFigures } from './statement.ts';

/** The end of an operation: what is open, what it came to, how it is closed, given up, or brought back. */
export const pageHandler = clientPage(terminateFormPage, async (context) => {
  const operation = await operationOfRoute(context);
  const today = todayOf(context);
  const rows = await terminationsOf(context, operation.id);
  const isOver = hasEnded(operation);
  const own = rows.find(({ status }) => status === (isOver ? 'confirmed' : 'draft')) ?? null;
  const kind = endOf(operation.status);
  const endedOn = operation.closedOn ?? operation.abandonedOn;
  const { latestFlowOn } = await financingFacts(context, [operation.id]);
  const latest = latestFlowOn(operation.id);
  const startedOn = await startOf(context, operation);
  const obstacle = isOver ? await reopeningObstacle(context, operation) : null;
  const known = own?.acknowledged ?? [];
  const checks = await closingChecksOf(context, operation);
  return {
    operation: headOf(operation),
    operationVersion: operation.version,
    today,
    kind,
    hasEnded: isOver,
    endedOn,
    version: own?.version ?? 0,
    values: valuesOf(own, today),
    reasons: kind === 'abandoned' ? [...abandonReasons] : [...terminationReasons],
    latestFlowOn: latest,
    checks,
    acknowledged: closingChecks.filter((one) => known.includes(one)),
    ...(await finalFigures(context, operation, { today, isSold: isSoldOut(checks) })),
    startedOn,
    durationDays: durationDays(startedOn, (endedOn ?? today) as Day),
    effects: effectsOf(context, kind),
    reopeningObstacle: obstacle,
    history: await historyOf(context, rows),
    can: {
      update: canNow(context, 'termination.update'),
      confirm: canNow(context, 'termination.validate'),
      reopen: isOver && canNow(context, 'termination.validate'),
      change: canNow(context, 'operation.update'),
    },
  } satisfies TerminateFormProps;
});

const valuesOf = (own: Termination | null, today: Day): TerminateFormProps['values'] => ({
  on: own?.on ?? today,
  reason: own?.reason ?? null,
  comment: own?.comment ?? '',
  lessons: own?.lessons ?? '',
  keepsRetentionFollowUp: own?.keepsRetentionFollowUp ?? true,
});

/** The day on which the operation came in, by its history. */
async function startOf({ db }: ClientContext, operation: Operation): Promise<Day> {
  const [first] = await db
    .select({ on: stateChanges.on })
    .from(stateChanges)
    .where(and(eq(stateChanges.entity, 'operation'), eq(stateChanges.entityId, operation.id)))
    .orderBy(asc(stateChanges.on), asc(stateChanges.at))
    .limit(1);
  return (first?.on ?? operation.createdAt.toISOString().slice(0, 10)) as Day;
}

/** Why the operation may not be reopened now; null where it may. */
async function reopeningObstacle(context: ClientContext, operation: Operation): Promise<string | null> {
  const transitions = (await transitionsOf(context, [operation])).get(operation.id) ?? [];
  const transition = transitions.find(({ step }) => step === 'reopen-closed' || step === 'reopen-abandoned');
  return transition === undefined ? texts(context).noWayBack : transition.reason;
}

const effectsOf = (context: ClientContext, kind: 'closed' | 'abandoned'): string[] =>
  Object.values(texts(context).effects[kind]);

async function historyOf(
  context: ClientContext,
  rows: readonly Termination[],
): Promise<TerminateFormProps['history']> {
  const issued = rows.filter(({ status }) => status !== 'draft');
  const names = await personNames(
    context.db,
    issued.map(({ confirmedBy }) => confirmedBy),
  );
  return issued.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    on: row.on,
    reason: row.reason,
    comment: row.comment,
    lessons: row.lessons,
    finalMarginCents: row.finalMarginCents,
    sunkCostCents: row.sunkCostCents,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    confirmedBy: names.get(row.confirmedBy ?? '') ?? null,
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
    reopeningReason: row.reopeningReason,
  }));
}
