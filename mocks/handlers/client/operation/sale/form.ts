import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { lotFormPage, type LotFormProps } from '#contracts/client/operation/sale/form.ts';
import { blankLot, lotFields, type LotFormValues } from '#contracts/client/operation/sale/lot.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import { detailNames, detailOf } from '#domain/lot/details.ts';
import type { LotState } from '#domain/lot/states.ts';
import { salePlanMode } from '#domain/sale/sale-plan.ts';
import type { Day } from '#domain/time/day.ts';
import { media, stateChanges, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import { can, canNow, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { lotsOf, saleLots } from './lots.ts';
import { seesMargins } from './margins.ts';
import { priceEntries } from './prices-log.ts';
import { lotOfRoute } from './record.ts';
import { taxOf } from './tax.ts';

const facts = describeFields(lotFields);
const todayOf = ({ deps }: ClientContext): string => parisDay(deps.clock.businessNow());

/** The empty form: sold as the other lots of the operation are. */
export const createHandler = clientPage(lotFormPage, async (context) => {
  const operation = await operationOfRoute(context);
  const rows = await lotsOf(context, operation.id);
  const mode = salePlanMode(rows.map(({ saleMode }) => saleMode));
  return {
    ...(await around(context, operation, rows, null)),
    form: {
      record: null,
      values: { ...blankLot, saleMode: mode === 'mixed' ? 'asis' : mode },
      fields: facts,
      conflict: null,
      can: { save: canNow(context, 'sale-plan.create'), delete: false },
    },
    life: null,
    diagnostics: [],
    prices: [],
  };
});

const locked: readonly LotState[] = ['reserved', 'under_contract', 'sold', 'delivered'];

/** One lot: what it is, its price and VAT, energy, copropriété, media, history. */
export const editHandler = clientPage(lotFormPage, async (context) => {
  const { operation, lot } = await lotOfRoute(context);
  const rows = await lotsOf(context, operation.id);
  const [shown] = await saleLots(context, [{ lot, operation }]);
  return {
    ...(await around(context, operation, rows, lot)),
    form: {
      record: { id: lot.id, version: lot.version, label: lot.ref },
      values: valuesOf(context, lot),
      fields: facts,
      conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: {
        save: canNow(context, 'sale-plan.update'),
        delete: canNow(context, 'sale-plan.delete') && lot.status === 'draft',
      },
    },
    life: {
      status: lot.status,
      buyers: shown?.buyers ?? [],
      notarySaleId: shown?.notarySaleId ?? null,
      forSaleOn: lot.forSaleOn,
      isPriceLocked: locked.includes(lot.status),
      steps: await stepsOf(context, lot.id),
    },
    diagnostics: await diagnosticsOf(context, lot.id),
    prices: await priceEntries(context, operation.id, lot.id),
  };
});

function valuesOf(context: ClientContext, lot: Lot): LotFormValues {
  const details = Object.fromEntries(
    detailNames[lot.type].flatMap((name) => {
      const value = detailOf(lot.details, name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return {
    ...blankLot,
    ...details,
    ref: lot.ref,
    type: lot.type,
    label: lot.label ?? '',
    buildingLabel: lot.buildingLabel ?? '',
    level: lot.level,
    areaM2: lot.areaM2,
    habitableM2: lot.habitableM2,
    tantiemes: lot.tantiemes,
    saleMode: lot.saleMode,
    priceTtcCents: lot.priceTtcCents,
    existingPriceCents: lot.existingPriceCents,
    worksPriceCents: lot.worksPriceCents,
    minPriceCents: can(context, 'floor-price.list') ? lot.minPriceCents : null,
    vatMode: lot.vatMode,
    occupancy: lot.occupancy,
    annexLotIds: lot.annexLotIds,
    planMediaId: lot.planMediaId,
    photoMediaIds: lot.photoMediaIds,
  };
}

/** What the page shows around the form. */
async function around(
  context: ClientContext,
  operation: Operation,
  rows: readonly Lot[],
  lot: Lot | null,
): Promise<Omit<LotFormProps, 'form' | 'life' | 'diagnostics' | 'prices'>> {
  return {
    operation: headOf(operation),
    departmentCode: operation.departmentCode,
    tax: await taxOf(context, operation, rows, lot),
    library: await libraryOf(context, operation.id),
    others: rows
      .filter((other) => other.id !== lot?.id)
      .map((other) => ({ id: other.id, ref: other.ref, tantiemes: other.tantiemes })),
    today: todayOf(context),
    can: {
      update: canNow(context, 'operation.update'),
      create: canNow(context, 'sale-plan.create'),
      publish: canNow(context, 'sale-plan.update') && lot?.status === 'draft',
      withdraw:
        canNow(context, 'sale-plan.delete') && (lot?.status === 'draft' || lot?.status === 'available'),
      seeFloor: can(context, 'floor-price.list'),
      seeMargins: seesMargins(context),
      print: can(context, 'export.list'),
    },
  };
}

/** Pictures and plans of the library of an operation. */
async function libraryOf(context: ClientContext, operationId: string): Promise<LotFormProps['library']> {
  if (!can(context, 'media.list')) return [];
  const rows = await context.db
    .select()
    .from(media)
    .where(and(eq(media.operationId, operationId), isNull(media.deletedAt), isNotNull(media.fileId)))
    .orderBy(asc(media.position), asc(media.title))
    .limit(300);
  return Promise.all(
    rows
      .filter(({ kind }) => kind === 'photo' || kind === 'plan')
      .map(async ({ id, title, kind, fileId, thumbFileId }) => ({
        id,
        label: title,
        href: await fileHref(context, fileId ?? ''),
        thumbHref: await fileHref(context, thumbFileId ?? fileId ?? ''),
        isPicture: kind === 'photo' || thumbFileId !== null,
      })),
  );
}

/** The states that a lot went through, the latest first. */
async function stepsOf(context: ClientContext, lotId: string) {
  const rows = await context.db
    .select()
    .from(stateChanges)
    .where(and(eq(stateChanges.entity, 'lot'), eq(stateChanges.entityId, lotId)))
    .orderBy(desc(stateChanges.on), desc(stateChanges.at), desc(stateChanges.id));
  const people = await personNames(
    context.db,
    rows.flatMap(({ byUserId }) => byUserId ?? []),
  );
  return rows.map(({ toState, on, byUserId, reason }) => ({
    to: toState as LotState,
    on: on as Day,
    by: people.get(byUserId ?? '') ?? '',
    reason: reason ?? '',
  }));
}
