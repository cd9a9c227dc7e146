import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PartnerCard } from '#contracts/client/partner/index.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import { partnerFavorites, partners, type Partner } from '#mocks/db/schema/index.ts';
import { parameter, type SignedInContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';

/** Partners that clients see. */
export const published = (): SQL | undefined =>
  and(eq(partners.status, 'published'), isNull(partners.deletedAt));

/** The published partner that a condition finds. @throws HttpFailure 404 */
async function partnerWhere({ db }: SignedInContext, condition: SQL): Promise<Partner> {
  const [row] = await db.select().from(partners).where(and(condition, published())).limit(1);
  if (row === undefined) throw notFound('partner');
  return row;
}

/** The published partner whose identifier the address holds. @throws HttpFailure 404 */
export const partnerOfRoute = (context: SignedInContext): Promise<Partner> =>
  partnerWhere(context, eq(partners.id, parameter(context, 'partner')));

/** The published partner whose name the address holds. @throws HttpFailure 404 */
export const partnerOfSlug = (context: SignedInContext): Promise<Partner> =>
  partnerWhere(context, eq(partners.slug, parameter(context, 'partnerSlug')));

/** True for a partner that works in every department. */
export const isEverywhere = (zones: readonly string[]): boolean =>
  zones.length === Object.keys(departmentNames).length;

/** Partners as lists show them, in the same order. */
export async function partnerCards(
  context: SignedInContext,
  rows: readonly Partner[],
): Promise<PartnerCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const own = and(
    eq(partnerFavorites.userId, context.actor.user.id),
    inArray(partnerFavorites.partnerId, ids),
  );
  const kept = await context.db.select({ id: partnerFavorites.partnerId }).from(partnerFavorites).where(own);
  const favorites = new Set(kept.map(({ id }) => id));
  return Promise.all(
    rows.map(async ({ id, slug, name, category, short, zones, advantage, isFeatured, logoFileId }) => ({
      id,
      slug,
      name,
      category,
      logoHref: await fileHrefOrNull(context, logoFileId),
      short,
      zones: zones.toSorted(),
      isEverywhere: isEverywhere(zones),
      advantage,
      isFeatured,
      isFavorite: favorites.has(id),
    })),
  );
}
