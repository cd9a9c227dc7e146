import { and, count, eq, isNull } from 'drizzle-orm';
import {
  storeComparable,
  toggleComparable,
  updateComparable,
  type ComparablePayload,
} from '#contracts/client/operation/estimation/payload.ts';
import { noPayload } from '#contracts/define.ts';
import { maxComparables } from '#domain/estimation/enums.ts';
import { distanceM } from '#domain/geography/distance.ts';
import { edit } from '#generated/routes/client/operation/estimation.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { comparables, type Estimation } from '#mocks/db/schema/index.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import {
  comparableOfRoute,
  estimationPart,
  estimationTexts,
  refuseUnlessDraft,
  type FoundEstimation,
} from './record.ts';

type FoundComparable = Awaited<ReturnType<typeof comparableOfRoute>>;

/** Adds a known sale that somebody types in. */
export const storeComparableHandler = clientAction(storeComparable, {
  find: estimationPart.ofRoute,
  act: async (context, payload, found) => {
    const { estimation, operation } = found;
    refuseUnlessDraft(context, estimation);
    await refuseTooMany(context, estimation, 1);
    const columns = comparableColumns(context, payload, estimation);
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.insert(comparables).values({
        ...columns,
        id: newId(),
        tenantId: estimation.tenantId,
        operationId: operation.id,
        estimationId: estimation.id,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await estimationPart.audit(context, tx, 'comparable', operation);
    });
    return changed(context, found, 'comparableAdded');
  },
});

/** Changes a known sale over the version that was read. */
export const updateComparableHandler = clientAction(updateComparable, {
  find: comparableOfRoute,
  act: async (context, { version, ...payload }, found) => {
    refuseUnlessDraft(context, found.estimation);
    const columns = comparableColumns(context, payload, found.estimation);
    await changeComparable(context, found, version, columns);
    return changed(context, found, 'comparableSaved');
  },
});

/** Counts a known sale, or leaves it out. */
export const toggleComparableHandler = clientAction(toggleComparable, {
  find: comparableOfRoute,
  act: async (context, columns, found) => {
    refuseUnlessDraft(context, found.estimation);
    await changeComparable(context, found, found.comparable.version, columns);
    return changed(context, found, columns.isIncluded ? 'comparableIncluded' : 'comparableLeftOut');
  },
});

/** Takes a known sale away. */
export const destroyComparableHandler = clientAction(noPayload, {
  find: comparableOfRoute,
  act: async (context, _payload, found) => {
    refuseUnlessDraft(context, found.estimation);
    const deletedAt = context.deps.clock.businessNow();
    await changeComparable(context, found, found.comparable.version, { deletedAt }, 'comparable.delete');
    estimationPart.announce(context, found.estimation);
    const to = edit({ operation: found.operation.id, estimation: found.estimation.id });
    const { id } = found.comparable;
    const text = estimationTexts(context).comparableRemoved;
    return redirect(to, deletedFlash(context, { type: 'comparable', id, text }));
  },
});

async function changeComparable(
  context: ClientContext,
  { comparable, operation }: FoundComparable,
  version: number,
  columns: ColumnsOf<typeof comparables>,
  action = 'comparable',
): Promise<void> {
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, comparables, { id: comparable.id, version }, { at, columns }))) return false;
    await estimationPart.audit(context, tx, action, operation);
    return true;
  });
  if (isSaved) return;
  const now = await comparableOfRoute(context);
  throw await staleVersion(context, {
    id: operation.id,
    updatedAt: now.comparable.updatedAt,
    actions: ['operation.estimation.comparable', 'operation.estimation.comparable.delete'],
    within: context.db,
    fields: Object.keys(columns),
  });
}

function changed(
  context: ClientContext,
  { operation, estimation }: FoundEstimation,
  text: 'comparableAdded' | 'comparableSaved' | 'comparableIncluded' | 'comparableLeftOut',
) {
  estimationPart.announce(context, estimation);
  const to = edit({ operation: operation.id, estimation: estimation.id });
  return redirect(to, { type: 'success', text: estimationTexts(context)[text] });
}

/** Refuses more comparables than an estimation holds. @throws ValidationFailure on `base` */
export async function refuseTooMany(
  context: ClientContext,
  { id }: Pick<Estimation, 'id'>,
  added: number,
): Promise<void> {
  const [counted] = await context.db
    .select({ total: count() })
    .from(comparables)
    .where(and(eq(comparables.estimationId, id), isNull(comparables.deletedAt)));
  if ((counted?.total ?? 0) + added > maxComparables) {
    const text = fill(estimationTexts(context).tooManyComparables, { max: maxComparables });
    throw new ValidationFailure({ base: text });
  }
}

/** The columns of a known sale; its distance is measured where nobody gave it. @throws ValidationFailure */
function comparableColumns(
  context: ClientContext,
  { lat, lng, distanceM: given, addressLine, city, ...columns }: ComparablePayload,
  estimation: Estimation,
) {
  const errors: Record<string, string> = {};
  if (columns.soldOn > parisDay(context.deps.clock.businessNow())) {
    errors['soldOn'] = estimationTexts(context).laterThanToday;
  }
  const point = lat === null || lng === null ? null : { lat, lng };
  const subject =
    estimation.lat === null || estimation.lng === null ? null : { lat: estimation.lat, lng: estimation.lng };
  const measured = point && subject && Math.round(distanceM(point, subject));
  const distance = given ?? measured;
  if (distance === null) errors['distanceM'] = validationText(context.locale, 'required');
  if (distance === null || Object.keys(errors).length > 0) throw new ValidationFailure(errors);
  return {
    ...columns,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    addressLine: addressLine || null,
    city: city || null,
    distanceM: distance,
  };
}
