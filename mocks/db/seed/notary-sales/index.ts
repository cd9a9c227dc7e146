import { basesOfSale, callsOfSale, type PricedLot } from '#domain/calls/sale-calls.ts';
import { fieldsOfTemplate } from '#domain/calls/template-fields.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import { day, type Day } from '#domain/time/day.ts';
import { acquisitionShares } from '#domain/vat/acquisition-shares.ts';
import { lotVat } from '#domain/vat/lot-vat.ts';
import type {
  NewNotarySale,
  NewNotarySaleBuyer,
  NewNotarySaleLot,
  NewPayment,
  NewPaymentReceipt,
} from '../../schema/index.ts';
import { demoStartsAt } from '../clock.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { lotId, operationId, operationSeeds } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { enteredAt, lastState, stateRows } from '../state-rows.ts';
import { paymentTemplateId } from '../templates/index.ts';
import { tenantId } from '../tenant-id.ts';
import type { LotSeed, OperationSeed } from '../types.ts';
import { t1Sales } from './t1.ts';
import { t2Sales } from './t2.ts';
import type { NotarySaleSeed } from './types.ts';

const seeds: readonly NotarySaleSeed[] = [...t1Sales, ...t2Sales];
const today = day(demoStartsAt.slice(0, 10));

/** The identifier of a seeded sale: by its lot, or `A31-refused`. */
export const notarySaleId = (tenant: string, operation: string, key: string): string =>
  seedId(`notary-sale:${tenant}:${operation}:${key}`);

function operationOf({ tenant, operation }: NotarySaleSeed): OperationSeed {
  const found = operationSeeds.find((one) => one.tenant === tenant && one.fields.ref === operation);
  if (!found) throw new RangeError(`No operation ${operation} of ${tenant}.`);
  return found;
}

/** The lots of a sale, each with its part of the price. */
function lotsOf(seed: NotarySaleSeed): (PricedLot & { readonly lot: LotSeed })[] {
  const { lots } = operationOf(seed);
  return seed.lots.map((ref) => {
    const lot = lots.find((one) => one.ref === ref);
    if (!lot) throw new RangeError(`No lot ${ref} of ${seed.operation}.`);
    return {
      lot,
      priceTtcCents: cents(lot.priceTtcCents ?? 0),
      existingPriceCents: (lot.existingPriceCents ?? null) as Cents | null,
      worksPriceCents: (lot.worksPriceCents ?? null) as Cents | null,
    };
  });
}

/** VAT of the lots of a sale, by the law of its deed. */
function vatOf(seed: NotarySaleSeed, deedOn: Day): Cents {
  const { fields, lots } = operationOf(seed);
  const shares = acquisitionShares(
    cents(fields.purchasePriceCents ?? 0),
    lots.map(({ ref, tantiemes, areaM2 }) => ({ ref, tantiemes: tantiemes ?? null, areaM2 })),
  );
  return sumCents(
    lotsOf(seed).map(({ lot, priceTtcCents }) => {
      const share = shares.find(({ ref }) => ref === lot.ref);
      const taxed = { priceTtcCents, vatMode: lot.vatMode ?? 'inherit', areaM2: lot.areaM2 } as const;
      return lotVat(taxed, share?.shareCents ?? cents(0), fields.vatRegime ?? 'exempt', { on: deedOn })
        .vatCents;
    }),
  );
}

const ownerOf = ({ tenant, operation, by }: NotarySaleSeed) => ({
  tenantId: tenantId(tenant),
  operationId: operationId(tenant, operation),
  createdBy: personId(by),
});
const idOf = ({ tenant, operation, key }: NotarySaleSeed): string => notarySaleId(tenant, operation, key);
const saleIdOf = (seed: NotarySaleSeed) => ({
  tenantId: tenantId(seed.tenant),
  notarySaleId: idOf(seed),
});

function saleRow(seed: NotarySaleSeed): NewNotarySale {
  const { history, fields, regime, tenant } = seed;
  const last = lastState(history);
  const { deedOn } = fields;
  const isFrozen = typeof deedOn === 'string';
  return {
    ...ownerOf(seed),
    ...fields,
    id: idOf(seed),
    regime,
    priceTtcCents: sumCents(lotsOf(seed).map(({ priceTtcCents }) => priceTtcCents)),
    paymentTemplateId: last.to === 'option' ? null : paymentTemplateId(tenant, regime),
    ...(isFrozen && { vatCents: vatOf(seed, day(deedOn)) }),
    ...(isFrozen && { vatRegime: operationOf(seed).fields.vatRegime ?? null }),
    status: last.to,
    version: history.length,
    createdAt: enteredAt(history[0]?.on ?? last.on, 0),
    updatedAt: enteredAt(last.on, history.length - 1),
  };
}

