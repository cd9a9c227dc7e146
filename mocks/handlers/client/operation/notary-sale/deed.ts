import { eq } from 'drizzle-orm';
import { deliverSale, signSaleDeed } from '#contracts/client/operation/notary/sale/payload.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { contacts } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { mailFormat } from '#mocks/server/mail/format.ts';
import { makeCalls, openDeliveryCall } from './calls.ts';
import { announceLots, changeSale } from './change.ts';
import { priceOfSale } from './facts.ts';
import { judgeSale } from './judge.ts';
import { checkSaleVersion, saleOfRoute, texts, toldSale } from './record.ts';
import { checkPast, followed } from './steps.ts';
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
    const to = await judgeSale(context, { ...found, sale: { ...sale, deedOn } }, 'sign-deed', { facts });
    if (actualPriceCents !== priceOfSale(found)) {
      const price = mailFormat(context.locale, '').money(priceOfSale(found));
      throw new ValidationFailure({ actualPriceCents: fill(refusals.priceOfLots, { price }) });
    }
    const vat = vatOfSale(await vatOfLots(context.db, operation, found, deedOn as Day));
    await changeSale(context, found, {
      action: 'deed',
      version,
      to,
      on: deedOn,
      columns: { deedOn, sellerNotaryId: notaryId, vatCents: vat, vatRegime: operation.vatRegime },
      alongside: async (tx) => {
        const given = { deedOn: deedOn as Day };
        await followed(context, tx, found, { step: 'sign-deed', facts: given, on: deedOn });
        const byUserId = context.actor.user.id;
        const areMade = await makeCalls(context.deps, tx, found, { ...given, vatCents: vat, byUserId });
        if (!areMade) throw new ValidationFailure({ base: refusals.noCalls });
      },
    });
    announceLots(context, found);
    return toldSale(found, texts(context).told.deeded);
  },
});

/** @throws ValidationFailure for a notary whom the company does not know */
async function checkNotary({ db, locale }: ClientContext, id: string | null): Promise<void> {
  if (id === null) return;
  const rows = await db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id));
  if (rows.length === 0) throw new ValidationFailure({ notaryId: validationText(locale, 'unknownRecord') });
}

/** Records that the keys were given. */
export const deliverHandler = clientAction(deliverSale, {
  find: saleOfRoute,
  act: async (context, { version, deliveredOn, reserves }, found) => {
    await checkSaleVersion(context, found, version);
    checkPast(context, 'deliveredOn', deliveredOn);
    const facts = { deliveredOn: deliveredOn as Day };
    const to = await judgeSale(context, found, 'deliver', { facts });
    const deliveryReserves = reserves
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    await changeSale(context, found, {
      action: 'deliver',
      version,
      to,
      on: deliveredOn,
      columns: { deliveredOn, deliveryReserves },
      alongside: async (tx) => {
        await followed(context, tx, found, { step: 'deliver', facts, on: deliveredOn });
        await openDeliveryCall(tx, found, deliveredOn);
      },
    });
    announceLots(context, found);
    return toldSale(found, texts(context).told.delivered);
  },
});
