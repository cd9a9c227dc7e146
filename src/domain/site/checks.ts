import { contrastOf, leastContrast } from './contrast.ts';
import { isSectionOn, mediaOfSite, visibleSections, type SiteContent } from './site.ts';
import { hasLegalNotice } from './status.ts';

/** What a mini-site must fulfil before it goes online, in the order of the list. */
export const siteChecks = ['sections', 'address', 'legal', 'contrast', 'alt', 'consent', 'quota'] as const;
export type SiteCheck = (typeof siteChecks)[number];

/** What the content alone does not tell. */
export interface SiteFacts {
  /** No other mini-site has this address. */
  readonly isSlugFree: boolean;
  /** Pictures of the library by identifier: whether they say what they show. */
  readonly hasAlt: ReadonlyMap<string, boolean>;
  /** The offer allows one more that is online; true for one that is. */
  readonly hasRoom: boolean;
}

const white = '#FFFFFF';

/** Each condition of going online, and whether it holds. */
export function checkSite(
  content: SiteContent,
  facts: SiteFacts,
): { readonly check: SiteCheck; readonly isMet: boolean }[] {
  const holds: Readonly<Record<SiteCheck, boolean>> = {
    sections: visibleSections(content).some(({ kind }) => kind !== 'legal'),
    address: facts.isSlugFree,
    legal: hasLegalNotice(content),
    contrast: contrastOf(content.primary, white) >= leastContrast,
    alt: mediaOfSite(content).every((id) => facts.hasAlt.get(id) ?? true),
    consent: !isSectionOn(content, 'contact') || content.consentText.trim() !== '',
    quota: facts.hasRoom,
  };
  return siteChecks.map((check) => ({ check, isMet: holds[check] }));
}
