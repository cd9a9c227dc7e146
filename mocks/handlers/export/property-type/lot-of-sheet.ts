import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { LotOfSheet, SheetMode } from '#contracts/export/property-type/sheet.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { callSchedule } from '#domain/calls/call-schedule.ts';
import { virBases, wholeBases } from '#domain/calls/call-bases.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { detailNames, detailOf, type DetailName } from '#domain/lot/details.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { sheetYields } from '#domain/lot/sheet-yields.ts';
import type { Cents } from '#domain/money/cents.ts';
import { missingForBroadcast } from '#domain/sale/broadcast-gaps.ts';
import type { Day } from '#domain/time/day.ts';
import { lotVat } from '#domain/vat/lot-vat.ts';
import { media, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { diagnosticsOf } from '../../client/operation/sale/diagnostics.ts';
import { lotMargin, seesMargins, simulatedLots } from '../../client/operation/sale/margins.ts';
import { taxOf } from '../../client/operation/sale/tax.ts';
import { paperPictures, picturesOf, shownMedia } from '../lot-pictures.ts';

/** What tells an income: kept to itself where amounts are. */
const incomes: readonly DetailName[] = ['annualRentCents', 'potentialRentCents', 'leaseAnnualRentHtCents'];
const maxPhotos = 4;
const maxPlans = 4;

export interface SheetOptions {
  readonly operation: Operation;
  /** The lots of the operation that are not in the bin. */
  readonly rows: readonly Lot[];
  readonly hides: Paper['hides'];
  readonly mode: SheetMode;
}

/** A lot as its sheet prints it; what this copy keeps to itself is not sent. */
export async function lotOfSheet(
  context: ClientContext,
  lot: Lot,
  options: SheetOptions,
): Promise<LotOfSheet> {
  const { hides, rows } = options;
  const today = parisDay(context.deps.clock.businessNow()) as Day;
  const price = hides.amounts ? null : lot.priceTtcCents;
  const details = detailsOf(lot, hides);
  const photos = await picturesOf(context, lot.operationId, lot.photoMediaIds);
  const diagnostics = await diagnosticsOf(context, lot.id);
  return {
    id: lot.id,
    ref: lot.ref,
    type: lot.type,
    label: lot.label ?? '',
    buildingLabel: lot.buildingLabel ?? '',
    level: lot.level,
    status: lot.status,
    saleMode: lot.saleMode,
    occupancy: lot.occupancy,
    areaM2: lot.areaM2,
    habitableM2: lot.habitableM2,
    priceTtcCents: price,
    pricePerM2Cents: pricePerM2Cents(price, hundredthsOfM2(lot.areaM2)),
    existingPriceCents: hides.amounts ? null : lot.existingPriceCents,
    worksPriceCents: hides.amounts ? null : lot.worksPriceCents,
    vat: await vatOf(context, lot, options, today),
    details,
    ...sheetYields(lot.type, details, price),
    annexes: rows
      .filter(({ id }) => lot.annexLotIds.includes(id))
      .map(({ id, ref, type, areaM2 }) => ({ id, ref, type, areaM2 })),
    isDpeMissing: missingForBroadcast({ ...lot, photosCount: photos.length }, today).includes('dpe'),
    photos: photos.slice(0, maxPhotos),
    plans: await plansOf(context, lot, rows),
    diagnostics: diagnostics.map(({ id, kind, on, result, validUntil, isOver }) => ({
      id,
      kind,
      on,
      result,
      validUntil,
      isOver,
    })),
    calls: price === null ? [] : callsOf(lot, price, today),
    bank: await bankOf(context, lot, options, today),
  };
}

function detailsOf(lot: Lot, hides: Paper['hides']): LotOfSheet['details'] {
  return Object.fromEntries(
    detailNames[lot.type].flatMap((name) => {
      if (hides.amounts && incomes.includes(name)) return [];
      const value = detailOf(lot.details, name);
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [];
    }),
  );
}

/** VAT in the price; what is calculated on the margin would tell it. */
async function vatOf(
  context: ClientContext,
  lot: Lot,
  { operation, rows, hides }: SheetOptions,
  on: Day,
): Promise<LotOfSheet['vat']> {
  if (hides.amounts || lot.priceTtcCents === null) return null;
  const tax = await taxOf(context, operation, rows, lot);
  if (tax === null) return null;
  const { mode, vatCents, priceHtCents } = lotVat(
    { priceTtcCents: lot.priceTtcCents as Cents, vatMode: lot.vatMode, areaM2: lot.areaM2 },
    tax.shareCents as Cents,
    operation.vatRegime,
    { on, departmentCode: operation.departmentCode },
  );
  return hides.margin && mode === 'margin' ? null : { mode, vatCents, htCents: priceHtCents };
}

async function bankOf(
  context: ClientContext,
  lot: Lot,
  { operation, hides, mode }: SheetOptions,
  on: Day,
): Promise<LotOfSheet['bank']> {
  if (mode !== 'bank' || hides.margin || !seesMargins(context)) return null;
  const simulated = (await simulatedLots(context, [operation])).get(operation.id) ?? new Map();
  const found = lotMargin(lot, operation, simulated, on);
  if (found === null) return null;
  const { costCents, marginCents, marginBps } = found;
  return { costCents, marginCents, marginBps };
}

/** The calls of a lot that is sold with works, as the law lets them be made. */
function callsOf(lot: Lot, price: number, on: Day): LotOfSheet['calls'] {
  const { saleMode, existingPriceCents: existing, worksPriceCents: works } = lot;
  if (saleMode !== 'vir' && saleMode !== 'vefa') return [];
  // A VIR whose two parts are not told yet cannot be called.
  if (saleMode === 'vir' && (existing === null || works === null || existing + works !== price)) return [];
  const bases = saleMode === 'vir' ? virBases(existing as Cents, works as Cents) : wholeBases(price as Cents);
  return callSchedule(systemTemplates({ on })[saleMode], bases).calls.map(({ rank, label, amountCents }) => ({
    rank,
    label,
    amountCents,
  }));
}

/** The plan of a lot; a house that is all of its operation has those of its levels. */
async function plansOf(context: ClientContext, lot: Lot, rows: readonly Lot[]): Promise<LotOfSheet['plans']> {
  const isWhole = lot.type === 'House' && rows.length === 1;
  if (!isWhole) {
    return picturesOf(context, lot.operationId, lot.planMediaId === null ? [] : [lot.planMediaId]);
  }
  const found = await context.db
    .select()
    .from(media)
    .where(and(shownMedia(lot.operationId), eq(media.kind, 'plan'), isNotNull(media.thumbFileId)))
    .orderBy(asc(media.position), asc(media.id))
    .limit(maxPlans);
  return paperPictures(context, found);
}
