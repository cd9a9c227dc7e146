import { and, count, eq, inArray } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { storePermit, updatePermit } from '#contracts/client/operation/urban-planning/payload.ts';
import type { Day } from '#domain/time/day.ts';
import { permitStateDisplay } from '#domain/states/permit/states.ts';
import { permitDayFaults, type PermitDayName } from '#domain/urban/day-faults.ts';
import { maxExtensions } from '#domain/urban/permit-clocks.ts';
import { automaticDays } from '#domain/urban/permit-steps.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { urbanDocuments, type NewPermit, type Permit } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { clocksOfPermit, permitLabel, permitPart, permitRecord, texts, todayOf } from './record.ts';
import { dayErrors } from './refusal.ts';

/** Prepares an application; one that takes the place of another is told apart from it. */
export const storePermitHandler = clientAction(storePermit, {
  find: operationOfRoute,
  act: async (context, { number, subject, replacesPermitId, ...given }, operation) => {
    if (replacesPermitId !== null) await checkReplaced(context, operation.id, replacesPermitId);
    await permitPart.create(context, operation, {
      action: 'permit.create',
      state: 'draft',
      columns: { ...given, number: textOrNull(number), subject: textOrNull(subject), replacesPermitId },
    });
    return withFlash(context, operation.id, texts(context).flash.permitCreated);
  },
});

/** Corrects what a permission is, and days that were recorded. */
export const updatePermitHandler = clientAction(updatePermit, {
  find: permitPart.ofRoute,
  act: async (context, { version, days, number, subject, ...given }, found) => {
    const { operation, permit } = found;
    await permitPart.checkVersion(context, found, version, Object.keys(given));
    const errors = correctionErrors(context, permit, days);
    const grantedOn = permit.status === 'refused' ? null : (days.decisionOn ?? null);
    if (given.extensionsCount > maxExtensions(grantedOn as Day | null)) {
      errors['extensionsCount'] = texts(context).refusals.notExtended;
    }
    if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
    const columns = { ...given, ...days, number: textOrNull(number), subject: textOrNull(subject) };
    const back = purgeUndone(context, found, columns);
    await permitPart.change(context, found, {
      action: 'permit.update',
      version,
      columns: { ...columns, ...back },
      changes: changedFields(permit, { ...columns, ...back }),
      reason: texts(context).flash.purgeUndone,
      isByItself: true,
    });
    return withFlash(context, operation.id, texts(context).flash.permitUpdated);
  },
});

/** Puts a permission into the bin. */
export const destroyPermitHandler = clientAction(noPayload, {
  find: permitPart.ofRoute,
  act: async (context, _payload, found) => {
    const { operation, permit } = found;
    await permitPart.remove(context, found, 'permit.delete');
    const text = fill(texts(context).flash.permitDeleted, { name: permitLabel(context, permit) });
    return redirect(
      urbanPlanning({ operation: operation.id }),
      deletedFlash(context, { type: 'permit', id: permit.id, text }),
    );
  },
});

export const withFlash = (_: ClientContext, operation: string, text: string) =>
  redirect(urbanPlanning({ operation }), { type: 'success', text });

const textOrNull = (text: string): string | null => (text === '' ? null : text);

async function checkReplaced(context: ClientContext, operationId: string, id: string): Promise<void> {
  if ((await permitPart.find(context, operationId, id)) === null) {
    throw new ValidationFailure({ replacesPermitId: validationText(context.locale, 'unknownRecord') });
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
