import { and, eq } from 'drizzle-orm';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import {
  brands,
  gdprRequests,
  memberships,
  profileDocuments,
  profileReferences,
  profiles,
  tenants,
  users,
} from '#mocks/db/schema/index.ts';
import { can, type SignedInContext } from '#mocks/server/context.ts';
import { openProfiles } from '../client/profile/access.ts';
import type { FileRight } from './file-right.ts';

/** Files of people, of companies and of what they show of themselves. */
export const peopleFileRights = {
  'users.avatarFileId': async (context, fileId) => {
    const { actor, unscoped } = context;
    const [person] = await unscoped.select().from(users).where(eq(users.avatarFileId, fileId)).limit(1);
    if (!person) return null;
    if (person.id === actor.user.id || actor.user.kind === 'platform') return true;
    if (actor.tenant === null) return false;
    const colleague = and(eq(memberships.userId, person.id), eq(memberships.tenantId, actor.tenant.id));
    return (await unscoped.$count(memberships, and(colleague, membershipInForce))) > 0;
  },
  'tenants.logoFileId': async (context, fileId) => {
    const { actor, unscoped } = context;
    const [tenant] = await unscoped.select().from(tenants).where(eq(tenants.logoFileId, fileId)).limit(1);
    if (!tenant) return null;
    return actor.tenant?.id === tenant.id && can(context, 'tenant.list');
  },
  'brands.logoFileId': async (context, fileId) => {
    const { actor, unscoped } = context;
    const [brand] = await unscoped.select().from(brands).where(eq(brands.logoFileId, fileId)).limit(1);
    if (!brand) return null;
    if (actor.brand?.id === brand.id || can(context, 'brand.list')) return true;
    const own = and(eq(tenants.brandId, brand.id), eq(tenants.id, actor.tenant?.id ?? ''));
    return (await unscoped.$count(tenants, own)) > 0;
  },
  'profiles.pictureFileId': async (context, fileId) => {
    const { unscoped, db } = context;
    const isThat = eq(profiles.pictureFileId, fileId);
    if ((await unscoped.$count(profiles, isThat)) === 0) return null;
    if (context.actor.tenant === null || !can(context, 'profile.list')) return false;
    const open = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(isThat, openProfiles(context)));
    return open.length > 0;
  },
  'profileDocuments.fileId': async (context, fileId) => {
    const isThat = eq(profileDocuments.fileId, fileId);
    if ((await context.unscoped.$count(profileDocuments, isThat)) === 0) return null;
    const rows = await context.db
      .select({ profileId: profileDocuments.profileId })
      .from(profileDocuments)
      .where(isThat);
    return maySeePartOf(context, rows);
  },
  'profileReferences.photoFileId': async (context, fileId) => {
    const isThat = eq(profileReferences.photoFileId, fileId);
    if ((await context.unscoped.$count(profileReferences, isThat)) === 0) return null;
    const rows = await context.db
      .select({ profileId: profileReferences.profileId })
      .from(profileReferences)
      .where(isThat);
    return maySeePartOf(context, rows);
  },
  // The person's alone, like the page that lists it.
  'gdprRequests.fileId': async ({ actor, unscoped }, fileId) => {
    const [request] = await unscoped
      .select()
      .from(gdprRequests)
      .where(eq(gdprRequests.fileId, fileId))
      .limit(1);
    if (!request) return null;
    return request.subjectId === actor.user.id && actor.impersonation === null;
  },
} as const satisfies Record<string, FileRight>;

/** The right to what belongs to a profile: that to the profile. */
async function maySeePartOf(
  context: SignedInContext,
  [part]: readonly { readonly profileId: string }[],
): Promise<boolean> {
  if (part === undefined || context.actor.tenant === null || !can(context, 'profile.list')) return false;
  const open = await context.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, part.profileId), openProfiles(context)));
  return open.length > 0;
}
