import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { cardPhotoSide } from '#domain/media/media.ts';
import { cents } from '#domain/money/cents.ts';
import { spentByCategory } from '#domain/operation/closing-statement.ts';
import { referenceOfOperation } from '#domain/profile/reference-of-operation.ts';
import { day } from '#domain/time/day.ts';
import { lots, media, type NewProfileReference, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { findFile, folderOf } from '#mocks/server/files/store-file.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { cashOf } from '../operation/cash-flow-forecast/entries.ts';

/** What a closed operation tells by itself of the reference that it becomes; the rest is completed by hand. */
export async function valuesOfOperation(
  context: ClientContext,
  operation: Operation,
): Promise<Partial<NewProfileReference> & { title: string }> {
  const { id, name, city, kind, purchasePriceCents, acquiredOn, closedOn } = operation;
  const sold = await context.db
    .select({ priceTtcCents: lots.priceTtcCents })
    .from(lots)
    .where(
      and(eq(lots.operationId, id), isNull(lots.deletedAt), inArray(lots.status, ['sold', 'delivered'])),
    );
  const figures =
    closedOn === null
      ? { year: operation.updatedAt.getUTCFullYear() }
      : referenceOfOperation({
          acquiredOn: acquiredOn === null ? null : day(acquiredOn),
          closedOn: day(closedOn),
          soldPrices: sold.map(({ priceTtcCents }) => (priceTtcCents === null ? null : cents(priceTtcCents))),
        });
  return {
    ...figures,
    title: name,
    city,
    kind,
    purchaseCents: purchasePriceCents,
    worksCents: await paidForWorks(context, id),
    operationId: id,
  };
}

/** What was paid for its works without VAT; null where none of it was entered. */
async function paidForWorks(context: ClientContext, operationId: string): Promise<number | null> {
  const today = day(parisDay(context.deps.clock.businessNow()));
  const { entries } = await cashOf(context, operationId, today);
  return spentByCategory(entries).find(({ category }) => category === 'works')?.paidCents ?? null;
}

/** The cover of an operation, else its first photograph from after the works, as large as a card shows it; null without one. */
export async function photoOfOperation(context: ClientContext, { id }: Operation): Promise<File | null> {
  const [photo] = await context.db
    .select({ fileId: media.fileId })
    .from(media)
    .where(
      and(
        eq(media.operationId, id),
        eq(media.kind, 'photo'),
        eq(media.isConfidential, false),
        isNotNull(media.fileId),
        isNull(media.deletedAt),
      ),
    )
    .orderBy(desc(media.isCover), desc(sql`${media.stage} is not distinct from 'after'`), asc(media.position))
    .limit(1);
  const file = photo?.fileId == null ? null : await findFile(context.db, photo.fileId);
  if (file === null) return null;
  const bytes = await context.deps.files.read(folderOf(file), file.sha256, context.unscoped);
  if (!bytes) return null;
  const whole = new File([bytes], file.name, { type: file.contentType });
  return fittedPicture(context, whole, { side: cardPhotoSide, field: 'operationId' });
}
