import { inArray } from 'drizzle-orm';
import { basesOfSale, callsOfSale, type SaleCall } from '#domain/calls/sale-calls.ts';
import type { CallBases } from '#domain/calls/call-bases.ts';
import type { Milestone } from '#domain/calls/payment-template.ts';
import { paymentBalance, type PaymentBalance } from '#domain/calls/payment-balance.ts';
import { templateOfFields, type TemplateFields } from '#domain/calls/template-fields.ts';
import type { SaleFile } from '#domain/calls/sale-file.ts';
import { DomainError } from '#domain/domain-error.ts';
import { cents, sumCents, zeroCents, type Cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { acquisitionShares } from '#domain/vat/acquisition-shares.ts';
import { lotVat } from '#domain/vat/lot-vat.ts';
import { paymentTemplates, type Lot, type Payment, type PaymentTemplateRow } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { contentOf } from '../../payment-template/record.ts';
import type { KnownSale } from './record.ts';

/** What the calls of a sale are parts of. */
export const basesOf = ({ sale, lots }: Pick<KnownSale, 'sale' | 'lots'>): CallBases =>
  basesOfSale(
    sale.regime,
    lots.map(({ priceTtcCents, existingPriceCents, worksPriceCents }) => ({
      priceTtcCents: cents(priceTtcCents),
      existingPriceCents: existingPriceCents as Cents | null,
      worksPriceCents: worksPriceCents as Cents | null,
    })),
  );

/** The stages that were certified; the handing over is told by the sale itself. */
export function milestonesOf({
  certificates,
  sale,
}: Pick<KnownSale, 'certificates' | 'sale'>): Partial<Record<Milestone, Day>> {
  const certified = Object.fromEntries(certificates.map(({ milestone, on }) => [milestone, on as Day]));
  return { ...certified, ...(sale.deliveredOn !== null && { delivery: sale.deliveredOn as Day }) };
}

/** Day on which the event of a call came; null until then. */
export function reachedOn(
  known: Pick<KnownSale, 'certificates' | 'sale'>,
  { event }: Pick<Payment, 'event'>,
) {
  if (event === 'deed' || event === 'date') return known.sale.deedOn as Day | null;
  return milestonesOf(known)[event] ?? null;
}

/** First day on which a call may be made: its event, but not before the deed. */
export function callableOn(known: Pick<KnownSale, 'certificates' | 'sale'>, call: Pick<Payment, 'event'>) {
  const { deedOn } = known.sale;
  const on = reachedOn(known, call);
  if (deedOn === null || on === null) return null;
  return on > deedOn ? on : (deedOn as Day);
}

/** How a call stands today. */
export const balanceOf = (known: Omit<KnownSale, 'operation'>, call: Payment, today: Day): PaymentBalance =>
  paymentBalance(
    {
      status: call.status,
      amountCents: cents(call.amountCents),
      consignedCents: cents(call.consignedCents),
      dueOn: call.dueOn as Day | null,
      callableOn: callableOn(known, call),
      receipts: receiptsOf(known, call),
    },
    today,
  );

/** What came in for a call, oldest first. */
export const receiptsOf = ({ receipts }: Pick<KnownSale, 'receipts'>, { id }: Pick<Payment, 'id'>) =>
  receipts
    .filter(({ paymentId }) => paymentId === id)
    .map(({ on, amountCents }) => ({ on: on as Day, amountCents: cents(amountCents) }));

/** The template that sales follow, with what it says on the day of the contract. */
export interface SaleTerms {
  readonly row: PaymentTemplateRow;
  readonly fields: TemplateFields;
}

/** The templates of some sales, by their identifier. */
export async function termsOf(
  context: ClientContext,
  known: readonly KnownSale[],
): Promise<ReadonlyMap<string, SaleTerms>> {
  const ids = known.flatMap(({ sale }) => sale.paymentTemplateId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await context.db.select().from(paymentTemplates).where(inArray(paymentTemplates.id, ids));
  return new Map(rows.map((row) => [row.id, { row, fields: contentOf(context, row) }]));
}

/** VAT in the price of a sale: frozen at the deed, else by the law of the day; null where it cannot be told. */
export function vatOfSale(
  { sale, lots, operation }: KnownSale,
  allLots: readonly Lot[],
  on: Day,
): Cents | null {
  if (sale.vatCents !== null) return cents(sale.vatCents);
  try {
    const shares = acquisitionShares(
      cents(operation.purchasePriceCents ?? 0),
      allLots.map(({ ref, tantiemes, areaM2 }) => ({ ref, tantiemes, areaM2 })),
    );
    return sumCents(
      lots.map(({ lot, priceTtcCents }) => {
        const share = shares.find(({ ref }) => ref === lot.ref)?.shareCents ?? zeroCents;
        const taxed = { priceTtcCents: cents(priceTtcCents), vatMode: lot.vatMode, areaM2: lot.areaM2 };
        return lotVat(taxed, share, operation.vatRegime, { on, departmentCode: operation.departmentCode })
          .vatCents;
      }),
    );
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The calls that a template would make of a sale; none where it does not fit its price. */
export function plannedCalls(
  known: KnownSale,
  fields: TemplateFields,
  vatCents: Cents | null,
): readonly SaleCall[] {
  try {
    return callsOfSale(fields.steps, basesOf(known), vatCents ?? zeroCents, {
      deedOn: known.sale.deedOn as Day | null,
      milestones: milestonesOf(known),
    });
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** The file of a sale as the law judges it, with calls that are about to be made. */
export function saleFile(
  known: KnownSale,
  terms: TemplateFields,
  calling: readonly Payment[],
  on: Day,
): SaleFile {
  const { sale } = known;
  const made = known.payments.flatMap((call) => {
    const calledOn = calling.some(({ id }) => id === call.id) ? on : (call.calledOn as Day | null);
    if (calledOn === null || call.status === 'cancelled') return [];
    const { rank, event, base } = call;
    return [{ rank, event, base, amountCents: cents(call.amountCents), calledOn }];
  });
  return {
    regime: sale.regime,
    bases: basesOf(known),
    deedOn: sale.deedOn as Day | null,
    hasCondition: sale.isLoanRequired || sale.conditions.length > 0,
    conditionsMetOn: sale.liftedOn as Day | null,
    milestones: milestonesOf(known),
    calls: made,
    receipts: known.receipts.map(({ on: receivedOn, amountCents }) => ({
      on: receivedOn as Day,
      cents: cents(amountCents),
    })),
    consignedCents: sumCents(known.payments.map(({ consignedCents }) => cents(consignedCents))),
    latePenalty: templateOfFields(terms).latePenalty,
  };
}

/** The law is asked on the day of the contract, which its rates and caps follow. */
export const lawDay = ({ sale }: Pick<KnownSale, 'sale'>, today: Day): Day =>
  (sale.contractOn ?? sale.deedOn ?? today) as Day;
