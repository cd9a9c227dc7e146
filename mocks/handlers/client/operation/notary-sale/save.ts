import { and, eq, inArray, isNull } from 'drizzle-orm';
import { storeSale, takeOption, updateSale } from '#contracts/client/operation/notary/sale/payload.ts';
import { shortDay } from '#domain/deadline/day-words.ts';
import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import type { Day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/operation/notary/sale.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { lots } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { judgeStep } from '../steps/judge.ts';
import { todayOf } from '../financing/record.ts';
import { announceLot } from '../sale/record.ts';
import { operationOfRoute } from '../scope.ts';
import { beginSale, columnsOf, drafted, judgeReservation, sumOf, writeParts } from './begin.ts';
import { changeSale } from './change.ts';
import { checkBuyers, checkSale, lotsOfPayload } from './check.ts';
import { followLots } from './follow-lots.ts';
import { namesOf, saleTransitionContext, saleOfRoute, staleSale, texts, redirectToSale } from './record.ts';

/** Reserves lots for buyers. */
export const storeHandler = clientAction(storeSale, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const rows = await lotsOfPayload(context, operation, payload);
    await checkSale(context, operation, payload, { rows, kept: null });
    const known = drafted(operation, payload, rows, null);
    await judgeReservation(context, operation, known, payload.isFloorConfirmed);
    const names = payload.buyers.map(({ contactId }) => contactId);
    const id = await beginSale(context, operation, {
      status: 'reserved',
      columns: { ...columnsOf(payload), priceTtcCents: sumOf(payload) },
      payload,
      rows,
      step: 'reserve',
      facts: { buyerName: names.join(', ') },
    });
    return redirect(edit({ operation: operation.id, notarySale: id }), {
      type: 'success',
      text: texts(context).flash.reserved,
    });
  },
});

/** Keeps lots for somebody until a day, at their prices. */
export const optionHandler = clientAction(takeOption, {
  find: operationOfRoute,
  act: async (context, { lotIds, contactId, optionUntil }, operation) => {
    const rows = await context.db
      .select()
      .from(lots)
      .where(and(eq(lots.operationId, operation.id), inArray(lots.id, lotIds), isNull(lots.deletedAt)));
    if (rows.length < new Set(lotIds).size) {
      throw new ValidationFailure({ lotIds: validationText(context.locale, 'unknownRecord') });
    }
    const [first] = rows;
    const regime = rows.find(({ saleMode }) => saleMode !== 'asis')?.saleMode ?? first?.saleMode ?? 'asis';
    await checkBuyers(context, [contactId], 'contactId');
    const facts = {
      areLotsFree: rows.every(({ status }) => status === 'available'),
      lotIds,
      contactId,
      optionUntil: optionUntil as Day,
    };
    await judgeStep(context, notarySaleMachine, 'option', {
      state: null,
      facts,
      transition: await saleTransitionContext(context),
      fields: { lot_not_available: 'lotIds', option_in_the_past: 'optionUntil' },
      operationId: operation.id,
    });
    const parts = rows.map((lot) => ({
      lotId: lot.id,
      priceTtcCents: lot.priceTtcCents ?? 0,
      existingPriceCents: lot.existingPriceCents,
      worksPriceCents: lot.worksPriceCents,
    }));
    const buyer = { contactId, shareBps: 10_000, kind: 'individual', capacity: 'non_professional' } as const;
    const payload = { lots: parts, buyers: [buyer] };
    const id = await beginSale(context, operation, {
      status: 'option',
      columns: { regime, optionUntil, priceTtcCents: sumOf(payload) },
      payload,
      rows,
      step: 'option',
      facts: { optionUntil: optionUntil as Day },
    });
    const text = fill(texts(context).flash.optioned, { date: shortDay(optionUntil as Day)[context.locale] });
    return redirect(edit({ operation: operation.id, notarySale: id }), { type: 'success', text });
  },
});

/** Saves the file of a sale; what was signed no longer changes. */
export const updateHandler = clientAction(updateSale, {
  find: saleOfRoute,
  act: async (context, { version, ...payload }, found) => {
    const { operation, sale } = found;
    if (sale.version !== version) throw await staleSale(context, found, Object.keys(columnsOf(payload)));
    if (sale.status === 'cancelled') throw new ValidationFailure({ base: texts(context).refusals.ended });
    const rows = await lotsOfPayload(context, operation, payload);
    await checkSale(context, operation, payload, { rows, kept: found });
    const known = drafted(operation, payload, rows, sale);
    const isOpen = sale.status === 'option' || sale.status === 'reserved';
    if (isOpen) await judgeReservation(context, operation, known, payload.isFloorConfirmed);
    const columns = { ...columnsOf(payload), priceTtcCents: sumOf(payload) };
    const gone = found.lots.filter(({ lot }) => !payload.lots.some(({ lotId }) => lotId === lot.id));
    const come = rows.filter(({ id }) => !found.lots.some(({ lot }) => lot.id === id));
    await changeSale(context, found, {
      action: 'update',
      version,
      columns,
      changes: changedFields(sale, columns),
      alongside: async (tx) => {
        if (!isOpen) return;
        const by = { on: todayOf(context), byUserId: context.actor.user.id };
        const { deps } = context;
        await followLots(
          deps,
          tx,
          gone.map(({ lot }) => lot),
          { ...by, step: 'release', facts: {} },
        );
        const facts = { optionUntil: known.sale.optionUntil as Day | null, buyerName: namesOf(found) };
        await followLots(deps, tx, come, {
          ...by,
          step: sale.status === 'option' ? 'option' : 'reserve',
          facts,
        });
        await writeParts(context, tx, sale, payload);
      },
    });
    for (const lot of [...gone.map((one) => one.lot), ...come]) {
      announceLot(context, 'lot.updated', { ...lot, version: lot.version + 1 });
    }
    return redirectToSale(found, texts(context).flash.saved);
  },
});
