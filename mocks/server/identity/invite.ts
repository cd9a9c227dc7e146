import { and, eq, isNull } from 'drizzle-orm';
import type { PlatformRole, TenantRole } from '#domain/access/permissions.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  invitations,
  memberships,
  membershipOperations,
  users,
  type Invitation,
  type OperationScope,
  type User,
  type UserKind,
} from '#mocks/db/schema/index.ts';
import { audit } from '../audit.ts';
import type { SignedInContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { newInvitation, sendInvitation } from './invitation-mail.ts';

/** Somebody to be invited. Names may be left to them. */
export interface Invitee {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly message?: string | null;
}

export interface MemberInvitee extends Invitee {
  readonly tenant: { readonly id: string; readonly name: string };
  /** Of the system's roles, or of those that are data. */
  readonly role: TenantRole | (string & {});
  /** What the company calls their work. */
  readonly jobTitle?: string | null;
  readonly operationScope?: OperationScope;
  /** The only operations open to them, where the scope is `assigned`. */
  readonly operationIds?: readonly string[];
}

/**
 * Invites a person into a company: their membership gives rights once they accept.
 *
 * @param tx a transaction over the whole database (`context.unscoped`); the caller has checked the rights
 * @throws ValidationFailure on `email` for a member, for staff, and for an account that was ended
 */
export async function inviteMember(
  context: SignedInContext,
  tx: Database,
  invitee: MemberInvitee,
): Promise<Invitation> {
  const { deps, actor } = context;
  const user = await accountFor(context, tx, invitee, 'client');
  const ids = { userId: user.id, tenantId: invitee.tenant.id };
  const same = and(eq(memberships.userId, ids.userId), eq(memberships.tenantId, ids.tenantId));
  const [known] = await tx.select().from(memberships).where(same).for('update');
  if (known && known.acceptedAt !== null && known.revokedAt === null) throw taken(context);
  const now = deps.clock.businessNow();
  const rights = {
    role: invitee.role,
    operationScope: invitee.operationScope ?? 'all',
    jobTitle: invitee.jobTitle ?? null,
    invitedBy: actor.user.id,
    acceptedAt: null,
    suspendedAt: null,
    revokedAt: null,
    updatedAt: now,
  };
  const membershipId = known?.id ?? deps.newId();
  if (known) await tx.update(memberships).set(rights).where(eq(memberships.id, known.id));
  else await tx.insert(memberships).values({ id: membershipId, ...ids, ...rights, createdAt: now });
  await assign(tx, membershipId, invitee.operationIds ?? []);
  return send(context, tx, user, {
    kind: 'member',
    membershipId,
    message: invitee.message ?? null,
    inviteeName: nameOf(invitee),
  });
}

/** Invites a person to steer a brand. @throws as `inviteMember` */
export async function inviteBrandManager(
  context: SignedInContext,
  tx: Database,
  invitee: Invitee & { readonly brandId: string },
): Promise<Invitation> {
  const user = await accountFor(context, tx, invitee, 'client');
  const { brandId, message = null } = invitee;
  const inviteeName = nameOf(invitee);
  return send(context, tx, user, {
    kind: 'brand-manager',
    brandId,
    message,
    inviteeName,
  });
}

/** Invites a person into the platform's own team. @throws as `inviteMember`; staff have one account */
export async function invitePlatformUser(
  context: SignedInContext,
  tx: Database,
  invitee: Invitee & { readonly roles: readonly (PlatformRole | (string & {}))[] },
): Promise<Invitation> {
  const user = await accountFor(context, tx, invitee, 'platform');
  if (user.status !== 'invited') throw taken(context);
  await tx
    .update(users)
    .set({ platformRoles: [...invitee.roles] })
    .where(eq(users.id, user.id));
  return send(context, tx, user, {
    kind: 'platform',
    message: invitee.message ?? null,
    inviteeName: nameOf(invitee),
  });
}

/** The name that whoever invites wrote; null where they left it to the person. */
function nameOf({ firstName = '', lastName = '' }: Invitee): string | null {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? null : name;
}

/** The account of an address, made where there is none; it cannot sign in before its invitation is accepted. */
async function accountFor(
  context: SignedInContext,
  tx: Database,
  { email, firstName = '', lastName = '' }: Invitee,
  kind: UserKind,
): Promise<User> {
  const now = context.deps.clock.businessNow();
  const dates = { createdAt: now, updatedAt: now };
  const id = context.deps.newId();
  await tx
    .insert(users)
    .values({ id, email: email.toLowerCase(), firstName, lastName, kind, status: 'invited', ...dates })
    .onConflictDoNothing({ target: users.email });
  const [user] = await tx.select().from(users).where(eq(users.email, email.toLowerCase())).for('update');
  const isFit = user?.kind === kind && (user.status === 'invited' || user.status === 'active');
  if (!user || !isFit) throw taken(context);
  return user;
}

async function assign(tx: Database, membershipId: string, operationIds: readonly string[]): Promise<void> {
  await tx.delete(membershipOperations).where(eq(membershipOperations.membershipId, membershipId));
  const rows = operationIds.map((operationId) => ({ membershipId, operationId }));
  if (rows.length > 0) await tx.insert(membershipOperations).values(rows);
}

type InvitationTo = Pick<Invitation, 'kind' | 'message' | 'inviteeName'> &
  Partial<Pick<Invitation, 'membershipId' | 'brandId'>>;

/** Writes the invitation in the place of those that were open for the same, and its mail. */
async function send(
  context: SignedInContext,
  tx: Database,
  user: User,
  { kind, message, inviteeName, membershipId = null, brandId = null }: InvitationTo,
): Promise<Invitation> {
  const now = context.deps.clock.systemNow();
  const same = and(
    eq(invitations.userId, user.id),
    eq(invitations.kind, kind),
    membershipId === null ? isNull(invitations.membershipId) : eq(invitations.membershipId, membershipId),
    brandId === null ? isNull(invitations.brandId) : eq(invitations.brandId, brandId),
  );
  const open = and(same, isNull(invitations.acceptedAt), isNull(invitations.revokedAt));
  await tx.update(invitations).set({ revokedAt: now }).where(open);
  const { row, token } = await newInvitation(context, {
    userId: user.id,
    kind,
    message,
    inviteeName,
    membershipId,
    brandId,
  });
  const [invitation] = await tx.insert(invitations).values(row).returning();
  if (!invitation) throw new RangeError('the invitation was not written');
  await sendInvitation(context, tx, invitation, token);
  await audit(context, tx, 'invitation.sent', { type: 'user', id: user.id, label: user.email });
  return invitation;
}

const taken = ({ locale }: SignedInContext): ValidationFailure =>
  new ValidationFailure({ email: validationText(locale, 'unique') });
