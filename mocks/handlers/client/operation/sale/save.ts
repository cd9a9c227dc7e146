import { and, eq, inArray, isNull } from 'drizzle-orm';
import { storeLot, updateLot, type LotPayload } from '#contracts/client/operation/sale/lot.ts';
import { detailsToKeep } from '#domain/lot/details.ts';
import { edit, index } from '#generated/routes/client/operation/sale.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { lots, media, type Lot, type NewLot, type Operation } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { checkPrice, logPrice } from './prices.ts';
import { announceLot, auditLot, changeLot, lotOfRoute, noteLotState } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, lotMessages);

/** The columns that a payload sets; the floor price only from who may set it. */
function columnsOf(context: ClientContext, payload: LotPayload) {
  const isVir = payload.saleMode === 'vir';
  return {
    ref: payload.ref,
    type: payload.type,
    label: payload.label === '' ? null : payload.label,
    buildingLabel: payload.buildingLabel === '' ? null : payload.buildingLabel,
    level: payload.level,
    areaM2: payload.areaM2 ?? '0',
    habitableM2: payload.habitableM2,
    tantiemes: payload.tantiemes,
    saleMode: payload.saleMode,
    priceTtcCents: payload.priceTtcCents,
    existingPriceCents: isVir ? payload.existingPriceCents : null,
    worksPriceCents: isVir ? payload.worksPriceCents : null,
    ...(can(context, 'floor-price.update') && { minPriceCents: payload.minPriceCents }),
    vatMode: payload.vatMode,
    occupancy: payload.occupancy,
    annexLotIds: payload.annexLotIds,
    planMediaId: payload.planMediaId,
    photoMediaIds: payload.photoMediaIds,
    details: detailsToKeep(payload.type, payload, payload.level),
  };
}

/** What the database alone knows. @throws ValidationFailure at the fields that do not fit */
async function check(
  context: ClientContext,
  operation: Operation,
  payload: LotPayload,
  lot: Lot | null,
): Promise<void> {
  const errors: Record<string, string> = {};
  const unknown = validationText(context.locale, 'unknownRecord');
  const [taken] = await context.db
    .select({ id: lots.id })
    .from(lots)
    // Those in the bin count as well: their references come back with them.
    .where(and(eq(lots.operationId, operation.id), eq(lots.ref, payload.ref)))
    .limit(1);
  if (taken && taken.id !== lot?.id) errors['ref'] = fill(texts(context).refTaken, { ref: payload.ref });
  const annexes = [...new Set(payload.annexLotIds)];
  if (annexes.length > 0) {
    const isThere = and(
      inArray(lots.id, annexes),
      eq(lots.operationId, operation.id),
      isNull(lots.deletedAt),
    );
    const known = await context.db.select({ id: lots.id }).from(lots).where(isThere);
    if (known.length < annexes.length || annexes.includes(lot?.id ?? '')) errors['annexLotIds'] = unknown;
  }
  const shown = [...new Set([...payload.photoMediaIds, payload.planMediaId].filter((id) => id !== null))];
  if (shown.length > 0) {
    const isThere = and(
      inArray(media.id, shown),
      eq(media.operationId, operation.id),
      isNull(media.deletedAt),
    );
    const known = await context.db.select({ id: media.id }).from(media).where(isThere);
    if (known.length < shown.length) errors['photoMediaIds'] = unknown;
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

/** Writes a new draft with the first line of its history. @throws ValidationFailure when its reference was taken meanwhile */
export async function insertLot(
  context: ClientContext,
  tx: Database,
  operation: Operation,
  columns: Omit<NewLot, 'id' | 'tenantId' | 'operationId' | 'createdAt' | 'updatedAt'>,
  action: 'create' | 'duplicate',
): Promise<string> {
  const now = context.deps.clock.businessNow();
  const row = { id: context.deps.newId(), tenantId: operation.tenantId, operationId: operation.id };
  const made = await tx
    .insert(lots)
    .values({ ...columns, ...row, createdBy: context.actor.user.id, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: lots.id });
  if (made.length === 0) {
    throw new ValidationFailure({ ref: fill(texts(context).refTaken, { ref: columns.ref }) });
  }
  await noteLotState(context, tx, row, [null, 'draft']);
  if (typeof columns.priceTtcCents === 'number') {
    const price = { oldCents: null, newCents: columns.priceTtcCents, reason: null };
    await logPrice(context, tx, { operation, lot: row }, price);
  }
  await auditLot(context, tx, action, { operation, lot: columns });
  return row.id;
}

/** Enters a lot as a draft. */
export const storeHandler = clientAction(storeLot, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    await check(context, operation, payload, null);
    const id = await context.db.transaction((tx) =>
      insertLot(context, tx, operation, columnsOf(context, payload), 'create'),
    );
    announceLot(context, 'lot.updated', { id, operationId: operation.id, version: 1 });
    const to = edit({ operation: operation.id, lot: id });
    return redirect(to, { type: 'success', text: texts(context).created });
  },
});

/** Changes a lot; a price that somebody holds stands, and each change of it is logged. */
export const updateHandler = clientAction(updateLot, {
  find: lotOfRoute,
  act: async (context, { version, ...payload }, found) => {
    const { operation, lot } = found;
    await check(context, operation, payload, lot);
    const columns = columnsOf(context, payload);
    const newCents = columns.priceTtcCents;
    const isMoved = newCents !== lot.priceTtcCents;
    if (isMoved && newCents !== null && version === lot.version) {
      const reason = payload.priceReason;
      await checkPrice(
        context,
        { operation, lot: { ...lot, saleMode: payload.saleMode } },
        { ...columns, priceTtcCents: newCents },
        { reason, field: 'priceTtcCents', reasonField: 'priceReason' },
      );
    }
    if (isMoved && newCents === null && lot.status !== 'draft') {
      throw new ValidationFailure({ priceTtcCents: texts(context).priceNeeded });
    }
    const { details: _details, ...journalled } = columns;
    const { minPriceCents: _floor, ...changes } = changedFields(lot, journalled);
    await changeLot(context, found, version, {
      action: 'update',
      columns,
      changes,
      alongside: async (tx) => {
        if (!isMoved || newCents === null) return;
        const price = { oldCents: lot.priceTtcCents, newCents, reason: payload.priceReason };
        await logPrice(context, tx, found, price);
      },
    });
    const to = edit({ operation: operation.id, lot: lot.id });
    return redirect(to, { type: 'success', text: texts(context).updated });
  },
});

/** Deletes a draft; it can be brought back for thirty days. */
export const destroyHandler = clientAction(noPayload, {
  find: lotOfRoute,
  act: async (context, _payload, found) => {
    const { operation, lot } = found;
    if (lot.status !== 'draft') throw new ValidationFailure({ base: texts(context).notDraft });
    await context.db.transaction(async (tx) => {
      await tx.update(lots).set({ deletedAt: context.deps.clock.businessNow() }).where(eq(lots.id, lot.id));
      await auditLot(context, tx, 'delete', found);
    });
    announceLot(context, 'lot.updated', lot);
    const text = fill(texts(context).deleted, { ref: lot.ref });
    return redirect(
      index({ operation: operation.id }),
      deletedFlash(context, { type: 'lot', id: lot.id, text }),
    );
  },
});
