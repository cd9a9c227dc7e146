import { eq } from 'drizzle-orm';
import { creditorOf, type Creditor } from '#domain/legal/legal-interest-parameters.ts';
import type { Database } from '#mocks/db/database.ts';
import { profiles, type Operation } from '#mocks/db/schema/index.ts';

/** In what capacity the owner of an operation acts: a person who owns by himself, else a company. */
export async function ownerCapacity(
  db: Pick<Database, 'select'>,
  { ownerProfileId }: Pick<Operation, 'ownerProfileId'>,
): Promise<Creditor> {
  if (ownerProfileId === null) return creditorOf(null);
  const [owner] = await db
    .select({ kind: profiles.kind })
    .from(profiles)
    .where(eq(profiles.id, ownerProfileId))
    .limit(1);
  return creditorOf(owner?.kind ?? null);
}
