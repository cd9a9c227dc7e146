import { adminTabs, clientTabs } from '#contracts/account/tabs.ts';
import { can, type SignedInContext } from '#mocks/server/context.ts';

type ClientTab = (typeof clientTabs)[number];

/** The parts of the account that a client may see: the company's for whoever may read its sheet. */
export function clientTabsOf(context: SignedInContext): ClientTab[] {
  const seesCompany = context.actor.tenant !== null && can(context, 'tenant.list');
  return clientTabs.filter((tab) => seesCompany || tab !== 'societe');
}

/** The parts of the account of staff: all of them. */
export const adminTabsOf = (): (typeof adminTabs)[number][] => [...adminTabs];
