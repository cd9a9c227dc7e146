import { exampleSite, type SiteFields } from '#contracts/client/site-template/payload.ts';
import { pictureSections, siteSectionKinds, slugOf } from '#domain/site/site.ts';
import { fill } from '#messages/fill.ts';
import type { Lot, Media, Operation, Tenant } from '#mocks/db/schema/index.ts';

/** What the first draft of a mini-site takes from the operation and its company. */
export interface BlankFacts {
  readonly operation: Operation;
  readonly tenant: Tenant;
  readonly lots: readonly Pick<Lot, 'id' | 'status'>[];
  readonly media: readonly Pick<Media, 'id' | 'kind' | 'stage' | 'isCover'>[];
  readonly director: string;
  readonly host: string;
  /** The words to agree to, with the place `{company}`. */
  readonly consent: string;
}

/** A first draft: what is known already is filled in, to be corrected. */
export function blankSite({
  operation,
  tenant,
  lots,
  media,
  director,
  host,
  consent,
}: BlankFacts): SiteFields {
  const photos = media.filter(({ kind }) => kind === 'photo');
  const hero = photos.find(({ isCover }) => isCover) ?? photos.at(-1);
  const company = tenant.tradeName ?? tenant.name;
  const mediaIds: Partial<Record<string, string[]>> = {
    plan: media.filter(({ kind }) => kind === 'plan').map(({ id }) => id),
    gallery: photos.filter(({ stage }) => stage !== 'works').map(({ id }) => id),
    advancement: photos.filter(({ stage }) => stage === 'works').map(({ id }) => id),
  };
  const usual = new Set(['hero', 'intro', 'lots', 'gallery', 'location', 'contact', 'legal']);
  return {
    ...exampleSite,
    title: operation.name.slice(0, 80),
    baseline: `${operation.postalCode} ${operation.city}`.trim(),
    heroMediaId: hero?.id ?? null,
    sections: siteSectionKinds.map((kind) => ({
      kind,
      isOn: usual.has(kind),
      title: '',
      text: kind === 'intro' ? (operation.summary ?? '').slice(0, 4000) : '',
      mediaIds: (pictureSections as readonly string[]).includes(kind)
        ? (mediaIds[kind] ?? []).slice(0, 24)
        : [],
    })),
    lotIds: lots.filter(({ status }) => status !== 'draft' && status !== 'withdrawn').map(({ id }) => id),
    recipientUserIds: [],
    consentText: fill(consent, { company }),
    legalPublisher: tenant.name,
    legalAddress: [tenant.addressLine, `${tenant.postalCode ?? ''} ${tenant.city}`.trim()]
      .filter((part) => part !== null && part !== '')
      .join(', '),
    legalSiren: tenant.siren,
    legalDirector: director,
    legalHost: host,
    slug: slugOf(operation.name),
  };
}
