import { adminTabs, clientTabs } from '#contracts/account/tabs.ts';
import { can, type SignedInContext } from '#mocks/server/context.ts';

type ClientTab = (typeof clientTabs)[number];

/** Parts of the account that need a company. */
const companyTabs: readonly ClientTab[] = ['societe', 'donnees'];

/**
 * The parts of the account that a client may see: those of the company for whoever may read its sheet, the
 * others for everybody.
 */
export function clientTabsOf(context: SignedInContext): ClientTab[] {
  const seesCompany = context.actor.tenant !== null && can(context, 'tenant.list');
  return clientTabs.filter((tab) => seesCompany || !companyTabs.includes(tab));
}

/** The parts of the account of staff: all of them. */
export const adminTabsOf = (): (typeof adminTabs)[number][] => [...adminTabs];
