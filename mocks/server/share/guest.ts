import { hidesMore, type HiddenFigures } from '#domain/share/share.ts';
import type { User } from '#mocks/db/schema/index.ts';
import type { Actor } from '../actor.ts';
import type { FoundLink } from './find-link.ts';

/** Who reads printable pages by a link: no account, and no more than was ticked. */
export interface ShareGuest {
  readonly shareId: string;
  readonly tenantId: string;
  /** Name of whom the link was made for. */
  readonly recipientName: string;
  readonly hides: HiddenFigures;
  /** Fields of a person's profile that are not shown. */
  readonly hiddenFields: readonly string[];
  readonly hasWatermark: boolean;
  readonly allowsDownload: boolean;
  /** The profile that the link shows, or that carries its operation. */
  readonly profileId: string | null;
}

/** What a reader is, as far as handlers ask for it: nobody's account, in no language but the browser's. */
function guestUser({ share }: FoundLink): User {
  return {
    id: share.id,
    createdAt: share.createdAt,
    updatedAt: share.createdAt,
    version: 1,
    firstName: '',
    lastName: share.recipientName,
    email: share.recipientEmail,
    emailVerifiedAt: share.createdAt,
    pendingEmail: null,
    phone: null,
    jobTitle: null,
    avatarFileId: null,
    emailSignature: null,
    passwordHash: null,
    passwordChangedAt: null,
    kind: 'client',
    status: 'active',
    locale: 'fr',
    notificationPrefs: {},
    twoFactorSecret: null,
    twoFactorConfirmedAt: null,
    twoFactorLastStep: null,
    failedAttempts: 0,
    lockedUntil: null,
    blockedAt: null,
    lastLoginAt: null,
    lastTenantId: null,
    platformRoles: [],
    searchText: '',
  };
}

/**
 * Whoever follows a link, as printable pages see them: within the company's border, of its operations the shared
 * one alone (none for a profile), and with the right to read that hides as much as the link does.
 */
export function guestActor(found: FoundLink): Actor & { readonly guest: ShareGuest } {
  const { share, tenant, profile } = found;
  return {
    user: guestUser(found),
    name: share.recipientName,
    // Those who read everything, or everything but margins; nothing can be changed by either on paper.
    roles: [share.hideAmounts === 'none' ? 'accountant' : 'viewer'],
    roleDefinitions: [],
    tenant: {
      id: tenant.id,
      membershipId: share.id,
      name: tenant.name,
      status: tenant.status,
      city: tenant.city,
      activity: tenant.activity,
      twoFactorRequiredAt: null,
      assignedOperationIds: share.operationId === null ? [] : [share.operationId],
    },
    tenants: [],
    brand: null,
    impersonation: null,
    guest: {
      shareId: share.id,
      tenantId: share.tenantId,
      recipientName: share.recipientName,
      hides: share.hideAmounts,
      hiddenFields: share.hiddenFields,
      hasWatermark: share.watermark,
      allowsDownload: share.allowDownload,
      profileId: profile?.id ?? null,
    },
  };
}

const hideOf = (value: unknown): HiddenFigures =>
  value === 'amounts' ? 'all' : value === 'margin' ? 'margin' : 'none';

/**
 * The query of a printable page as its reader may have it: it hides at least what the link hides, and carries the
 * reader's name across its sheets where the link says so.
 */
export function guestQuery(
  query: Readonly<Record<string, unknown>>,
  { hides, hasWatermark, recipientName }: ShareGuest,
): Record<string, unknown> {
  const { hide: asked, watermark: _own, ...rest } = query;
  const hide = hidesMore(hideOf(asked), hides);
  return {
    ...rest,
    ...(hide !== 'none' && { hide: hide === 'all' ? 'amounts' : 'margin' }),
    ...(hasWatermark && { watermark: recipientName }),
  };
}
