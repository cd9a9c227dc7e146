/** The looks of a mini-site. */
export const siteTemplates = ['vitrine', 'magazine', 'minimal'] as const;
export type SiteTemplate = (typeof siteTemplates)[number];

export const siteFonts = ['inter', 'lora', 'poppins'] as const;
export type SiteFont = (typeof siteFonts)[number];

/** Parts of a mini-site, in the order in which a new one shows them. */
export const siteSectionKinds = [
  'hero',
  'intro',
  'lots',
  'plan',
  'gallery',
  'location',
  'advancement',
  'documents',
  'team',
  'contact',
  'legal',
] as const;
export type SiteSectionKind = (typeof siteSectionKinds)[number];

/** Parts that show pictures or papers of the library, chosen one by one. */
export const pictureSections = ['plan', 'gallery', 'advancement', 'documents'] as const;
export const hasPictures = (kind: SiteSectionKind): kind is (typeof pictureSections)[number] =>
  (pictureSections as readonly string[]).includes(kind);

/** « Oui », « Non », « Sur demande ». */
export const priceDisplays = ['yes', 'no', 'on_request'] as const;
export type PriceDisplay = (typeof priceDisplays)[number];

export const siteStates = ['draft', 'published', 'unpublished'] as const;
export type SiteState = (typeof siteStates)[number];

/** What the form of a mini-site may ask beside name and e-mail. */
export const siteFormFields = ['phone', 'lot', 'message'] as const;
export type SiteFormField = (typeof siteFormFields)[number];

export interface SiteSection {
  readonly kind: SiteSectionKind;
  readonly isOn: boolean;
  /** Empty for the usual title of the part. */
  readonly title: string;
  /** Plain text; an empty line parts paragraphs. */
  readonly text: string;
  /** Of the library of the operation, in their order. */
  readonly mediaIds: readonly string[];
}

/** All that a mini-site shows: a draft, a snapshot, or what is online. */
export interface SiteContent {
  readonly template: SiteTemplate;
  readonly title: string;
  readonly baseline: string;
  /** `#RRGGBB`: of buttons and titles, on white. */
  readonly primary: string;
  readonly font: SiteFont;
  readonly heroMediaId: string | null;
  readonly hasLogo: boolean;
  readonly sections: readonly SiteSection[];
  readonly lotIds: readonly string[];
  readonly showPrices: PriceDisplay;
  readonly formFields: readonly SiteFormField[];
  /** Who is told of a request; whoever follows the operation where nobody is named. */
  readonly recipientUserIds: readonly string[];
  readonly consentText: string;
  readonly legalPublisher: string;
  readonly legalAddress: string;
  readonly legalSiren: string;
  readonly legalDirector: string;
  readonly legalHost: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Search engines are asked to leave it out. */
  readonly isHidden: boolean;
}

/** Most lots, and pictures of a part, that one page shows. */
export const maxSiteLots = 200;
export const maxSectionMedia = 24;
/** Snapshots that are kept. */
export const keptVersions = 10;

/** The parts of a mini-site as they are shown, in their order. */
export const visibleSections = (content: SiteContent): SiteSection[] =>
  content.sections.filter(({ isOn }) => isOn);

/** Pictures and papers that the page shows. */
export function mediaOfSite(content: SiteContent): string[] {
  const own = visibleSections(content).flatMap(({ kind, mediaIds }) => (hasPictures(kind) ? mediaIds : []));
  const hero = content.heroMediaId === null || !isSectionOn(content, 'hero') ? [] : [content.heroMediaId];
  return [...new Set([...hero, ...own])];
}

/** Whether a part is shown. */
export const isSectionOn = (content: SiteContent, kind: SiteSectionKind): boolean =>
  content.sections.some((section) => section.kind === kind && section.isOn);

/** Longest address of a page. */
export const maxSlug = 60;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text is the last part of an address: small letters, figures and single hyphens. */
export const isSlug = (text: string): boolean => text.length <= maxSlug && slugPattern.test(text);

/** The address that a name suggests: « Les Chais de la Bastide » is `les-chais-de-la-bastide`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  const parts = plain.split(/[^a-z0-9]+/).filter((part) => part !== '');
  let slug = '';
  for (const part of parts) {
    const longer = slug === '' ? part : `${slug}-${part}`;
    if (longer.length > maxSlug) break;
    slug = longer;
  }
  return slug || 'programme';
}

const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text is the name of a host of one's own: `programme.exemple.fr`. */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  return text.length <= 190 && labels.length >= 2 && labels.every((label) => labelPattern.test(label));
}
