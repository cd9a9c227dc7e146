import { and, eq, isNull } from 'drizzle-orm';
import {
  saveBalance,
  saveIncome,
  storeEstimation,
  updateEstimation,
} from '#contracts/client/operation/estimation/payload.ts';
import { estimationMachine } from '#domain/states/study/estimation.ts';
import { edit } from '#generated/routes/client/operation/estimation.ts';
import { validationText } from '#messages/validation.ts';
import { lots, opportunities, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { operationOfRoute } from '../scope.ts';
import { judgeStep } from '../steps/judge.ts';
import { estimationPart, estimationTexts, refuseUnlessDraft, type FoundEstimation } from './record.ts';

/** Begins an estimation: the property is the lot, or else what the operation and its opportunity tell. */
export const storeHandler = clientAction(storeEstimation, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const lot = await lotOf(context, operation, payload.lotId);
    refuseLaterThanToday(context, payload.on);
    const { to: status } = await judgeStep(context, estimationMachine, 'create', { state: null, facts: {} });
    const id = await estimationPart.create(context, operation, {
      columns: {
        ...payload,
        ...(lot === null ? await wholeSubject(context, operation) : lotSubject(operation, lot)),
        status,
        authorId: context.actor.user.id,
      },
    });
    const to = edit({ operation: operation.id, estimation: id });
    return redirect(to, { type: 'success', text: estimationTexts(context).created });
  },
});

/** Changes what a draft says of the property, its limits and its value. */
export const updateHandler = clientAction(updateEstimation, {
  find: estimationPart.ofRoute,
  act: async (context, { version, ...payload }, found) => {
    const { operation, estimation } = found;
    refuseUnlessDraft(context, estimation);
    if (payload.lotId !== estimation.lotId) await lotOf(context, operation, payload.lotId);
    if (payload.on !== estimation.on) refuseLaterThanToday(context, payload.on);
    const columns = {
      ...payload,
      justification: payload.justification || null,
      comment: cleanHtml(payload.comment) || null,
    };
    await estimationPart.change(context, found, {
      action: 'update',
      version,
      columns,
      changes: changedFields(estimation, columns),
    });
    return saved(context, found);
  },
});

/** Records rent, vacancy, charges and the rate of return that buyers ask for. */
export const incomeHandler = clientAction(saveIncome, {
  find: estimationPart.ofRoute,
  act: async (context, { version, ...columns }, found) => {
    refuseUnlessDraft(context, found.estimation);
    const changes = changedFields(found.estimation, columns);
    await estimationPart.change(context, found, { action: 'income', version, columns, changes });
    return saved(context, found);
  },
});

/** Records what the highest purchase price is derived from. */
export const balanceHandler = clientAction(saveBalance, {
  find: estimationPart.ofRoute,
  act: async (context, { version, ...columns }, found) => {
    refuseUnlessDraft(context, found.estimation);
    const changes = changedFields(found.estimation, columns);
    await estimationPart.change(context, found, { action: 'balance', version, columns, changes });
    return saved(context, found);
  },
});

const saved = (context: ClientContext, { operation, estimation }: FoundEstimation) =>
  redirect(edit({ operation: operation.id, estimation: estimation.id }), {
    type: 'success',
    text: estimationTexts(context).updated,
  });

function refuseLaterThanToday(context: ClientContext, on: string): void {
  if (on > parisDay(context.deps.clock.businessNow())) {
    throw new ValidationFailure({ on: estimationTexts(context).laterThanToday });
  }
}

/** The lot of the operation that was chosen. @throws ValidationFailure when there is none of that identifier */
async function lotOf(
  { db, locale }: ClientContext,
  operation: Operation,
  lotId: string | null,
): Promise<Lot | null> {
  if (lotId === null) return null;
  const [lot] = await db
    .select()
    .from(lots)
    .where(and(eq(lots.id, lotId), eq(lots.operationId, operation.id), isNull(lots.deletedAt)))
    .limit(1);
  if (!lot) throw new ValidationFailure({ lotId: validationText(locale, 'unknownRecord') });
  return lot;
}

const wholeNumber = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null);

/** The operation as a whole, of the kind that its opportunity said; a building where there was none. */
async function wholeSubject({ db }: ClientContext, { id, lat, lng, builtAreaM2 }: Operation) {
  const [seen] = await db
    .select({ type: opportunities.type, rooms: opportunities.roomsCount })
    .from(opportunities)
    .where(and(eq(opportunities.operationId, id), isNull(opportunities.deletedAt)))
    .limit(1);
  const { type, rooms } = seen ?? { type: 'Building' as const, rooms: null };
  return { type, areaM2: builtAreaM2, rooms, lat, lng };
}

/** What is known of a lot. */
function lotSubject({ lat, lng }: Operation, { type, areaM2, level, details }: Lot) {
  return {
    type,
    areaM2,
    rooms: wholeNumber(details['rooms']),
    floor: wholeNumber(details['floor']) ?? level,
    hasElevator: details['elevator'] === true,
    lat,
    lng,
  };
}
