import { formatSiren, parseSiren } from '#domain/identity/siren.ts';
import type { ProfileKind } from '#domain/profile/enums.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Profile } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { profileOfRoute } from '../../client/profile/access.ts';
import { wholeProfile, type WholeProfile } from '../../client/profile/facts.ts';

/**
 * The profile of a paper with all that belongs to it.
 *
 * @throws HttpFailure 404 for another company's, or one of another kind; 403 for who may print nothing, or for a
 * personal profile that is about somebody else
 */
export async function profileOfPaper(context: ClientContext, kind?: ProfileKind): Promise<WholeProfile> {
  if (!can(context, 'export.list')) throw forbidden('lacks export.list');
  const row = await profileOfRoute(context);
  if (kind !== undefined && row.kind !== kind) throw notFound('profile of this kind');
  const { actor, unscoped, db } = context;
  if (!actor.guest) return wholeProfile(db, row);
  // A link opens a profile whole: its references are of other operations, which the border of its reader leaves out.
  return wholeProfile(withinTenant(unscoped, { tenantId: actor.tenant.id, assignedOperationIds: null }), row);
}

/** Where a profile lives, on one line; empty where it is not told. */
export const addressOf = ({
  addressLine,
  addressLine2,
  postalCode,
  city,
}: Pick<Profile, 'addressLine' | 'addressLine2' | 'postalCode' | 'city'>): string =>
  [addressLine, addressLine2, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** A SIREN in groups of three figures; empty for none. */
export function sirenText(siren: string | null): string {
  const parsed = siren === null ? null : parseSiren(siren);
  return parsed === null ? (siren ?? '') : formatSiren(parsed);
}
