import { adminAccountPage } from '#contracts/admin/account/show.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { adminPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { accountActionsOf } from '../account/actions.ts';
import { accountFrame } from '../account/person.ts';
import { journalOf } from '../account/sections/journal.ts';
import { notificationsOf } from '../account/sections/notifications.ts';
import { profileOf } from '../account/sections/profile.ts';
import { securityOf } from '../account/sections/security.ts';
import { sessionsOf } from '../account/sections/sessions.ts';
import { adminTabsOf } from '../account/tabs.ts';

/** Handlers of the account of staff. */
export const adminAccountHandlers = {
  'admin.account.show': adminPage(adminAccountPage, async (context, { tab }) => ({
    ...(await accountFrame(context)),
    tabs: adminTabsOf(),
    section: await sectionOf(context, tab),
  })),
  ...accountActionsOf('admin'),
} satisfies Partial<RouteHandlers>;

function sectionOf(context: AdminContext, tab: ReturnType<typeof adminTabsOf>[number]) {
  switch (tab) {
    case 'profil':
      return profileOf(context);
    case 'securite':
      return securityOf(context);
    case 'sessions':
      return sessionsOf(context);
    case 'notifications':
      return notificationsOf(context);
    case 'journal':
      return journalOf(context);
  }
}
