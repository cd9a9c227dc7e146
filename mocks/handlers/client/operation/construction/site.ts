import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  liftReserve,
  storeMilestone,
  storeReception,
} from '#contracts/client/operation/construction/payload.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { constructionLotMachine } from '#domain/states/works/construction-lot.ts';
import type { Day } from '#domain/time/day.ts';
import { worksFigures } from '#domain/works/figures.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  constructionLots,
  milestoneCertificates,
  operations,
  receptions,
  reserves,
  type ConstructionLot,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { turnPayments } from '../notary-sale-payment/turn.ts';
import { operationOfRoute } from '../scope.ts';
import { writeStateChange } from '../state-change.ts';
import { worksTransitionContext } from './contracts.ts';
import { lotFacts } from './facts.ts';
import { announceWorks, auditWorks, texts, todayOf, worksFlash } from './record.ts';
import { milestonesOf, receptionOf, worksOf } from './rows.ts';
import { turnLot } from './turn.ts';

/** Half of the works in basis points: less of approved claims asks whether the certificate is meant. */
const halfBps = 5000;

/** Keeps the certificate of a stage, once for each stage. */
export const milestoneHandler = clientAction(storeMilestone, {
  find: operationOfRoute,
  act: async (context, { milestone, on, certifierName, file, isConfirmed }, operation) => {
    const t = texts(context).refusals;
    if (on > todayOf(context)) throw new ValidationFailure({ on: t.future });
    const known = await milestonesOf(context.db, operation.id);
    if (known.some((row) => row.milestone === milestone)) {
      throw new ValidationFailure({ milestone: t.milestoneTwice });
    }
    if (milestone === 'half_works' && isConfirmed === '') {
      const { lots, claims } = await worksOf(context.db, [operation.id]);
      const { progressBps } = worksFigures(lots, claims);
      if ((progressBps ?? 0) < halfBps) {
        const rate = new Intl.NumberFormat(context.locale, { style: 'percent', maximumFractionDigits: 2 });
        throw new ValidationFailure({
          isConfirmed: fill(t.belowHalf, { rate: rate.format((progressBps ?? 0) / 10_000) }),
        });
      }
    }
    const { deps, actor } = context;
    const id = deps.newId();
    const now = deps.clock.businessNow();
    const { tenantId } = operation;
    const written = await writeAhead(context, file, { tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(milestoneCertificates).values({
        id,
        tenantId,
        operationId: operation.id,
        milestone,
        on,
        certifierName,
        fileId,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditWorks(context, tx, 'milestone.create', operation);
      await turnPayments(deps, tx, operation.id);
    });
    announceWorks(context, 'milestone.certified', { id, operationId: operation.id, version: 1 });
    // Calls for funds wait for it on a page of their own.
    return redirect(backAddress(context), { type: 'success', text: texts(context).flash.certified });
  },
});

/** Why the works of an operation cannot be received yet; null when they can. */
export async function receptionObstacle(
  context: Pick<ClientContext, 'db' | 'locale'>,
  operationId: string,
  lots: readonly ConstructionLot[],
): Promise<string | null> {
  const t = texts(context).refusals;
  if (await receptionOf(context.db, operationId)) return t.received;
  const running = lots.filter(({ status }) => status !== 'terminated');
  if (running.length === 0) return t.nothingToReceive;
  const open = running.filter(({ status }) => status !== 'completed');
  if (open.length === 0) return null;
  return fill(t.notCompleted, {
    lots: open.map(({ number }) => `L${String(number).padStart(2, '0')}`).join(', '),
  });
}

/** Receives the works of an operation, with what is to be put right. */
export const receptionHandler = clientAction(storeReception, {
  find: operationOfRoute,
  act: async (context, { on, reserves: noted }, operation) => {
    const { lots, claims } = await worksOf(context.db, [operation.id]);
    const obstacle = await receptionObstacle(context, operation.id, lots);
    if (obstacle !== null) throw new ValidationFailure({ base: obstacle });
    if (on > todayOf(context)) throw new ValidationFailure({ on: texts(context).refusals.future });
    checkReserves(context, lots, noted, on);
    const received = lots.filter(({ status }) => status === 'completed');
    const transition = await worksTransitionContext(context);
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    const id = deps.newId();
    const owner = { tenantId: operation.tenantId, operationId: operation.id, createdAt: now, updatedAt: now };
    await context.db.transaction(async (tx) => {
      await tx
        .insert(receptions)
        .values({ ...owner, id, on, withReserves: noted.length > 0, createdBy: actor.user.id });
      for (const { constructionLotId, text, room, dueOn } of noted) {
        await tx.insert(reserves).values({
          ...owner,
          id: deps.newId(),
          receptionId: id,
          constructionLotId,
          text,
          room: room === '' ? null : room,
          dueOn,
        });
      }
      for (const lot of received) {
        const facts = { ...lotFacts(lot, claims, []), receptionOn: on as Day };
        const answer = mayHappen(constructionLotMachine, 'receive', { state: lot.status, facts }, transition);
        if (answer.ok) await receiveLot(context, tx, lot, on, answer.to);
      }
      await tx.update(operations).set({ receptionOn: on }).where(eq(operations.id, operation.id));
      await auditWorks(context, tx, 'reception.create', operation);
    });
    announceWorks(context, 'construction-lot.updated', { id, operationId: operation.id, version: 1 });
    return worksFlash(operation.id, texts(context).flash.received);
  },
});

/** @throws ValidationFailure for a reserve on a lot that is not received, or due before the reception */
function checkReserves(
  context: ClientContext,
  lots: readonly ConstructionLot[],
  noted: readonly { readonly constructionLotId: string; readonly dueOn: string | null }[],
  on: string,
): void {
  const errors: Record<string, string> = {};
  noted.forEach(({ constructionLotId, dueOn }, rank) => {
    if (!lots.some(({ id, status }) => id === constructionLotId && status === 'completed')) {
      errors[`reserves.${rank}.constructionLotId`] = validationText(context.locale, 'unknownRecord');
    }
    if (dueOn !== null && dueOn < on) {
      errors[`reserves.${rank}.dueOn`] = texts(context).refusals.beforeReception;
    }
  });
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

async function receiveLot(
  context: ClientContext,
  tx: Database,
  lot: ConstructionLot,
  on: string,
  to: ConstructionLot['status'],
): Promise<void> {
  const at = context.deps.clock.businessNow();
  const columns = { status: to, receptionOn: on };
  if (!(await changeRow(tx, constructionLots, { id: lot.id, version: lot.version }, { at, columns }))) return;
  await writeStateChange(context.deps, tx, 'constructionLot', lot, {
    fromState: lot.status,
    toState: to,
    byUserId: context.actor.user.id,
    on,
    reason: null,
  });
  await turnLot(context.deps, tx, lot.id);
}

/** Records that something was put right; the last one of a lot lifts its reserves. */
export const liftReserveHandler = clientAction(liftReserve, {
  find: reserveOfRoute,
  act: async (context, { liftedOn }, { operation, reserve }) => {
    const t = texts(context).refusals;
    if (reserve.liftedOn !== null) throw new ValidationFailure({ base: t.lifted });
    if (liftedOn > todayOf(context)) throw new ValidationFailure({ liftedOn: t.future });
    const reception = await receptionOf(context.db, operation.id);
    if (reception !== undefined && liftedOn < reception.on) {
      throw new ValidationFailure({ liftedOn: t.beforeReception });
    }
    const updatedAt = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.update(reserves).set({ liftedOn, updatedAt }).where(eq(reserves.id, reserve.id));
      await auditWorks(context, tx, 'reserve.lift', operation);
      await turnLot(context.deps, tx, reserve.constructionLotId);
    });
    announceWorks(context, 'construction-lot.updated', {
      id: reserve.constructionLotId,
      operationId: operation.id,
      version: 1,
    });
    return worksFlash(operation.id, texts(context).flash.lifted);
  },
});

async function reserveOfRoute(context: ClientContext) {
  const operation = await operationOfRoute(context);
  const isIt = and(eq(reserves.id, parameter(context, 'reserve')), eq(reserves.operationId, operation.id));
  const [reserve] = await context.db.select().from(reserves).where(isIt).limit(1);
  if (!reserve) throw notFound('reserve');
  return { operation, reserve };
}

/** How many works lots of some operations were awarded, ended contracts aside. */
export async function awardedLotsCounts(
  { db }: Pick<ClientContext, 'db'>,
  operationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ operationId: constructionLots.operationId, status: constructionLots.status })
    .from(constructionLots)
    .where(and(inArray(constructionLots.operationId, [...operationIds]), isNull(constructionLots.deletedAt)));
  const awarded = rows.filter(({ status }) => !['to_consult', 'consulted', 'terminated'].includes(status));
  const counts = new Map<Operation['id'], number>();
  for (const { operationId } of awarded) counts.set(operationId, (counts.get(operationId) ?? 0) + 1);
  return counts;
}
