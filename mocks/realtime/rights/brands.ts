import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { brandMemberships } from '#mocks/db/schema/index.ts';
import type { Actor } from '#mocks/server/actor.ts';

/** True when the person is one of those who steer the brand. */
export async function steersBrand(db: Database, { user }: Actor, brandId: string): Promise<boolean> {
  const rows = await db
    .select({ brandId: brandMemberships.brandId })
    .from(brandMemberships)
    .where(
      and(
        eq(brandMemberships.userId, user.id),
        eq(brandMemberships.brandId, brandId),
        isNull(brandMemberships.revokedAt),
      ),
    );
  return rows.length > 0;
}
