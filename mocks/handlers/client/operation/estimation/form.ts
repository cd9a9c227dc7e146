import { shownExplanation } from '#mocks/server/explained.ts';
import {
  estimationFormPage,
  type ComparableRow,
  type EstimationFormProps,
} from '#contracts/client/operation/estimation/form.ts';
import { estimationFields } from '#contracts/client/operation/estimation/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import { estimationCalculation } from '#domain/estimation/estimation-calculation.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import type { Comparable, Estimation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { comparablesOf } from './list.ts';
import { lotChoices } from './lots.ts';
import { estimationPart } from './record.ts';
import { perM2Cents, valueOf, type EstimationValue } from './value.ts';
import { headOf } from '../scope.ts';

const facts = describeFields(estimationFields);

/** Figures whose way of coming about is told. */
const explained = ['lowCents', 'medianCents', 'meanCents', 'highCents', 'confidence'] as const;

/** An estimation: the property, what it is compared with, the value. */
export const editHandler = clientPage(estimationFormPage, async (context): Promise<EstimationFormProps> => {
  const { operation, estimation } = await estimationPart.ofRoute(context);
  const { id } = operation;
  const rows = (await comparablesOf(context, [estimation.id])).get(estimation.id) ?? [];
  const value = valueOf(estimation, rows);
  const authors = await personNames(context.db, [estimation.authorId]);
  const { lat, lng, maxDistanceM, maxAgeMonths } = estimation;
  return {
    operation: headOf(operation),
    form: formOf(context, estimation),
    status: estimation.status,
    isReference: estimation.isReference,
    author: authors.get(estimation.authorId) ?? '',
    place: lat === null || lng === null ? null : { lat, lng },
    limits: { maxDistanceM, maxAgeMonths },
    comparables: comparableRows(rows, value),
    ...figuresOf(estimation, value),
    lots: (await lotChoices(context, id)).map((lot) => ({ id: lot.id, label: lot.label })),
    today: parisDay(context.deps.clock.businessNow()),
    can: {
      update: canNow(context, 'estimation.update'),
      validate: canNow(context, 'estimation.validate'),
      delete: canNow(context, 'estimation.delete'),
      print: canNow(context, 'export.list'),
    },
  };
});

function formOf(context: ClientContext, row: Estimation): EstimationFormProps['form'] {
  return {
    record: { id: row.id, version: row.version, label: row.title },
    values: {
      title: row.title,
      on: row.on,
      lotId: row.lotId,
      method: row.method,
      type: row.type,
      areaM2: row.areaM2,
      rooms: row.rooms,
      condition: row.condition,
      floor: row.floor,
      hasElevator: row.hasElevator,
      hasExterior: row.hasExterior,
      lat: row.lat,
      lng: row.lng,
      maxDistanceM: row.maxDistanceM,
      maxAgeMonths: row.maxAgeMonths,
      retainedCents: row.retainedCents,
      justification: row.justification ?? '',
      comment: row.comment ?? '',
    },
    fields: facts,
    conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
    can: {
      save: canNow(context, 'estimation.update') && row.status === 'draft',
      delete: canNow(context, 'estimation.delete'),
    },
  };
}

function comparableRows(rows: readonly Comparable[], { comparison }: EstimationValue): ComparableRow[] {
  const shown = rows.map((row, rank): ComparableRow => {
    const weighed = comparison?.comparables[rank];
    return {
      id: row.id,
      version: row.version,
      source: row.source,
      addressLine: row.addressLine ?? '',
      city: row.city ?? '',
      soldOn: row.soldOn,
      priceCents: row.priceCents,
      areaM2: row.areaM2,
      rooms: row.rooms,
      type: row.type,
      condition: row.condition,
      lat: row.lat,
      lng: row.lng,
      distanceM: row.distanceM,
      adjustBps: row.adjustBps,
      isIncluded: row.isIncluded,
      pricePerM2Cents: weighed?.pricePerM2Cents ?? null,
      weight: weighed?.weight ?? null,
      ageMonths: weighed?.ageMonths ?? null,
    };
  });
  return shown.toSorted((a, b) => Number(b.weight ?? 0) - Number(a.weight ?? 0));
}

function figuresOf(row: Estimation, value: EstimationValue) {
  const { comparison, income, balance, retainedCents } = value;
  const values = comparison?.values ?? null;
  return {
    count: comparison?.count ?? 0,
    values,
    explanations:
      comparison === null || values === null
        ? {}
        : Object.fromEntries(
            explained.map((key) => [
              key,
              shownExplanation(explainWith(estimationCalculation, comparison, key)),
            ]),
          ),
    retained:
      retainedCents === null
        ? null
        : {
            cents: retainedCents,
            isGiven: row.retainedCents !== null,
            pricePerM2Cents: perM2Cents(retainedCents, row.areaM2),
            needsJustification: value.needsJustification,
          },
    income: income && {
      annualRentCents: income.approach.annualRentCents,
      vacancyBps: income.approach.vacancyBps,
      chargesCents: income.approach.chargesCents,
      capRateBps: row.capRateBps ?? 0,
      vacancyCents: income.vacancyCents,
      netIncomeCents: income.netIncomeCents,
      valueCents: income.valueCents,
    },
    balance: balance && {
      revenueHtCents: balance.revenueHtCents,
      otherCostsCents: balance.otherCostsCents,
      targetMarginBps: row.targetMarginBps ?? 0,
      maxPurchaseCents: balance.maxPurchaseCents,
    },
  };
}
