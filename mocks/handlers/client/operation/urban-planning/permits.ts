import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { storePermit, updatePermit } from '#contracts/client/operation/urban-planning/payload.ts';
import type { Day } from '#domain/time/day.ts';
import { permitStateDisplay } from '#domain/states/permit/states.ts';
import { permitDayFaults, type PermitDayName } from '#domain/urban/day-faults.ts';
import { automaticDays } from '#domain/urban/permit-steps.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { permits, urbanDocuments, type NewPermit, type Permit } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { writeChange } from './history.ts';
import {
  announceUrban,
  auditUrban,
  clocksOfPermit,
  permitLabel,
  permitOfRoute,
  permitRecord,
  staleUrban,
  texts,
  todayOf,
} from './record.ts';
import { dayErrors } from './refusal.ts';

/** Prepares an application; one that takes the place of another is told apart from it. */
export const storePermitHandler = clientAction(storePermit, {
  find: operationOfRoute,
  act: async (context, { number, subject, replacesPermitId, ...given }, operation) => {
    if (replacesPermitId !== null) await checkReplaced(context, operation.id, replacesPermitId);
    const { deps, actor } = context;
    const id = deps.newId();
    const now = deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.insert(permits).values({
        ...given,
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        number: textOrNull(number),
        subject: textOrNull(subject),
        replacesPermitId,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await writeChange(deps, tx, 'permit', {
        tenantId: operation.tenantId,
        entityId: id,
        operationId: operation.id,
        fromState: null,
        toState: 'draft',
        byUserId: actor.user.id,
        on: todayOf(context),
        reason: null,
      });
      await auditUrban(context, tx, 'permit.create', operation);
    });
    announceUrban(context, { id, operationId: operation.id, version: 1 });
    return told(context, operation.id, texts(context).told.permitCreated);
  },
});

/** Corrects what a permission is, and days that were recorded. */
export const updatePermitHandler = clientAction(updatePermit, {
  find: permitOfRoute,
  act: async (context, { version, days, number, subject, ...given }, found) => {
    const { operation, permit } = found;
    if (permit.version !== version) {
      throw await staleUrban(context, operation, permit.updatedAt, Object.keys(given));
    }
    const errors = correctionErrors(context, permit, days);
    if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
    const columns = { ...given, ...days, number: textOrNull(number), subject: textOrNull(subject) };
    const back = purgeUndone(context, found, columns);
    const changes = changedFields(permit, { ...columns, ...back });
    const isSaved = await context.db.transaction(async (tx) => {
      const at = context.deps.clock.businessNow();
      const isWritten = await changeRow(
        tx,
        permits,
        { id: permit.id, version },
        { at, columns: { ...columns, ...back } },
      );
      if (!isWritten) return false;
      if (back.status === 'posted') {
        await writeChange(context.deps, tx, 'permit', {
          tenantId: permit.tenantId,
          entityId: permit.id,
          operationId: operation.id,
          fromState: 'purged',
          toState: 'posted',
          byUserId: null,
          on: todayOf(context),
          reason: texts(context).told.purgeUndone,
        });
      }
      await auditUrban(context, tx, 'permit.update', operation, changes);
      return true;
    });
    if (!isSaved) throw await staleUrban(context, operation, permit.updatedAt, Object.keys(given));
    announceUrban(context, { id: permit.id, operationId: operation.id, version: version + 1 });
    return told(context, operation.id, texts(context).told.permitUpdated);
  },
});

/** Puts a permission into the bin. */
export const destroyPermitHandler = clientAction(noPayload, {
  find: permitOfRoute,
  act: async (context, _payload, { operation, permit }) => {
    const deletedAt = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.update(permits).set({ deletedAt }).where(eq(permits.id, permit.id));
      await auditUrban(context, tx, 'permit.delete', operation);
    });
    announceUrban(context, { id: permit.id, operationId: operation.id, version: permit.version });
    const text = fill(texts(context).told.permitDeleted, { name: permitLabel(context, permit) });
    return redirect(
      urbanPlanning({ operation: operation.id }),
      deletedFlash(context, { type: 'permit', id: permit.id, text }),
    );
  },
});

export const told = (_: ClientContext, operation: string, text: string) =>
  redirect(urbanPlanning({ operation }), { type: 'success', text });

const textOrNull = (text: string): string | null => (text === '' ? null : text);

async function checkReplaced({ db, locale }: ClientContext, operationId: string, id: string): Promise<void> {
  const isIt = and(eq(permits.id, id), eq(permits.operationId, operationId), isNull(permits.deletedAt));
  const rows = await db.select({ id: permits.id }).from(permits).where(isIt);
  if (rows.length === 0) {
    throw new ValidationFailure({ replacesPermitId: validationText(locale, 'unknownRecord') });
  }
}

/** Days that need no step: what they tell changes no state. */
const freeDays: readonly string[] = ['worksStoppedOn', 'worksResumedOn', 'notifiedOn'];

/** Why days may not be corrected like that: a step is missing, a state needs the day, or they do not follow. */
function correctionErrors(
  context: ClientContext,
  permit: Permit,
  days: Readonly<Partial<Record<PermitDayName, string | null>>>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const kept: readonly string[] = permitStateDisplay[permit.status].keeps ?? [];
  for (const [name, on] of Object.entries(days) as [PermitDayName, string | null][]) {
    if (on !== null && permit[name] === null && !freeDays.includes(name)) {
      errors[`days.${name}`] = texts(context).refusals.stepFirst;
    }
    if (on === null && permit[name] !== null && kept.includes(name)) {
      errors[`days.${name}`] = validationText(context.locale, 'required');
    }
  }
  const all = { ...permitRecord(permit, 0), ...days } as Record<PermitDayName, Day | null>;
  const faults = permitDayFaults(all, todayOf(context));
  return { ...dayErrors(context, faults, all, (name) => `days.${name}`), ...errors };
}

/** What becomes of a purge whose periods end later, or on another day, by the corrected days. */
function purgeUndone(
  context: ClientContext,
  { operation, permit }: { operation: { departmentCode: string }; permit: Permit },
  columns: Partial<NewPermit>,
): Pick<Partial<NewPermit>, 'status' | 'purgedOn'> {
  if (permit.purgedOn === null) return {};
  const today = todayOf(context);
  const record = permitRecord({ ...permit, ...columns }, 0);
  const purge = automaticDays('purge', clocksOfPermit(record, operation, today));
  if (purge === null) return {};
  const isStillOver = purge.on <= today;
  if (isStillOver) return { purgedOn: purge.on };
  return permit.status === 'purged' ? { status: 'posted', purgedOn: null } : {};
}

/** How many reports prove the posting of each of some permissions. */
export async function postingProofs(
  { db }: Pick<ClientContext, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ permitId: urbanDocuments.permitId, total: count() })
    .from(urbanDocuments)
    .where(and(inArray(urbanDocuments.permitId, [...ids]), eq(urbanDocuments.kind, 'posting_report')))
    .groupBy(urbanDocuments.permitId);
  return new Map(rows.map(({ permitId, total }) => [permitId ?? '', total]));
}
