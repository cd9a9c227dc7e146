import { eq } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { leadSources, type LeadSource } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** The way in of a company, where it has one already. */
export async function knownSource(db: Database, tenantId: string): Promise<LeadSource | null> {
  const [row] = await db.select().from(leadSources).where(eq(leadSources.tenantId, tenantId)).limit(1);
  return row ?? null;
}

/** The way in of a company: made with the first request, or when its settings are first saved. */
export async function sourceOf(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  db: Database,
  tenantId: string,
): Promise<LeadSource> {
  const now = deps.clock.businessNow();
  await db
    .insert(leadSources)
    .values({ id: deps.newId(), tenantId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const row = await knownSource(db, tenantId);
  if (row === null) throw new RangeError('the way in was not made');
  return row;
}

/** Signs of a token after the identifier of its way in (`leadToken` of the manifest). */
const tokenSigns = 40;
const idSigns = 26;
/** Signs of a secret: 192 bits. */
const secretSigns = 48;

type Signs = Pick<ServerDependencies, 'signer'>;
type Keyed = Pick<LeadSource, 'id' | 'keyNumber'>;

/** What the address of a way in ends with; another one once its keys were renewed. */
export async function leadToken({ signer }: Signs, { id, keyNumber }: Keyed): Promise<string> {
  return `${id}-${(await signer.sign(`lead-address:${id}:${keyNumber}`)).slice(0, tokenSigns)}`;
}

/** What portals sign with, or send as it is. */
export const leadSecret = async ({ signer }: Signs, { id, keyNumber }: Keyed): Promise<string> =>
  `cle_${(await signer.sign(`lead-secret:${id}:${keyNumber}`)).slice(0, secretSigns)}`;

/** The way in that a token may belong to: whether it does is for `leadToken` to tell. */
export const sourceIdOf = (token: string): string => token.slice(0, idSigns);
