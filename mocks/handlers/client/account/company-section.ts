import { eq } from 'drizzle-orm';
import { brands } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { companyOf, companyValuesOf } from '../tenant/company.ts';
import { isSirenLocked } from '../tenant/siren-lock.ts';

/** The company's sheet, its logo and its network. */
export async function companySectionOf(context: ClientContext) {
  const tenant = await companyOf(context);
  return {
    tab: 'societe' as const,
    values: companyValuesOf(tenant),
    version: tenant.version,
    logoHref: await fileHrefOrNull(context, tenant.logoFileId),
    brand: await brandOf(context, tenant.brandId, tenant.brandSharingLevel),
    isSirenLocked: await isSirenLocked(context.db, tenant.id),
    can: { update: can(context, 'tenant.update') },
  };
}

async function brandOf(
  { unscoped }: ClientContext,
  id: string | null,
  sharing: 'none' | 'aggregate' | 'detailed',
) {
  if (id === null) return null;
  const [brand] = await unscoped.select({ name: brands.name }).from(brands).where(eq(brands.id, id)).limit(1);
  return brand ? { name: brand.name, sharing } : null;
}
