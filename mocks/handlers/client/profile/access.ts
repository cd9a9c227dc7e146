import { eq, or, type SQL } from 'drizzle-orm';
import { profiles, type Profile } from '#mocks/db/schema/index.ts';
import { can, type ClientContext, type SignedInContext } from '#mocks/server/context.ts';
import { forbidden } from '#mocks/server/failures.ts';
import { profile } from './record.ts';

/** Whoever may delete profiles sees personal ones; others see those that are about themselves. */
export const seesPersonal = (context: SignedInContext): boolean => can(context, 'profile.delete');

/** True when a profile is open to the person: a company's is, a personal one to the owner and to whom it is about. */
export const maySee = (context: SignedInContext, row: Pick<Profile, 'id' | 'kind' | 'userId'>): boolean => {
  // By a link, the one that it shows and no other.
  const { guest, user } = context.actor;
  if (guest) return row.id === guest.profileId;
  return row.kind === 'company' || seesPersonal(context) || row.userId === user.id;
};

/** The same as a condition of a query. */
export const openProfiles = (context: SignedInContext): SQL | undefined => {
  const { guest, user } = context.actor;
  if (guest) return eq(profiles.id, guest.profileId ?? '');
  return seesPersonal(context) ? undefined : or(eq(profiles.kind, 'company'), eq(profiles.userId, user.id));
};

/** The profile that the address names. @throws HttpFailure 404, 403 for a personal one that is not theirs */
export async function profileOfRoute(context: ClientContext): Promise<Profile> {
  const row = await profile.ofRoute(context);
  if (!maySee(context, row)) throw forbidden('this personal profile is about somebody else');
  return row;
}
