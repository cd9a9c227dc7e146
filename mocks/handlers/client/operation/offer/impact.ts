import { and, desc, eq, isNull } from 'drizzle-orm';
import { offerImpact } from '#contracts/client/operation/offer/impact.ts';
import { breakEvenPrice, priceImpact } from '#domain/offer/price-impact.ts';
import { simulations, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientData, json } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { placeOfStudy } from '../simulation/figures.ts';

/** The simulation of reference of an operation, before there is one the latest draft; null without any. */
async function referenceOf({ db }: ClientContext, { id, activeSimulationId }: Operation) {
  const isIt =
    activeSimulationId === null
      ? and(eq(simulations.operationId, id), eq(simulations.status, 'draft'))
      : eq(simulations.id, activeSimulationId);
  const [row] = await db
    .select()
    .from(simulations)
    .where(and(isIt, isNull(simulations.deletedAt)))
    .orderBy(desc(simulations.updatedAt))
    .limit(1);
  return row ?? null;
}

/** The highest price at which the simulation of reference loses nothing; null without one. */
export async function maxPriceOf(context: ClientContext, operation: Operation): Promise<number | null> {
  const reference = await referenceOf(context, operation);
  return reference === null ? null : breakEvenPrice(reference.study, placeOfStudy(operation));
}

/** What a price does to the margin of the operation. */
export const impactHandler = clientData(offerImpact, async (context, { price }) => {
  const operation = await operationOfRoute(context);
  const reference = await referenceOf(context, operation);
  const place = placeOfStudy(operation);
  const impact = reference === null || price === null ? null : priceImpact(reference.study, place, price);
  return json({
    simulation: reference?.name ?? null,
    marginCents: impact?.marginCents ?? null,
    marginBps:
      impact === null || impact.marginOnRevenue === null
        ? null
        : Math.round(Number(impact.marginOnRevenue) * 10_000),
    breakEvenPriceCents: reference === null ? null : breakEvenPrice(reference.study, place),
  });
});
