import { and, eq } from 'drizzle-orm';
import { memberFormPage } from '#contracts/client/user/form.ts';
import { memberIndexPage } from '#contracts/client/user/index.ts';
import { membershipOfMember } from '#mocks/db/queries/memberships-in-force.ts';
import { memberships } from '#mocks/db/schema/index.ts';
import { can } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { destroyHandler, endSessionsHandler, restoreHandler, suspendHandler } from './access.ts';
import { formProps, updateHandler } from './form.ts';
import { pendingInvitations, resendHandler, revokeHandler, seatsOf, storeHandler } from './invitations.ts';
import { answerMembers, memberListPage } from './list.ts';
import { memberOfRoute, successorsOf } from './members.ts';

/** The people who work for a company: members, invitations, rights. */
export const userResource = defineResource({
  handlers: {
    'client.user.index': clientPage(memberIndexPage, async (context, query) => ({
      list: await answerMembers(context, query),
      seats: await seatsOf(context),
      invitations: await pendingInvitations(context),
      people: can(context, 'tenant-user.delete') ? await successorsOf(context) : [],
    })),
    'client.user.create': clientPage(memberFormPage, (context) => formProps(context, null)),
    'client.user.store': storeHandler,
    'client.user.edit': clientPage(memberFormPage, async (context) =>
      formProps(context, await memberOfRoute(context)),
    ),
    'client.user.update': updateHandler,
    'client.user.destroy': destroyHandler,
    'client.user.suspend': suspendHandler,
    'client.user.restore': restoreHandler,
    'client.user.sessions.destroy': endSessionsHandler,
    'client.user.invitation.resend': resendHandler,
    'client.user.invitation.revoke': revokeHandler,
  },
  records: [
    {
      type: 'member',
      area: 'client',
      can: 'tenant-user.update',
      exists: async (db, userId) => {
        const isIt = and(eq(memberships.userId, userId), membershipOfMember);
        return (await db.select({ id: memberships.id }).from(memberships).where(isIt)).length > 0;
      },
      // What an owner decides of rights is decided again, never taken back in passing.
      takeBack: () => Promise.resolve(0),
    },
  ],
  listPages: [memberListPage],
});