const lotRows = (seed: NotarySaleSeed): NewNotarySaleLot[] =>
  lotsOf(seed).map(({ lot, ...price }) => ({
    ...saleIdOf(seed),
    ...price,
    id: seedId(`notary-sale-lot:${idOf(seed)}:${lot.ref}`),
    lotId: lotId(seed.tenant, seed.operation, lot.ref),
    isLive: lastState(seed.history).to !== 'cancelled',
  }));

const buyerRows = (seed: NotarySaleSeed): NewNotarySaleBuyer[] =>
  seed.buyers.map(([contact, shareBps, isCompany = false], index) => ({
    ...saleIdOf(seed),
    id: seedId(`notary-sale-buyer:${idOf(seed)}:${contact}`),
    contactId: contactId(seed.tenant, contact),
    rank: index + 1,
    shareBps,
    kind: isCompany ? 'company' : 'individual',
    isNonProfessional: !isCompany,
  }));

/** The calls of a sale whose deed is signed, as far as they were made and paid. */
function paymentRows(seed: NotarySaleSeed): NewPayment[] {
  const { deedOn } = seed.fields;
  if (typeof deedOn !== 'string') return [];
  const { steps } = fieldsOfTemplate(systemTemplates({ on: today })[seed.regime]);
  const deed = day(deedOn);
  const milestones = Object.fromEntries(
    Object.entries(seed.milestones ?? {}).map(([name, on]) => [name, day(on)]),
  );
  const bases = basesOfSale(seed.regime, lotsOf(seed));
  return callsOfSale(steps, bases, vatOf(seed, deed), { deedOn: deed, milestones }).map((call) => {
    const { rank, label, event, base, cumulativeBps, amountCents, vatCents, reachedOn, callableOn } = call;
    const [, calledOn = null, dueOn = null] = seed.called?.find(([of]) => of === rank) ?? [];
    const received = sumCents(
      (seed.receipts ?? []).flatMap(([of, , amount]) => (of === rank ? cents(euros(amount)) : [])),
    );
    const owed = dueOn !== null && dueOn < today ? 'overdue' : 'called';
    const status = calledOn === null ? (callableOn === null ? 'scheduled' : 'callable') : owed;
    return {
      ...ownerOf(seed),
      id: seedId(`payment:${idOf(seed)}:${rank}`),
      notarySaleId: idOf(seed),
      rank,
      label,
      event,
      base,
      cumulativeBps,
      amountCents,
      vatCents,
      eventReachedOn: reachedOn,
      calledOn,
      dueOn,
      status: received >= amountCents ? 'paid' : status,
      createdAt: enteredAt(deedOn, 1),
      updatedAt: enteredAt(calledOn ?? deedOn, 1),
    };
  });
}

const receiptRows = (seed: NotarySaleSeed): NewPaymentReceipt[] =>
  (seed.receipts ?? []).map(([rank, on, amount], index) => ({
    tenantId: tenantId(seed.tenant),
    operationId: operationId(seed.tenant, seed.operation),
    id: seedId(`payment-receipt:${idOf(seed)}:${index}`),
    paymentId: seedId(`payment:${idOf(seed)}:${rank}`),
    on,
    amountCents: euros(amount),
    method: on === seed.fields.deedOn ? 'notary' : 'transfer',
    byUserId: personId(seed.by),
    createdAt: enteredAt(on, 2),
  }));

/** The sales of the demonstration with their lots, buyers, calls, receipts and histories. */
export function notarySaleRows() {
  return {
    sales: seeds.map(saleRow),
    lots: seeds.flatMap(lotRows),
    buyers: seeds.flatMap(buyerRows),
    payments: seeds.flatMap(paymentRows),
    receipts: seeds.flatMap(receiptRows),
    stateChanges: seeds.flatMap((seed) =>
      stateRows(
        {
          entity: 'notarySale',
          entityId: idOf(seed),
          operationId: operationId(seed.tenant, seed.operation),
          tenantId: tenantId(seed.tenant),
          byUserId: personId(seed.by),
        },
        seed.history,
      ),
    ),
  };
}
