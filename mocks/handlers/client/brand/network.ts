import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { BrandHeadProps } from '#contracts/client/brand/head.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import type { KpiScope } from '#mocks/db/queries/operation-kpis.ts';
import { brands, operations, plans, subscriptions, tenants, type Brand } from '#mocks/db/schema/index.ts';
import type { BrandContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** The whole database: a network is of several companies. Whoever asks it names the network, or who shares. */
export const networkDb = ({ unscoped }: Pick<BrandContext, 'unscoped'>): Database => unscoped;

/** The day of the trade of a request. */
export const todayOf = ({ deps }: Pick<BrandContext, 'deps'>): Day => day(parisDay(deps.clock.businessNow()));

/** The network that the person steers. @throws HttpFailure 404 */
export async function brandOf(context: BrandContext): Promise<Brand> {
  const isOwn = and(eq(brands.id, context.actor.brand.id), isNull(brands.deletedAt));
  const [row] = await networkDb(context).select().from(brands).where(isOwn).limit(1);
  if (!row) throw notFound('brand');
  return row;
}

/** What stands at the head of the network's pages. */
export const headOf = async (context: BrandContext, row: Brand): Promise<BrandHeadProps> => ({
  name: row.name,
  color: row.color ?? '',
  logoHref: await fileHrefOrNull(context, row.logoFileId),
});

/** The companies that share figures with a network; all that is told of their operations is read over these. */
export const sharingScope = (brandId: string): KpiScope => ({ brandId, isSharing: true });

/** Companies of a network that were not closed, by name. */
export const companiesOf = (db: Database, brandId: string) =>
  db
    .select({
      id: tenants.id,
      name: tenants.name,
      status: tenants.status,
      sharing: tenants.brandSharingLevel,
      activity: tenants.activity,
    })
    .from(tenants)
    .where(and(eq(tenants.brandId, brandId), ne(tenants.status, 'closed')))
    .orderBy(asc(tenants.name));
export type NetworkCompany = Awaited<ReturnType<typeof companiesOf>>[number];

/** Where the companies that share have operations, and the offers that they have. */
export async function choicesOf(
  db: Database,
  sharing: readonly NetworkCompany[],
): Promise<{ departments: string[]; plans: { id: string; name: string }[] }> {
  const ids = sharing.map(({ id }) => id);
  const departments = await db
    .selectDistinct({ code: operations.departmentCode })
    .from(operations)
    .where(and(inArray(operations.tenantId, ids), isNull(operations.deletedAt)))
    .orderBy(asc(operations.departmentCode));
  const offers = await db
    .selectDistinct({ id: plans.id, name: plans.name, sort: plans.sort })
    .from(plans)
    .innerJoin(subscriptions, eq(subscriptions.planId, plans.id))
    .where(inArray(subscriptions.tenantId, ids))
    .orderBy(asc(plans.sort));
  return {
    departments: departments.map(({ code }) => code),
    plans: offers.map(({ id, name }) => ({ id, name })),
  };
}
