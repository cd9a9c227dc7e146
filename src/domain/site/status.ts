import type { SiteContent, SiteState } from './site.ts';

/** How a mini-site stands for the platform: `suspended` is put over whatever its company did. */
export const siteStatuses = ['published', 'unpublished', 'suspended'] as const;
export type SiteStatus = (typeof siteStatuses)[number];

/** How a mini-site that was online at least once stands now. */
export function siteStatusOf(status: SiteState, suspendedAt: string | Date | null): SiteStatus {
  if (suspendedAt !== null) return 'suspended';
  return status === 'published' ? 'published' : 'unpublished';
}

/** What the platform looks at in a page that is online. */
export const siteConformities = ['legal', 'alt', 'https'] as const;
export type SiteConformity = (typeof siteConformities)[number];

/** The law asks a page for its publisher, who answers for it, and its host (LCEN, article 6 III). */
export const hasLegalNotice = (
  content: Pick<SiteContent, 'legalPublisher' | 'legalAddress' | 'legalDirector' | 'legalHost'>,
): boolean =>
  [content.legalPublisher, content.legalAddress, content.legalDirector, content.legalHost].every(
    (text) => text.trim() !== '',
  );

/** Requests out of visits, in basis points; null where nobody came. */
export const conversionBps = (leads: number, visits: number): number | null =>
  visits === 0 ? null : Math.round((leads * 10_000) / visits);

/** Signs of a reason, at least and at most. */
export const suspensionReason = { min: 10, max: 300 } as const;
