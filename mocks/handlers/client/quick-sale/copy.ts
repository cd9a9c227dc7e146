import { storeQuickSale } from '#contracts/client/quick-sale/payload.ts';
import { nextReference } from '#domain/operation/reference.ts';
import { edit } from '#generated/routes/client/quick-sale.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { quickSales, type QuickSale } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { todayOf } from './facts.ts';
import { quickSale } from './record.ts';

/** The next reference of the year, those in the bin counted: they may come back. */
async function nextQuickSaleReference(context: ClientContext): Promise<string> {
  const rows = await wholeCompany(context).select({ ref: quickSales.ref }).from(quickSales);
  return nextReference(
    Number(todayOf(context).slice(0, 4)),
    rows.map(({ ref }) => ref),
    'VR',
  );
}

/** Enters a quick sale; without a reference it gets the next one. */
export const storeHandler = clientAction(storeQuickSale, async (context, payload) => {
  await quickSale.declaration.check?.(context, payload, null);
  const ref = payload.ref === '' ? await nextQuickSaleReference(context) : payload.ref;
  const id = await quickSale.create(context, { ...payload, ref });
  const text = fill(messagesFor(context.locale, quickSaleMessages).created, { name: payload.name });
  return redirect(edit(id), { type: 'success', text });
});

/** What a copy starts from: property, sale information and advert; its life begins anew. */
const copied = (row: QuickSale) => ({
  ...row,
  status: 'draft' as const,
  publishedOn: null,
  buyerContactId: null,
  buyerName: null,
  offeredPriceCents: null,
  contractOn: null,
  soldOn: null,
  finalPriceCents: null,
  withdrawalReason: null,
  operationId: null,
  version: 1,
});

/** Makes a draft of the same property. */
export const duplicateHandler = clientAction(noPayload, {
  find: quickSale.ofRoute,
  act: async (context, _payload, row) => {
    const texts = messagesFor(context.locale, quickSaleMessages);
    const id = context.deps.newId();
    const now = context.deps.clock.businessNow();
    const ref = await nextQuickSaleReference(context);
    const name = fill(texts.steps.copyOf, { name: row.name }).slice(0, 120);
    const { searchText: _made, ...columns } = copied(row);
    await context.db.transaction(async (tx) => {
      await tx.insert(quickSales).values({
        ...columns,
        id,
        ref,
        name,
        createdAt: now,
        updatedAt: now,
        createdBy: context.actor.user.id,
      });
      await audit(context, tx, 'quick-sale.duplicate', { type: 'quick-sale', id, label: name });
    });
    quickSale.declaration.announce(context, [{ id, version: 1 }]);
    return redirect(edit(id), { type: 'success', text: texts.steps.duplicated });
  },
});
