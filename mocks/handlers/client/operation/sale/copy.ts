import { eq } from 'drizzle-orm';
import { duplicateLot, splitLotPrice } from '#contracts/client/operation/sale/lot.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import type { Cents } from '#domain/money/cents.ts';
import { splitPrice } from '#domain/sale/price-change.ts';
import { edit, index } from '#generated/routes/client/operation/sale.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { lots } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { announceLot, changeLot, lotOfRoute } from './record.ts';
import { insertLot } from './save.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, lotMessages);

/** References for copies of a lot: its own with a number behind, as far as they are free. */
function copyRefs(ref: string, count: number, taken: ReadonlySet<string>): string[] {
  const stem = ref.slice(0, 8);
  const free: string[] = [];
  for (let n = 2; free.length < count; n += 1) {
    if (!taken.has(`${stem}-${n}`)) free.push(`${stem}-${n}`);
  }
  return free;
}

/** Copies a lot into drafts, without buyer, photographs of its own and history. */
export const duplicateHandler = clientAction(duplicateLot, {
  find: lotOfRoute,
  act: async (context, { count }, { operation, lot }) => {
    const known = await context.db
      .select({ ref: lots.ref })
      .from(lots)
      .where(eq(lots.operationId, operation.id));
    const refs = copyRefs(lot.ref, count, new Set(known.map(({ ref }) => ref)));
    const { projectId, type, label, buildingLabel, level, areaM2, habitableM2, tantiemes, saleMode } = lot;
    const { priceTtcCents, existingPriceCents, worksPriceCents, minPriceCents, vatMode, details } = lot;
    const columns = {
      projectId,
      type,
      label,
      buildingLabel,
      level,
      areaM2,
      habitableM2,
      tantiemes,
      saleMode,
      priceTtcCents,
      existingPriceCents,
      worksPriceCents,
      minPriceCents,
      vatMode,
      details,
    };
    const ids = await context.db.transaction(async (tx) => {
      const made: string[] = [];
      for (const ref of refs)
        made.push(await insertLot(context, tx, operation, { ...columns, ref }, 'duplicate'));
      return made;
    });
    for (const id of ids) announceLot(context, 'lot.updated', { id, operationId: operation.id, version: 1 });
    const [first = lot.id] = ids;
    const { duplicatedOne, duplicated } = texts(context);
    const text = count === 1 ? duplicatedOne : fill(duplicated, { count });
    const to =
      count === 1 ? edit({ operation: operation.id, lot: first }) : index({ operation: operation.id });
    return redirect(to, { type: 'success', text });
  },
});

/** Divides the price of a VIR between what exists and the works. */
export const splitPriceHandler = clientAction(splitLotPrice, {
  find: lotOfRoute,
  act: async (context, { version, worksRatioBps, worksPriceCents }, found) => {
    const { operation, lot } = found;
    const words = texts(context);
    if (lot.saleMode !== 'vir') throw new ValidationFailure({ base: words.split.notVir });
    if (lot.priceTtcCents === null) throw new ValidationFailure({ base: words.priceNeeded });
    const price = lot.priceTtcCents as Cents;
    try {
      const parts =
        worksRatioBps === null
          ? splitPrice(price, { worksPriceCents: worksPriceCents ?? 0 })
          : splitPrice(price, { worksRatioBps });
      await changeLot(context, found, version, {
        action: 'price',
        columns: parts,
        changes: changedFields(lot, parts),
      });
    } catch (error) {
      if (error instanceof InvalidInputError) {
        throw new ValidationFailure({ worksPriceCents: words.split.outside });
      }
      throw error;
    }
    const to = edit({ operation: operation.id, lot: lot.id });
    return redirect(to, { type: 'success', text: words.split.done });
  },
});
