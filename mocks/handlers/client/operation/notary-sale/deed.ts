import { and, eq, isNull } from 'drizzle-orm';
import { deliverSale, signSaleDeed } from '#contracts/client/operation/notary/sale/payload.ts';
import { DomainError } from '#domain/domain-error.ts';
import type { SaleMode } from '#domain/lot/states.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { contacts, paymentTemplates } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { mailFormat } from '#mocks/server/mail/format.ts';
import { createPayments } from '../notary-sale-payment/create.ts';
import { salesOf as salesWithCalls } from '../notary-sale-payment/record.ts';
import { termsOf, type SaleTerms } from '../notary-sale-payment/terms.ts';
import { turnPayments } from '../notary-sale-payment/turn.ts';
import { announceLots, changeSale } from './change.ts';
import { priceOfSale } from './facts.ts';
import { checkSaleVersion, saleOfRoute, texts, redirectToSale, type FoundSale } from './record.ts';
import { saleRoutes } from './routes.ts';
import { checkPast, followed, withLots } from './steps.ts';
import { vatOfLots, vatOfSale } from './vat.ts';

/** Records the deed: the lots are sold, VAT is fixed, the calls for funds are made. */
export const signDeedHandler = clientAction(signSaleDeed, {
  find: saleOfRoute,
  act: async (context, { version, deedOn, actualPriceCents, notaryId }, found) => {
    await checkSaleVersion(context, found, version);
    const { operation, sale } = found;
    const { refusals } = texts(context);
    checkPast(context, 'deedOn', deedOn);
    if (sale.contractOn !== null && deedOn < sale.contractOn) {
      throw new ValidationFailure({ deedOn: refusals.beforeContract });
    }
    await checkNotary(context, notaryId);
    const facts = {
      deedOn: deedOn as Day,
      actualPriceCents: actualPriceCents as Cents,
      notaryId,
    };
    const made = { ...found, sale: { ...sale, deedOn } };
    const { to } = await saleRoutes.judge(context, found, 'sign-deed', { facts, made });
    if (actualPriceCents !== priceOfSale(found)) {
      const price = mailFormat(context.locale, '').money(priceOfSale(found));
      throw new ValidationFailure({ actualPriceCents: fill(refusals.priceOfLots, { price }) });
    }
    const template = sale.paymentTemplateId ?? (await usualTemplate(context, sale.regime));
    const terms = await termsOfSale(context, found, template);
    const vat = vatOfSale(await vatOfLots(context.db, operation, found, deedOn as Day));
    await changeSale(context, found, {
      action: 'deed',
      version,
      on: deedOn,
      columns: {
        status: to,
        deedOn,
        sellerNotaryId: notaryId,
        vatCents: vat,
        vatRegime: operation.vatRegime,
        paymentTemplateId: template,
      },
      alongside: async (tx) => {
        const given = { deedOn: deedOn as Day };
        await followed(context, tx, found, { step: 'sign-deed', facts: given, on: deedOn });
        await makeCalls(context, tx, found, terms);
      },
    });
    announceLots(context, found);
    return redirectToSale(found, texts(context).flash.deeded);
  },
});

/** The schedule that sales of a regime follow unless another is chosen. */
async function usualTemplate({ db }: ClientContext, regime: SaleMode): Promise<string | null> {
  const [row] = await db
    .select({ id: paymentTemplates.id })
    .from(paymentTemplates)
    .where(
      and(
        eq(paymentTemplates.regime, regime),
        eq(paymentTemplates.isDefault, true),
        isNull(paymentTemplates.deletedAt),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** What the schedule of a sale says. @throws ValidationFailure when there is none */
async function termsOfSale(
  context: ClientContext,
  { operation, sale }: FoundSale,
  template: string | null,
): Promise<SaleTerms> {
  const known = (await salesWithCalls(context.db, operation))
    .filter((one) => one.sale.id === sale.id)
    .map((one) => ({ ...one, sale: { ...one.sale, paymentTemplateId: template } }));
  const terms = (await termsOf(context, known)).get(template ?? '');
  if (terms === undefined) throw new ValidationFailure({ base: texts(context).refusals.noTemplate });
  return terms;
}

/** Makes the calls of a sale at its deed. @throws ValidationFailure when its schedule does not call the whole price */
async function makeCalls(
  context: ClientContext,
  tx: Database,
  { operation, sale }: FoundSale,
  terms: SaleTerms,
): Promise<void> {
  const known = (await salesWithCalls(tx, operation)).find((one) => one.sale.id === sale.id);
  try {
    if (known !== undefined) await createPayments(context, tx, known, terms);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new ValidationFailure({ base: texts(context).refusals.noCalls });
  }
}

/** @throws ValidationFailure for a notary whom the company does not know */
async function checkNotary({ db, locale }: ClientContext, id: string | null): Promise<void> {
  if (id === null) return;
  const rows = await db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id));
  if (rows.length === 0) throw new ValidationFailure({ notaryId: validationText(locale, 'unknownRecord') });
}

/** Records that the keys were given. */
export const deliverHandler = saleRoutes.route(
  deliverSale,
  'deliver',
  (context, { deliveredOn, reserves }, found) => {
    checkPast(context, 'deliveredOn', deliveredOn);
    const facts = { deliveredOn: deliveredOn as Day };
    const deliveryReserves = reserves
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return {
      on: deliveredOn,
      facts,
      columns: { deliveredOn, deliveryReserves },
      alongside: async (tx) => {
        await followed(context, tx, found, { step: 'deliver', facts, on: deliveredOn });
        await turnPayments(context.deps, tx, found.operation.id);
      },
    };
  },
  withLots((context) => texts(context).flash.delivered),
);
