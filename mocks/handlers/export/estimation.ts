import { and, eq, isNull } from 'drizzle-orm';
import {
  estimationPaperPage,
  type EstimationPaperProps,
  type PaperComparable,
} from '#contracts/export/estimation.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { estimations, lots, operations, type Comparable, type Estimation } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { comparablesOf } from '../client/operation/estimation/list.ts';
import type { FoundEstimation } from '../client/operation/estimation/record.ts';
import { perM2Cents, valueOf, type EstimationValue } from '../client/operation/estimation/value.ts';
import { unlessHidden } from './hidden.ts';
import { addressOf, memberOf } from './operation-facts.ts';
import { operationPaper } from './paper.ts';

/** Handler of `export.estimation`. */
export const estimationPaperHandlers = {
  'export.estimation': clientPage(estimationPaperPage, async (context, query) => {
    const { operation, estimation } = await estimationOfPaper(context);
    const paper = await operationPaper(context, query, operation);
    const rows = (await comparablesOf(context, [estimation.id])).get(estimation.id) ?? [];
    const value = valueOf(estimation, rows);
    const { title, on, type, areaM2, rooms, floor, condition, hasElevator, hasExterior } = estimation;
    const { name, jobTitle } = await memberOf(context, estimation.authorId);
    return {
      paper,
      city: operation.city,
      subject: {
        title,
        address: addressOf(operation),
        lot: await lotRefOf(context, estimation),
        on,
        type,
        areaM2,
        rooms,
        floor,
        condition,
        hasElevator,
        hasExterior,
        place: placeOf(estimation),
      },
      status: estimation.status,
      method: estimation.method,
      limits: { maxDistanceM: estimation.maxDistanceM, maxAgeMonths: estimation.maxAgeMonths },
      author: { name, jobTitle },
      ...comparablesShown(rows, value, paper.hides),
      ...figuresOf(estimation, value, paper.hides),
      justification: estimation.justification ?? '',
      comment: estimation.comment ?? '',
    };
  }),
} satisfies Partial<RouteHandlers>;

/** The estimation that the address names, with its operation. @throws HttpFailure 404 when it is not there */
async function estimationOfPaper(context: ClientContext): Promise<FoundEstimation> {
  const [found] = await context.db
    .select({ estimation: estimations, operation: operations })
    .from(estimations)
    .innerJoin(operations, eq(operations.id, estimations.operationId))
    .where(
      and(
        eq(estimations.id, parameter(context, 'estimation')),
        isNull(estimations.deletedAt),
        liveOperations(),
      ),
    )
    .limit(1);
  if (!found) throw notFound('estimation');
  return found;
}

async function lotRefOf({ db }: ClientContext, { lotId }: Estimation): Promise<string | null> {
  if (lotId === null) return null;
  const [lot] = await db.select({ ref: lots.ref }).from(lots).where(eq(lots.id, lotId));
  return lot?.ref ?? null;
}

const placeOf = ({ lat, lng }: Pick<Estimation, 'lat' | 'lng'>) =>
  lat === null || lng === null ? null : { lat, lng };

/** The sales that count, the heaviest first, and how many were left out. */
function comparablesShown(
  rows: readonly Comparable[],
  { comparison }: EstimationValue,
  { amounts }: Paper['hides'],
): Pick<EstimationPaperProps, 'comparables' | 'leftOutCount'> {
  const counted = rows.flatMap((row, rank): PaperComparable[] => {
    const weighed = comparison?.comparables[rank];
    if (!row.isIncluded || weighed === undefined || Number(weighed.weight) === 0) return [];
    return [
      {
        id: row.id,
        source: row.source,
        address: [row.addressLine, row.city].filter(Boolean).join(', '),
        soldOn: row.soldOn,
        areaM2: row.areaM2,
        priceCents: unlessHidden(amounts, row.priceCents),
        pricePerM2Cents: unlessHidden(amounts, weighed.pricePerM2Cents),
        distanceM: row.distanceM,
        weight: weighed.weight,
        place: placeOf(row),
      },
    ];
  });
  return {
    comparables: counted.toSorted((a, b) => Number(b.weight) - Number(a.weight)),
    leftOutCount: rows.length - counted.length,
  };
}

function figuresOf(
  row: Estimation,
  value: EstimationValue,
  hides: Paper['hides'],
): Pick<EstimationPaperProps, 'values' | 'confidence' | 'retained' | 'income' | 'balance'> {
  const { comparison, income, balance, retainedCents } = value;
  const values = comparison?.values ?? null;
  const confidence = values?.confidence ?? null;
  if (hides.amounts) return { values: null, confidence, retained: null, income: null, balance: null };
  return {
    values: comparison && valuesOf(comparison),
    confidence,
    retained:
      retainedCents === null
        ? null
        : {
            cents: retainedCents,
            isGiven: row.retainedCents !== null,
            pricePerM2Cents: perM2Cents(retainedCents, row.areaM2),
          },
    income: income && {
      annualRentCents: income.approach.annualRentCents,
      vacancyBps: income.approach.vacancyBps,
      vacancyCents: income.vacancyCents,
      chargesCents: income.approach.chargesCents,
      netIncomeCents: income.netIncomeCents,
      capRateBps: row.capRateBps ?? 0,
      valueCents: income.valueCents,
    },
    balance:
      balance &&
      unlessHidden(hides.margin, {
        revenueHtCents: balance.revenueHtCents,
        otherCostsCents: balance.otherCostsCents,
        targetMarginBps: row.targetMarginBps ?? 0,
        maxPurchaseCents: balance.maxPurchaseCents,
      }),
  };
}

function valuesOf({
  comparables,
  values,
}: NonNullable<EstimationValue['comparison']>): EstimationPaperProps['values'] {
  if (values === null) return null;
  const prices = comparables
    .filter(({ isIncluded, weight }) => isIncluded && Number(weight) > 0)
    .map(({ pricePerM2Cents }) => pricePerM2Cents);
  const { confidence: _confidence, variation: _variation, ...shown } = values;
  return { ...shown, minPerM2Cents: Math.min(...prices), maxPerM2Cents: Math.max(...prices) };
}
