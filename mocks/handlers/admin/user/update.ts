import { and, eq, sql } from 'drizzle-orm';
import { updateAccount } from '#contracts/admin/user/payload.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { edit } from '#generated/routes/admin/user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { memberships, users, type User } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { requireConfirmation } from '#mocks/server/confirmation.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { placesOf } from './form.ts';
import {
  announceAccounts,
  checkGivesRoles,
  keepSomebody,
  keepSuperAdmin,
  liveAccountOfRoute,
  userTexts,
} from './people.ts';
import { namedRoles } from './roles.ts';
import { checkRoles } from './store.ts';

/** A role of somebody in a company that is to change. */
interface RoleChange {
  readonly tenant: { readonly id: string; readonly name: string };
  readonly membershipId: string;
  readonly from: string;
  readonly to: string;
}

type Places = Awaited<ReturnType<typeof placesOf>>;

/** Changes names, roles of the team, and roles in companies, over the version that was read. */
export const updateHandler = adminAction(updateAccount, {
  find: liveAccountOfRoute('update'),
  act: async (context, { version, places, roleNames, ...person }, user) => {
    const isTeam = user.kind === 'platform';
    const { refused, flash } = userTexts(context);
    if (isTeam && places.length > 0) throw new ValidationFailure({ places: refused.teamHasNoCompany });
    const moved = isTeam ? [] : roleChanges(context, await placesOf(context, user.id), places);
    const isOtherTeam = isTeam && changedNames(user.platformRoles, roleNames);
    if (isOtherTeam) await checkTeamRoles(context, user, roleNames);
    await checkRoles(
      context,
      'tenant',
      moved.map(({ to }) => to),
      'places',
    );
    if (isOtherTeam || moved.some(({ to }) => to === 'owner')) requireConfirmation(context, 'roles');

    const columns = {
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone,
      jobTitle: person.jobTitle === '' ? null : person.jobTitle,
      ...(isOtherTeam && { platformRoles: roleNames }),
    };
    const changes = changedFields(user, columns);
    const isSaved = await context.db.transaction(async (tx) => {
      if (isOtherTeam && !roleNames.includes('super-admin')) {
        await keepSuperAdmin(context, tx, user, 'roleNames');
      }
      const at = context.deps.clock.businessNow();
      if (!(await changeRow(tx, users, { id: user.id, version }, { at, columns }))) return false;
      await audit(context, tx, 'user.update', subjectOf(user), changes);
      for (const change of moved) await moveRole(context, tx, user, change);
      return true;
    });
    if (!isSaved) throw await stale(context, user, Object.keys(changes));
    await announceAccounts(context, [user.id]);
    const text = fill(flash.updated, { name: fullName({ ...user, ...columns }) });
    return redirect(edit(user.id), { type: 'success', text });
  },
});

const subjectOf = (user: User) => ({ type: 'user', id: user.id, label: fullName(user) });

const changedNames = (before: readonly string[], after: readonly string[]): boolean =>
  before.toSorted().join() !== [...new Set(after)].toSorted().join();

/** Nobody changes their own rights, and somebody of the team has at least one role. */
async function checkTeamRoles(context: AdminContext, user: User, names: readonly string[]): Promise<void> {
  const { refused } = userTexts(context);
  checkGivesRoles(context);
  if (user.id === context.actor.user.id) throw new ValidationFailure({ roleNames: refused.ownRoles });
  if (names.length === 0) throw new ValidationFailure({ roleNames: refused.rolesMissing });
  await checkRoles(context, 'platform', names, 'roleNames');
}

/** @throws ValidationFailure on `places` for a company that the person does not work for */
function roleChanges(
  { locale }: AdminContext,
  known: Places,
  wanted: readonly { readonly tenantId: string; readonly role: string }[],
): RoleChange[] {
  return wanted.flatMap(({ tenantId, role }): RoleChange[] => {
    const place = known.find(({ tenant }) => tenant.id === tenantId);
    if (!place) throw new ValidationFailure({ places: validationText(locale, 'unknownRecord') });
    const { membership, tenant } = place;
    if (membership.role === role) return [];
    return [
      {
        tenant: { id: tenant.id, name: tenant.name },
        membershipId: membership.id,
        from: membership.role,
        to: role,
      },
    ];
  });
}

/** Writes a role in a company, for its journal too, and tells the person in their own language. */
async function moveRole(
  context: AdminContext,
  tx: Database,
  user: User,
  { tenant, membershipId, from, to }: RoleChange,
): Promise<void> {
  if (from === 'owner') await keepSomebody(context, tx, user, 'places');
  const [written] = await tx
    .update(memberships)
    .set({
      role: to,
      updatedAt: context.deps.clock.businessNow(),
      version: sql`${memberships.version} + 1`,
    })
    .where(and(eq(memberships.id, membershipId), eq(memberships.role, from)))
    .returning({ id: memberships.id });
  if (!written) throw new ValidationFailure({ places: validationText(context.locale, 'unknownRecord') });
  const subject = { type: 'member', id: user.id, label: fullName(user), tenantId: tenant.id };
  await audit(context, tx, 'member.update', subject, { role: { from, to } });
  const label = (await namedRoles(tx, [to])).get(to)?.label ?? to;
  await notify(context, tx, {
    kind: 'membership.role_changed',
    to: { userIds: [user.id] },
    tenant,
    values: { role: isSystemRole(to) ? messagesFor(user.locale, tradeMessages).role[to] : label },
    subject: { type: 'member', id: user.id },
  });
}

async function stale(context: AdminContext, user: User, fields: readonly string[]) {
  const [now] = await context.db.select().from(users).where(eq(users.id, user.id));
  if (!now) return notFound('user');
  return staleVersion(context, { id: user.id, updatedAt: now.updatedAt, fields });
}
