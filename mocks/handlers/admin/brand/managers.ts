import { and, desc, eq, isNull } from 'drizzle-orm';
import {
  managerList,
  managerStates,
  type AdminBrandAdminIndexProps,
  type ManagerQuery,
  type ManagerRow,
} from '#contracts/admin/brand/admin/index.ts';
import { inviteManager } from '#contracts/admin/brand/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { index } from '#generated/routes/admin/brand/admin.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { foldedWords, foldText } from '#mocks/db/fold.ts';
import {
  brandMemberships,
  brands,
  invitations,
  users,
  type Invitation,
  type User,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, parameter, type AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { renewInvitation } from '#mocks/server/identity/invitation-mail.ts';
import { inviteBrandManager } from '#mocks/server/identity/invite.ts';
import { limitPerHour } from '#mocks/server/identity/limits.ts';
import { answerRows } from '#mocks/server/lists/in-memory.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';
import { brand } from './record.ts';

const maxPerHour = 60;
const textsOf = ({ locale }: AdminContext) => messagesFor(locale, brandMessages);

/** The list of those who steer networks, for saved views. */
export const managerListPage: ListPage = {
  name: 'Admin/Brand/Admin/Index',
  area: 'admin',
  can: 'brand-user.list',
  query: managerList.query,
  href: index,
};

const rowOf = (
  user: User,
  of: { readonly id: string; readonly name: string },
  rest: Pick<ManagerRow, 'status' | 'invitedAt'> & { readonly name?: string | null },
): ManagerRow => ({
  id: `${user.id}-${of.id}`,
  userId: user.id,
  name: rest.name ?? fullName(user),
  email: user.email,
  brand: { id: of.id, name: of.name },
  invitedAt: rest.invitedAt,
  hasTwoFactor: user.twoFactorConfirmedAt !== null,
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  status: rest.status,
});

/** Who steers a network, and who is invited to. */
export async function managerRows({ db, deps }: Pick<AdminContext, 'db' | 'deps'>): Promise<ManagerRow[]> {
  const now = deps.clock.systemNow();
  const steering = await db
    .select({ user: users, brand: brands, membership: brandMemberships })
    .from(brandMemberships)
    .innerJoin(users, eq(users.id, brandMemberships.userId))
    .innerJoin(brands, eq(brands.id, brandMemberships.brandId))
    .where(and(isNull(brandMemberships.revokedAt), isNull(users.deletedAt), isNull(brands.deletedAt)));
  const waiting = await db
    .select({ user: users, brand: brands, invitation: invitations })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(brands, eq(brands.id, invitations.brandId))
    .where(
      and(
        eq(invitations.kind, 'brand-manager'),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        isNull(brands.deletedAt),
      ),
    );
  return [
    ...steering.map(({ user, brand: of, membership }) =>
      rowOf(user, of, {
        status: user.status === 'suspended' ? 'suspended' : 'active',
        invitedAt: membership.createdAt.toISOString(),
      }),
    ),
    ...waiting.map(({ user, brand: of, invitation }) =>
      rowOf(user, of, {
        name: invitation.inviteeName,
        status: invitation.expiresAt > now ? 'invited' : 'expired',
        invitedAt: invitation.createdAt.toISOString(),
      }),
    ),
  ];
}

/** What the page of those who steer networks is given. */
export async function managerProps(
  context: AdminContext,
  query: ManagerQuery,
): Promise<AdminBrandAdminIndexProps> {
  const rows = await managerRows(context);
  const open = await context.db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(and(eq(brands.status, 'active'), isNull(brands.deletedAt)))
    .orderBy(brands.name);
  const named = new Map([...rows.map((row) => row.brand), ...open].map(({ id, name }) => [id, name]));
  const { choices } = textsOf(context);
  return {
    list: await answerRows(context, query, {
      listPage: managerListPage,
      definition: managerList,
      rows,
      fits: (row, without) => fits(row, query, without),
      order: orderOf(query),
      filters: {
        brand: {
          choices: [...named].map(([value, label]) => ({ value, label })),
          of: (row) => [row.brand.id],
        },
        status: {
          choices: managerStates.map((value) => ({ value, label: choices.managerStatus[value] })),
          of: ({ status }) => [status],
        },
      },
      can: {
        create: canNow(context, 'brand-user.create'),
        update: canNow(context, 'brand-user.update'),
        delete: canNow(context, 'brand-user.delete'),
        export: false,
      },
    }),
    brands: open.map((one) => ({
      ...one,
      managersCount: rows.filter((row) => row.brand.id === one.id && row.status === 'active').length,
    })),
  };
}

function fits(row: ManagerRow, query: ManagerQuery, without?: string): boolean {
  const text = foldText([row.name, row.email, row.brand.name].join('\n'));
  return (
    foldedWords(query.q).every((word) => text.includes(word)) &&
    (without === 'brand' || query.brand.length === 0 || query.brand.includes(row.brand.id)) &&
    (without === 'status' || query.status.length === 0 || query.status.includes(row.status))
  );
}

function orderOf({ sort }: ManagerQuery) {
  const sign = sort.startsWith('-') ? -1 : 1;
  const valueOf = (row: ManagerRow): string => {
    if (sort.endsWith('lastLoginAt')) return row.lastLoginAt ?? '';
    return sort.endsWith('invitedAt') ? row.invitedAt : foldText(row.name);
  };
  return (a: ManagerRow, b: ManagerRow): number =>
    sign * valueOf(a).localeCompare(valueOf(b)) || a.id.localeCompare(b.id);
}

/** Invites somebody to steer the network of the address. */
export const inviteHandler = adminAction(inviteManager, {
  find: brand.ofRoute,
  act: async (context, payload, row) => {
    const { refused, managers } = textsOf(context);
    if (row.status === 'archived') throw new ValidationFailure({ base: refused.archived });
    const known = await managerRows(context);
    if (
      known.some(
        ({ email, brand: of, status }) => email === payload.email && of.id === row.id && status === 'active',
      )
    ) {
      throw new ValidationFailure({ email: refused.alreadyManager });
    }
    await limitPerHour(context, 'email', { [`invite-brand:${row.id}`]: maxPerHour });
    await context.db.transaction((tx) => inviteBrandManager(context, tx, { ...payload, brandId: row.id }));
    announce(context, row.id, []);
    return back(context, managers.invited, { email: payload.email });
  },
});

interface Place {
  readonly brandId: string;
  readonly user: User;
  readonly isSteering: boolean;
  readonly invitation: Invitation | null;
}

/** What somebody is in the network of the address: they steer it, or are invited to. @throws HttpFailure 404 */
async function placeOfRoute(context: AdminContext): Promise<Place> {
  const row = await brand.ofRoute(context);
  const userId = parameter(context, 'user');
  const [user] = await context.db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user) throw notFound('user');
  const steers = and(
    eq(brandMemberships.userId, userId),
    eq(brandMemberships.brandId, row.id),
    isNull(brandMemberships.revokedAt),
  );
  const isSteering = (await context.db.$count(brandMemberships, steers)) > 0;
  const invitation = await openInvitation(context.db, userId, row.id);
  if (!isSteering && invitation === null) throw notFound('brand manager');
  return { brandId: row.id, user, isSteering, invitation };
}

