import { notaryPurchases } from '#mocks/db/schema/index.ts';
import { definePart, stalePart } from '../part-record.ts';
import { turnPurchase } from './turn.ts';

/** Purchases of an operation; the steps that come by themselves follow from each change. */
export const purchasePart = definePart('purchase', {
  table: notaryPurchases,
  topic: 'purchase',
  event: 'purchase.updated',
  countsDeadlines: true,
  entity: 'notaryPurchase',
  turn: async (context, tx, { id }) => void (await turnPurchase(context.deps, tx, id)),
});

/** Tells of, and writes down, what happened to a purchase or to what hangs on it. */
export const { announce: announcePurchase, audit: auditPurchase } = purchasePart;

/** The refusal of a change over a version that is no longer that of a condition. */
export const stalePurchase = stalePart;
