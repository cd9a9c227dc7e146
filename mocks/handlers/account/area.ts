import type { AccountTab, adminTabs, clientTabs } from '#contracts/account/tabs.ts';
import { show as adminShow } from '#generated/routes/admin/account.ts';
import { show as clientShow } from '#generated/routes/client/account.ts';
import type { RequestContext } from '#mocks/server/context.ts';

/** Parts that both areas have. */
export type SharedTab = Extract<(typeof clientTabs)[number], (typeof adminTabs)[number]> & AccountTab;

/** The account in the area of a request, open at one of its parts. */
export function accountHref({ route }: Pick<RequestContext, 'route'>, tab: SharedTab): string {
  const isAdmin = route.name.startsWith('admin.');
  return isAdmin ? adminShow({ query: { tab } }) : clientShow({ query: { tab } });
}

/** The account of a person, whatever area a request came from. */
export const accountHrefOf = (user: { kind: 'platform' | 'client' }, tab: SharedTab): string =>
  user.kind === 'platform' ? adminShow({ query: { tab } }) : clientShow({ query: { tab } });