async function openInvitation(db: Database, userId: string, brandId: string): Promise<Invitation | null> {
  const [open] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.userId, userId),
        eq(invitations.brandId, brandId),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  return open ?? null;
}

/** Sends another link to who has not come yet. */
export const inviteAgainHandler = adminAction(noPayload, {
  find: placeOfRoute,
  act: async (context, _payload, { brandId, user, invitation }) => {
    const { refused, managers } = textsOf(context);
    if (invitation === null) throw new ValidationFailure({ base: refused.notInvited });
    await limitPerHour(context, 'base', { [`invite-brand:${brandId}`]: maxPerHour });
    await context.db.transaction(async (tx) => {
      await renewInvitation(context, tx, invitation);
      await audit(context, tx, 'invitation.renewed', { type: 'user', id: user.id, label: user.email });
    });
    announce(context, brandId, [user.id]);
    return back(context, managers.invited, { email: user.email });
  },
});

/** Takes the network away from somebody, or the invitation to it; their account stays theirs. */
export const destroyHandler = adminAction(noPayload, {
  find: placeOfRoute,
  act: async (context, _payload, { brandId, user, invitation }) => {
    const revokedAt = context.deps.clock.systemNow();
    await context.db.transaction(async (tx) => {
      await tx
        .update(brandMemberships)
        .set({ revokedAt })
        .where(and(eq(brandMemberships.userId, user.id), eq(brandMemberships.brandId, brandId)));
      if (invitation !== null) {
        await tx.update(invitations).set({ revokedAt }).where(eq(invitations.id, invitation.id));
      }
      await audit(context, tx, 'brand.manager_removed', { type: 'user', id: user.id, label: fullName(user) });
    });
    announce(context, brandId, [user.id]);
    return back(context, textsOf(context).managers.removed, { name: fullName(user) });
  },
});

function announce(context: AdminContext, brandId: string, ids: readonly string[]): void {
  const change = { ids: [...ids], by: context.actor.user.id };
  broadcast(context, [channels.admin()], 'brand.changed', { ids: [brandId], by: change.by });
  broadcast(context, [channels.brand(brandId)], 'brand-user.changed', change);
  for (const id of ids) broadcast(context, [channels.user(id)], 'auth.changed', {});
}

const back = (context: AdminContext, text: string, values: Readonly<Record<string, string>>) =>
  redirect(backAddress(context), { type: 'success', text: fill(text, values) });
