import {
  movePrices,
  publishLots,
  setPrices,
  withdrawLots,
} from '#contracts/client/operation/sale/payload.ts';
import { movedPrice } from '#domain/sale/price-change.ts';
import { index } from '#generated/routes/client/operation/sale.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { changePrices } from './prices.ts';
import { isPriced, lotPriceOf, lotsByIds, stepLots } from './record.ts';

/** Back to where it was asked, with what was done to how many lots. */
export function lotsFlash(
  context: ClientContext,
  key: 'published' | 'withdrawn' | 'pricesSaved',
  count: number,
  to = backAddress(context),
) {
  const texts = messagesFor(context.locale, saleMessages);
  const text = count === 1 ? texts[`${key}One`] : fill(texts[key], { count });
  return redirect(to, { type: 'success', text });
}

/** Puts draft lots on sale. */
export const publishHandler = clientAction(publishLots, {
  find: operationOfRoute,
  act: async (context, { lotIds }, operation) => {
    const rows = await lotsByIds(context, lotIds, { operationId: operation.id });
    await stepLots(context, rows, 'publish');
    return lotsFlash(context, 'published', rows.length, index({ operation: operation.id }));
  },
});

/** Takes lots off the sale for good, for a reason. */
export const withdrawHandler = clientAction(withdrawLots, {
  find: operationOfRoute,
  act: async (context, { lotIds, reason }, operation) => {
    const rows = await lotsByIds(context, lotIds, { operationId: operation.id });
    await stepLots(context, rows, 'withdraw', reason);
    return lotsFlash(context, 'withdrawn', rows.length, index({ operation: operation.id }));
  },
});

/** Sets prices one by one. */
export const pricesHandler = clientAction(setPrices, {
  find: operationOfRoute,
  act: async (context, { changes, reason = '' }, operation) => {
    const rows = await lotsByIds(
      context,
      changes.map(({ lotId }) => lotId),
      { operationId: operation.id, field: 'changes' },
    );
    await changePrices(context, rows, changes, { reason, field: 'changes' });
    return lotsFlash(context, 'pricesSaved', rows.length, index({ operation: operation.id }));
  },
});

/** Moves prices by a part of themselves; a lot without a price is refused. */
export const bulkPriceHandler = clientAction(movePrices, {
  find: operationOfRoute,
  act: async (context, { lotIds, percentBps, reason = '' }, operation) => {
    const rows = await lotsByIds(context, lotIds, { operationId: operation.id });
    const unpriced = rows.find(({ lot }) => lot.priceTtcCents === null);
    if (unpriced) {
      const text = messagesFor(context.locale, saleMessages).noPrice;
      throw new ValidationFailure({ lotIds: fill(text, { ref: unpriced.lot.ref }) });
    }
    const changes = rows.flatMap(({ lot }) =>
      isPriced(lot) ? [{ lotId: lot.id, ...movedPrice(lotPriceOf(lot), percentBps) }] : [],
    );
    await changePrices(context, rows, changes, { reason, field: 'lotIds' });
    return lotsFlash(context, 'pricesSaved', rows.length, index({ operation: operation.id }));
  },
});
