import { clientAccountPage } from '#contracts/client/account/show.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { isClientContext } from '#mocks/server/context.ts';
import { signedInPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { accountActionsOf } from '../../account/actions.ts';
import { accountFrame } from '../../account/person.ts';
import { notificationsOf } from '../../account/sections/notifications.ts';
import { profileOf } from '../../account/sections/profile.ts';
import { securityOf } from '../../account/sections/security.ts';
import { sessionsOf } from '../../account/sections/sessions.ts';
import { clientTabsOf } from '../../account/tabs.ts';
import { companySectionOf } from './company-section.ts';
import { dataSectionOf, downloadDataHandler, showDataHandler } from './data.ts';

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
