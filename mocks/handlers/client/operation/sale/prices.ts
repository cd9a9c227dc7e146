import type { PriceChange } from '#contracts/client/operation/sale/payload.ts';
import type { Cents } from '#domain/money/cents.ts';
import { asksReason, isSplitRight, scaledPrice } from '#domain/sale/price-change.ts';
import { lotMachine } from '#domain/states/lot/lot.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { lotPrices, saleContacts, contacts, type NewLotPriceChange } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { transitionContext } from '../steps/transition-context.ts';
import { announceLot, isPriced, lotFactsOf, lotPriceOf, writeLot, type FoundLot } from './record.ts';

/** Writes a change of price into its log. */
export async function logPrice(
  context: ClientContext,
  tx: Database,
  { operation, lot }: { operation: { id: string }; lot: { id: string; tenantId: string } },
  { oldCents, newCents, reason }: Pick<NewLotPriceChange, 'oldCents' | 'newCents' | 'reason'>,
): Promise<void> {
  await tx.insert(lotPrices).values({
    id: context.deps.newId(),
    tenantId: lot.tenantId,
    operationId: operation.id,
    lotId: lot.id,
    oldCents: oldCents ?? null,
    newCents,
    reason: reason === '' ? null : (reason ?? null),
    byUserId: context.actor.user.id,
    at: context.deps.clock.businessNow(),
  });
}

/** Whoever holds a lot, as far as one buyer is known. */
async function buyerOf({ db }: ClientContext, { lot, operation }: FoundLot): Promise<string | null> {
  const rows = await db
    .select({ lotIds: saleContacts.lotIds, name: contacts.displayName })
    .from(saleContacts)
    .innerJoin(contacts, eq(contacts.id, saleContacts.contactId))
    .where(
      and(
        eq(saleContacts.operationId, operation.id),
        eq(saleContacts.stage, 'buyer'),
        isNull(saleContacts.deletedAt),
      ),
    );
  return rows.find(({ lotIds }) => lotIds.includes(lot.id))?.name ?? null;
}

/**
 * Refuses a price that may not be set: of a lot that somebody holds, a VIR whose parts do not make it up, a large
 * change without a reason.
 *
 * @param field where it is told
 * @throws ValidationFailure
 */
export async function checkPrice(
  context: ClientContext,
  found: FoundLot,
  change: Omit<PriceChange, 'lotId'>,
  {
    reason,
    field,
    reasonField = 'reason',
  }: { readonly reason: string; readonly field: string; readonly reasonField?: string },
): Promise<void> {
  const { lot } = found;
  const texts = messagesFor(context.locale, saleMessages);
  const facts = {
    ...lotFactsOf(lot),
    buyerName: await buyerOf(context, found),
    newPriceCents: change.priceTtcCents as Cents,
  };
  const answer = mayHappen(
    lotMachine,
    'change-price',
    { state: lot.status, facts },
    await transitionContext(context),
  );
  if (!answer.ok) {
    const [why] = answer.reasons;
    throw new ValidationFailure({ [field]: `${lot.ref} : ${why?.text[context.locale] ?? ''}` });
  }
  if (!isSplitRight(lot.saleMode, change)) {
    throw new ValidationFailure({ [field]: fill(texts.priceNotSplit, { ref: lot.ref }) });
  }
  if (asksReason(lot.priceTtcCents, change.priceTtcCents) && reason === '') {
    throw new ValidationFailure({ [reasonField]: fill(texts.reasonNeeded, { ref: lot.ref }) });
  }
}

/** The parts of a VIR whose price alone was given: works keep their share of it. */
function withParts({ lot }: FoundLot, change: PriceChange): PriceChange {
  const isWhole = change.existingPriceCents === null && change.worksPriceCents === null;
  if (lot.saleMode !== 'vir' || !isWhole || !isPriced(lot)) return change;
  return { ...change, ...scaledPrice(lotPriceOf(lot), change.priceTtcCents as Cents) };
}

/** Sets prices of lots, all or none, each with its line of the log. @throws ValidationFailure */
export async function changePrices(
  context: ClientContext,
  rows: readonly FoundLot[],
  changes: readonly PriceChange[],
  { reason, field }: { readonly reason: string; readonly field: string },
): Promise<void> {
  const pairs = rows.flatMap((found) => {
    const change = changes.find(({ lotId }) => lotId === found.lot.id);
    return change === undefined ? [] : [{ found, change: withParts(found, change) }];
  });
  for (const { found, change } of pairs) await checkPrice(context, found, change, { reason, field });
  await context.db.transaction(async (tx) => {
    for (const { found, change } of pairs) {
      const { lot } = found;
      const isVir = lot.saleMode === 'vir';
      const { priceTtcCents } = change;
      await writeLot(context, tx, found, {
        action: 'price',
        columns: {
          priceTtcCents,
          ...(isVir && {
            existingPriceCents: change.existingPriceCents,
            worksPriceCents: change.worksPriceCents,
          }),
        },
        changes: { priceTtcCents: { from: lot.priceTtcCents, to: priceTtcCents } },
        alongside: () =>
          logPrice(context, tx, found, { oldCents: lot.priceTtcCents, newCents: priceTtcCents, reason }),
      });
    }
  });
  for (const { found } of pairs) {
    announceLot(context, 'price.changed', { ...found.lot, version: found.lot.version + 1 });
  }
}
