import { desc, eq } from 'drizzle-orm';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { rateSupplier } from '#contracts/client/supplier/payload.ts';
import { meanRatingHundredths } from '#domain/relation/supplier.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, supplierRatings, suppliers, type Supplier } from '#mocks/db/schema/index.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { supplier } from './record.ts';

/** The evaluations of a supplier, the latest first, and the operations on which it can be evaluated. */
export async function ratingsOf(
  { db }: ClientContext,
  row: Supplier,
): Promise<Pick<SupplierFormProps, 'ratingHundredths' | 'ratings' | 'operations'>> {
  const rows = await db
    .select({ rating: supplierRatings, operation: operations.name })
    .from(supplierRatings)
    .innerJoin(operations, eq(operations.id, supplierRatings.operationId))
    .where(eq(supplierRatings.supplierId, row.id))
    .orderBy(desc(supplierRatings.createdAt), desc(supplierRatings.id));
  const names = await personNames(
    db,
    rows.map(({ rating }) => rating.createdBy),
  );
  return {
    ratingHundredths: row.ratingHundredths,
    ratings: rows.map(({ rating, operation }) => ({
      id: rating.id,
      operation,
      quality: rating.quality,
      delay: rating.delay,
      price: rating.price,
      comment: rating.comment,
      by: names.get(rating.createdBy ?? '') ?? '–',
      at: rating.createdAt.toISOString(),
    })),
    operations: await db
      .select({ id: operations.id, name: operations.name })
      .from(operations)
      .where(liveOperations())
      .orderBy(operations.name),
  };
}

/**
 * Writes the mean of a supplier's evaluations; call it after one was added.
 *
 * @param tx of the whole company: evaluations on operations that the person does not see count as well
 */
export async function refreshRating(tx: Database, supplierId: string): Promise<void> {
  const ratings = await tx.select().from(supplierRatings).where(eq(supplierRatings.supplierId, supplierId));
  await tx
    .update(suppliers)
    .set({ ratingHundredths: meanRatingHundredths(ratings) })
    .where(eq(suppliers.id, supplierId));
}

/** Keeps how a supplier worked on an operation. Evaluations stay: there may be several of one operation. */
export const rateHandler = clientAction(rateSupplier, {
  find: supplier.ofRoute,
  act: async (context, { operationId, quality, delay, price, comment }, row) => {
    const { db, deps, actor } = context;
    const known = await db
      .select({ id: operations.id })
      .from(operations)
      .where(eq(operations.id, operationId));
    if (known.length === 0) {
      throw new ValidationFailure({ operationId: validationText(context.locale, 'unknownRecord') });
    }
    const now = deps.clock.businessNow();
    // The mean counts evaluations on operations that the person does not see, too.
    const write = async (tx: Database): Promise<void> => {
      await tx.insert(supplierRatings).values({
        id: deps.newId(),
        tenantId: row.tenantId,
        supplierId: row.id,
        operationId,
        quality,
        delay,
        price,
        comment: comment === '' ? null : comment,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await refreshRating(tx, row.id);
    };
    await supplier.beside(context, row, { action: 'rate', write, within: wholeCompany(context) });
    const text = messagesFor(context.locale, supplierMessages).ratings.saved;
    return redirect(edit(row.id), { type: 'success', text });
  },
});
