import { eq } from 'drizzle-orm';
import { clientAccountPage } from '#contracts/client/account/show.ts';
import { can, type ClientContext, type SignedInContext } from '#mocks/server/context.ts';
import { isClientContext } from '#mocks/server/context.ts';
import { signedInPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { brands } from '#mocks/db/schema/index.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { accountActionsOf } from '../../account/actions.ts';
import { accountFrame } from '../../account/person.ts';
import { notificationsOf } from '../../account/sections/notifications.ts';
import { profileOf } from '../../account/sections/profile.ts';
import { securityOf } from '../../account/sections/security.ts';
import { sessionsOf } from '../../account/sections/sessions.ts';
import { clientTabsOf } from '../../account/tabs.ts';
import { dataSectionOf, downloadDataHandler, showDataHandler } from './data.ts';
import { franchiseOf } from './franchise.ts';
import { companyOf, companyValuesOf } from '../tenant/company.ts';
import { isSirenLocked } from '../tenant/siren-lock.ts';

/** Handlers of the account of clients, people without a company among them. */
export const clientAccountHandlers = {
  'client.account.show': signedInPage(clientAccountPage, async (context, query) => {
    const tabs = clientTabsOf(context);
    return {
      ...(await accountFrame(context)),
      tabs,
      section: await sectionOf(context, tabs.find((tab) => tab === query.tab) ?? 'profil'),
    };
  }),
  'client.account.data.download': downloadDataHandler,
  'client.account.data.show': showDataHandler,
  ...accountActionsOf('client'),
} satisfies Partial<RouteHandlers>;

function sectionOf(context: SignedInContext, tab: ReturnType<typeof clientTabsOf>[number]) {
  switch (tab) {
    case 'securite':
      return securityOf(context);
    case 'sessions':
      return sessionsOf(context);
    case 'notifications':
      return notificationsOf(context);
    case 'societe':
      return isClientContext(context) ? companySectionOf(context) : profileOf(context);
    case 'donnees':
      return dataSectionOf(context);
    case 'profil':
      return profileOf(context);
  }
}

/** The company's sheet, its logo and its network. */
async function companySectionOf(context: ClientContext) {
  const tenant = await companyOf(context);
  return {
    tab: 'societe' as const,
    values: companyValuesOf(tenant),
    version: tenant.version,
    logoHref: await fileHrefOrNull(context, tenant.logoFileId),
    brand: await brandOf(context, tenant.brandId, tenant.brandSharingLevel),
    franchise: await franchiseOf(context, tenant),
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
