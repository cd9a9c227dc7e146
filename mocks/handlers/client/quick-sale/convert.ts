import { and, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { OperationPayload } from '#contracts/client/operation/payload.ts';
import { convertToOperation } from '#contracts/client/operation/conversion.ts';
import { advertisedPrice } from '#domain/quick-sale/price.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { media, quickSales, type QuickSale } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { announceOperation } from '../operation/announce.ts';
import { blankValues } from '../operation/form.ts';
import { checkOperationQuota } from '../operation/quota.ts';
import { checkOperation, refuseTakenReference } from '../operation/rules.ts';
import { insertOperation } from '../operation/insert.ts';
import { refOfOperation } from '../operation/scope.ts';
import { quickSale } from './record.ts';

type Given = z.output<typeof convertToOperation.payload>;

/** Makes an operation of a quick sale, once, with its pictures, and links the sale to it. */
export const convertHandler = clientAction(convertToOperation, {
  find: async (context) => {
    const row = await quickSale.ofRouteToChange(context);
    if (!canNow(context, 'quick-sale.update')) throw forbidden('conversion changes the quick sale');
    return row;
  },
  act: async (context, given, row) => {
    const refusal = await refusalOf(context, row);
    const failure = given.version === row.version ? null : await stale(context, row);
    if (refusal !== null) {
      throw new ValidationFailure({ ...failure?.errors, base: refusal }, failure?.details);
    }
    if (failure !== null) throw failure;
    await checkOperationQuota(context);
    const payload = await operationOf(context, row, given);
    await checkOperation(context, payload);
    const id = context.deps.newId();
    await refuseTakenReference(context, () => write(context, row, id, payload));
    announceOperation(context, 'operation.created', { id, version: 1 });
    quickSale.declaration.announce(context, [{ id: row.id, version: row.version + 1 }]);
    const { convert } = messagesFor(context.locale, quickSaleMessages);
    return redirect(show({ operation: id }), {
      type: 'success',
      text: fill(convert.done, { ref: payload.ref }),
    });
  },
});

/** Why none is made: a sale becomes an operation once, and not after it is over. */
async function refusalOf(context: ClientContext, row: QuickSale): Promise<string | null> {
  const { convert } = messagesFor(context.locale, quickSaleMessages);
  if (row.status === 'sold' || row.status === 'withdrawn') return convert.closed;
  if (row.operationId === null) return null;
  return fill(convert.already, { ref: (await refOfOperation(context, row.operationId)) ?? '–' });
}

const stale = (context: ClientContext, { id, updatedAt }: QuickSale) =>
  staleVersion(context, {
    id,
    updatedAt,
    within: context.db,
    fields: ['operationId'],
  });

/** The operation that a sale makes: what it tells, and blanks. */
async function operationOf(
  context: ClientContext,
  row: QuickSale,
  { version: _version, ...given }: Given,
): Promise<OperationPayload> {
  const isLand = row.type === 'Land';
  return {
    ...(await blankValues(context)),
    ...given,
    postalCode: row.postalCode,
    city: row.city,
    inseeCode: row.inseeCode,
    lat: row.lat,
    lng: row.lng,
    landAreaM2: isLand ? row.areaM2 : null,
    builtAreaM2: isLand ? null : row.areaM2,
    askingPriceCents: advertisedPrice(row)?.publicPriceCents ?? null,
    ownerProfileId: row.ownerProfileId,
    strengths: row.strengths,
    summary: row.pitch ?? '',
    description: row.description ?? '',
    managerId: context.actor.user.id,
  };
}

/** Writes the operation, hands it the pictures of the advert, and links the sale: together or not at all. */
async function write(
  context: ClientContext,
  row: QuickSale,
  operationId: string,
  payload: OperationPayload,
): Promise<void> {
  const { id, version, name } = row;
  await insertOperation(context, operationId, payload, {
    alongside: async (tx) => {
      const at = context.deps.clock.businessNow();
      const columns = { operationId };
      if (!(await changeRow(tx, quickSales, { id, version }, { at, columns })))
        throw await stale(context, row);
      if (row.mediaIds.length > 0) {
        await tx
          .update(media)
          .set({ operationId, updatedAt: at })
          .where(and(inArray(media.id, row.mediaIds), isNull(media.operationId)));
      }
      const changes = { operationId: { from: null, to: operationId } };
      await audit(context, tx, 'quick-sale.convert', { type: 'quick-sale', id, label: name }, changes);
    },
  });
}
