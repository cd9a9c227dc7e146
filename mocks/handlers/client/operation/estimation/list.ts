import { and, asc, desc, inArray, isNull } from 'drizzle-orm';
import {
  estimationIndexPage,
  estimationIndexQuery,
  type EstimationRow,
} from '#contracts/client/operation/estimation/index.ts';
import { comparables, estimations, type Comparable, type Estimation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { lotChoices } from './lots.ts';
import { liveEstimations } from './record.ts';
import { perM2Cents, valueOf } from './value.ts';

/** Estimations of one operation that its page shows at most. */
const maxEstimations = 300;

/** The estimations of an operation: the browser filters and orders them. */
export const indexHandler = clientPage(estimationIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const { id, askingPriceCents } = operation;
  const rows = await context.db
    .select()
    .from(estimations)
    .where(liveEstimations(id))
    .orderBy(desc(estimations.on), desc(estimations.id))
    .limit(maxEstimations);
  return {
    operation: headOf(operation),
    query,
    defaults: estimationIndexQuery.parse({}),
    estimations: await estimationRows(context, rows),
    askingPriceCents,
    lots: (await lotChoices(context, id)).map((lot) => ({ id: lot.id, label: lot.label })),
    today: parisDay(context.deps.clock.businessNow()),
    can: {
      create: canNow(context, 'estimation.create'),
      update: canNow(context, 'estimation.update'),
      delete: canNow(context, 'estimation.delete'),
    },
  };
});

/** The comparables of some estimations, in the order in which they came, by estimation. */
export async function comparablesOf(
  { db }: Pick<ClientContext, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Comparable[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(comparables)
    .where(and(inArray(comparables.estimationId, [...ids]), isNull(comparables.deletedAt)))
    .orderBy(asc(comparables.createdAt), asc(comparables.id));
  return Map.groupBy(rows, ({ estimationId }) => estimationId);
}

async function estimationRows(context: ClientContext, rows: readonly Estimation[]): Promise<EstimationRow[]> {
  const of = await comparablesOf(
    context,
    rows.map(({ id }) => id),
  );
  const authors = await personNames(
    context.db,
    rows.map(({ authorId }) => authorId),
  );
  const [first] = rows;
  const refs = first === undefined ? [] : await lotChoices(context, first.operationId, true);
  return rows.map((row): EstimationRow => {
    const { comparison, retainedCents } = valueOf(row, of.get(row.id) ?? []);
    const values = comparison?.values ?? null;
    const lot = refs.find(({ id }) => id === row.lotId);
    return {
      id: row.id,
      version: row.version,
      on: row.on,
      title: row.title,
      lot: lot === undefined ? null : { id: lot.id, ref: lot.ref },
      method: row.method,
      comparablesCount: comparison?.count ?? 0,
      lowCents: values?.lowCents ?? null,
      medianCents: values?.medianCents ?? null,
      highCents: values?.highCents ?? null,
      retainedCents,
      pricePerM2Cents: perM2Cents(retainedCents, row.areaM2),
      confidence: values?.confidence.level ?? 'insufficient',
      confidencePoints: values?.confidence.points ?? null,
      author: { id: row.authorId, name: authors.get(row.authorId) ?? '' },
      status: row.status,
      isReference: row.isReference,
    };
  });
}
