import { and, desc, eq, isNull } from 'drizzle-orm';
import { offerIndexPage, offerIndexQuery } from '#contracts/client/operation/offer/index.ts';
import { offers } from '#mocks/db/schema/index.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { maxPriceOf } from './impact.ts';
import { offerRightsOf } from './record.ts';
import { negotiationOf, offerRowOf, recipientsOf } from './rows.ts';

/** Offers of one operation that its page shows at most. */
const maxOffers = 500;

/** The offers of an operation: the browser filters and orders them. */
export const indexHandler = clientPage(offerIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const rows = await context.db
    .select()
    .from(offers)
    .where(and(eq(offers.operationId, operation.id), isNull(offers.deletedAt)))
    .orderBy(desc(offers.number))
    .limit(maxOffers);
  const people = await recipientsOf(context, rows);
  const today = parisDay(context.deps.clock.businessNow());
  return {
    operation: headOf(operation),
    query,
    defaults: offerIndexQuery.parse({}),
    offers: rows.map((row) => offerRowOf(row, operation, people, today)),
    negotiation: negotiationOf(rows, operation),
    maxPriceCents: await maxPriceOf(context, operation),
    today,
    can: offerRightsOf(context),
  };
});
