import { hideable, watermarkMax } from '#domain/paper/hideable.ts';
import type { HiddenFigures, ShareAudience } from '#domain/share/share.ts';
import { show } from '#generated/routes/share.ts';
import type { User } from '#mocks/db/schema/index.ts';
import type { Actor, ActorImpersonation } from '../actor.ts';
import type { RequestContext } from '../context.ts';
import type { FoundLink } from './find-link.ts';

/** Who reads printable pages by a link: no account, and no more than was ticked. */
export interface ShareGuest {
  readonly shareId: string;
  readonly tenantId: string;
  /** Name of whom the link was made for. */
  readonly recipientName: string;
  readonly audience: ShareAudience;
  readonly hides: HiddenFigures;
  /** Names of the printable pages that it shows. */
  readonly sections: readonly string[];
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
    createdBy: null,
    dashboard: null,
    deletedAt: null,
    version: 1,
    firstName: '',
    lastName: share.recipientName,
    email: share.recipientEmail,
    emailVerifiedAt: share.createdAt,
    pendingEmail: null,
    phone: null,
    jobTitle: null,
    acceptedTermsVersion: null,
    acceptedTermsAt: null,
    avatarFileId: null,
    emailSignature: null,
    passwordHash: null,
    passwordChangedAt: null,
    kind: 'client',
    status: 'active',
    locale: 'fr',
    notificationPrefs: {},
    dashboardCards: null,
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
 *
 * @param impersonation of staff who look at the link in a client's name: it ends, and leaves its lines, all the same
 */
export function guestActor(
  found: FoundLink,
  impersonation: ActorImpersonation | null = null,
): Actor & { readonly guest: ShareGuest } {
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
      logoFileId: tenant.logoFileId,
      status: tenant.status,
      city: tenant.city,
      activity: tenant.activity,
      sharedBrandId: null,
      twoFactorRequiredAt: null,
      assignedOperationIds: share.operationId === null ? [] : [share.operationId],
    },
    tenants: [],
    brand: null,
    impersonation,
    guest: {
      shareId: share.id,
      tenantId: share.tenantId,
      recipientName: share.recipientName,
      sections: share.sections,
      audience: share.audience,
      hides: share.hideAmounts,
      hiddenFields: share.hiddenFields,
      hasWatermark: share.watermark,
      allowsDownload: share.allowDownload,
      profileId: profile?.id ?? null,
    },
  };
}

const wordsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((word) =>
    typeof word === 'string' ? word.split(',') : [],
  );

/**
 * The query of a printable page as its reader may have it: it hides at least what the link hides, and carries the
 * reader's name where the page has a place for it, and across its sheets where the link says so.
 */
export function guestQuery(
  query: Readonly<Record<string, unknown>>,
  guest: ShareGuest,
): Record<string, unknown> {
  const { hide, conceal, ...rest } = query;
  const words = wordsOf(hide);
  const hides = paperHides(guest, { amounts: words.includes('amounts'), margin: words.includes('margin') });
  return {
    ...rest,
    hide: hideable.filter((word) => hides[word]),
    conceal: [...new Set([...wordsOf(conceal), ...guest.hiddenFields])],
    // What a list of contents names.
    sections: guest.sections,
    recipient: guest.recipientName,
    watermark: guest.hasWatermark ? guest.recipientName.slice(0, watermarkMax) : '',
  };
}

/** What is kept from a link's reader, who may ask for less still. */
export const paperHides = (
  { hides }: ShareGuest,
  asked: { readonly amounts: boolean; readonly margin: boolean },
): { readonly amounts: boolean; readonly margin: boolean } => {
  const amounts = asked.amounts || hides === 'all';
  return { amounts, margin: amounts || asked.margin || hides !== 'none' };
};

/** The page of the link by which a printable page is read; null without one. */
export const backOfLink = ({ link }: Pick<RequestContext, 'link'>): string | null =>
  link?.kind === 'open' && link.token !== null ? show({ token: link.token }) : null;
