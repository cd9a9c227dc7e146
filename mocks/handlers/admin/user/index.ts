import { eq } from 'drizzle-orm';
import { accountDownload, adminUserIndexPage } from '#contracts/admin/user/index.ts';
import { adminUserFormPage } from '#contracts/admin/user/form.ts';
import { users } from '#mocks/db/schema/index.ts';
import { can } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { impersonationExtent } from '../impersonation-extent.ts';
import { bulkHandler, destroyHandler, restoreHandler, suspendHandler, unlockHandler } from './access.ts';
import { noteHandler, resetTwoFactorHandler } from './care.ts';
import { closeTenantHandler, updateTenantHandler } from './company.ts';
import { formProps } from './form.ts';
import { inviteAgainHandler, verifyAgainHandler } from './invitations.ts';
import { accountSource } from './list.ts';
import { accountOfRoute } from './people.ts';
import { storeHandler } from './store.ts';
import { updateHandler } from './update.ts';

/** Accounts of the platform: list, access, invitations. */
export const adminUserResource = defineResource({
  handlers: {
    'admin.user.index': adminPage(adminUserIndexPage, async (context, query) => ({
      list: await accountSource.answer(context, query),
      impersonation: impersonationExtent(context),
      seesTeam: can(context, 'platform-user.list'),
    })),
    'admin.user.download': adminData(accountDownload, (context, { format }) =>
      answerDownload(context, accountSource.download, format),
    ),
    'admin.user.create': adminPage(adminUserFormPage, (context, query) => formProps(context, null, query)),
    'admin.user.store': storeHandler,
    'admin.user.edit': adminPage(adminUserFormPage, async (context, query) =>
      formProps(context, await accountOfRoute(context, 'list'), query),
    ),
    'admin.user.update': updateHandler,
    'admin.user.note.store': noteHandler,
    'admin.user.twofactor.reset': resetTwoFactorHandler,
    'admin.tenant.update': updateTenantHandler,
    'admin.tenant.close': closeTenantHandler,
    'admin.user.bulk': bulkHandler,
    'admin.user.suspend': suspendHandler,
    'admin.user.restore': restoreHandler,
    'admin.user.unlock': unlockHandler,
    'admin.user.invitation': inviteAgainHandler,
    'admin.user.verify': verifyAgainHandler,
    'admin.user.destroy': destroyHandler,
  },
  records: [
    {
      type: 'user',
      area: 'admin',
      can: 'user.list',
      exists: async (db, id) => (await db.$count(users, eq(users.id, id))) > 0,
      // Rights are decided again, never taken back in passing.
      takeBack: () => Promise.resolve(0),
    },
  ],
  listPages: [accountSource.listPage],
  downloads: [accountSource.download],
});
