import { siteSectionKinds, slugOf, type SiteContent, type SiteSection } from '#domain/site/site.ts';
import type { NewSite, NewSiteDay, NewSiteVersion } from '../../schema/index.ts';
import { mediaId } from '../media/index.ts';
import { lotId, operationId, operationSeeds } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { PersonKey, TenantKey } from '../types.ts';

/** The identifier of a seeded mini-site. */
export const siteId = (tenant: TenantKey, operation: string): string => seedId(`site:${tenant}:${operation}`);

interface Seed {
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly by: PersonKey;
  readonly baseline: string;
  readonly intro: string;
  readonly company: string;
  readonly address: string;
  readonly director: string;
  readonly look: Pick<SiteContent, 'template' | 'primary' | 'font'>;
  readonly off: readonly string[];
  /** Days on which it went online; none for a draft. */
  readonly onlineOn: readonly string[];
  /** Of thirty days, the last being the day of the demonstration. */
  readonly visits: number;
}

const seeds: readonly Seed[] = [
  {
    tenant: 'T1',
    operation: 'OP-2025-001',
    by: 'hugo.lartigue',
    baseline: 'Des logements rénovés dans un ancien chai, au cœur de Libourne',
    intro:
      'Derrière sa façade de pierre, l’ancien chai devient un ensemble de logements lumineux, à cinq minutes à pied des quais.\n\nMenuiseries, isolation, réseaux : tout est repris, dans le respect de la pierre et de la charpente.',
    company: 'Garonne Patrimoine',
    address: '12 quai des Chartrons, 33000 Bordeaux',
    director: 'Hugo Lartigue',
    look: { template: 'vitrine', primary: '#8A3B25', font: 'lora' },
    off: ['team', 'documents'],
    onlineOn: ['2026-06-08', '2026-09-14'],
    visits: 1240,
  },
  {
    tenant: 'T1',
    operation: 'OP-2025-002',
    by: 'ines.duprat',
    baseline: 'Talence, au calme',
    intro: '',
    company: 'Garonne Patrimoine',
    // To be completed: neither director nor host, and white is not read on that colour.
    address: '12 quai des Chartrons, 33000 Bordeaux',
    director: '',
    look: { template: 'minimal', primary: '#D6A24A', font: 'inter' },
    off: ['team', 'documents', 'plan', 'advancement'],
    onlineOn: [],
    visits: 0,
  },
  {
    tenant: 'T2',
    operation: 'OP-2025-002',
    by: 'karim.belkacem',
    baseline: 'Appartements neufs à deux pas de la place',
    intro: 'Un petit immeuble, des plans simples, une cour plantée.',
    company: 'Forez Habitat et Rénovation',
    address: '7 rue des Aciéries, 42000 Saint-Étienne',
    director: 'Karim Belkacem',
    look: { template: 'magazine', primary: '#33495A', font: 'poppins' },
    off: ['team', 'documents', 'plan'],
    onlineOn: ['2026-10-05'],
    visits: 412,
  },
];

const photos = {
  hero: 'Façade sur rue, avant',
  gallery: ['Façade sur rue, avant', 'Cour intérieure', 'Appartement témoin'],
  advancement: ['Échafaudage sur rue', 'Reprise de la couverture'],
  plan: ['Plan du rez-de-chaussée', 'Plan du premier étage'],
} as const;

function sectionsOf({ tenant, operation, intro, off }: Seed): SiteSection[] {
  const ids = (titles: readonly string[]): string[] =>
    titles.map((title) => mediaId(tenant, operation, title));
  return siteSectionKinds.map((kind) => ({
    kind,
    isOn: !off.includes(kind),
    title: '',
    text: kind === 'intro' ? intro : '',
    mediaIds: kind === 'gallery' || kind === 'advancement' || kind === 'plan' ? ids(photos[kind]) : [],
  }));
}

function contentOf(seed: Seed): SiteContent {
  const { tenant, operation, company, director } = seed;
  const found = operationSeeds.find(
    ({ tenant: owner, fields }) => owner === tenant && fields.ref === operation,
  );
  if (found === undefined) throw new RangeError(`${tenant} has no operation ${operation}.`);
  return {
    ...seed.look,
    title: found.fields.name,
    baseline: seed.baseline,
    heroMediaId: mediaId(tenant, operation, photos.hero),
    hasLogo: true,
    sections: sectionsOf(seed),
    lotIds: found.lots.map(({ ref }) => lotId(tenant, operation, ref)),
    showPrices: 'yes',
    formFields: ['phone', 'lot', 'message'],
    recipientUserIds: [],
    consentText: `J’accepte que ${company} utilise ces informations pour répondre à ma demande. Je peux revenir sur cet accord à tout moment.`,
    legalPublisher: company,
    legalAddress: seed.address,
    legalSiren: '',
    legalDirector: director,
    legalHost: director === '' ? '' : 'Îlot, 1 place de la Bourse, 33000 Bordeaux',
    seoTitle: '',
    seoDescription: seed.baseline,
    isHidden: false,
  };
}

function siteRow(seed: Seed): NewSite {
  const { tenant, operation, by, onlineOn } = seed;
  const draft = contentOf(seed);
  const slug = slugOf(draft.title);
  const lastOn = onlineOn.at(-1);
  const publishedAt = lastOn === undefined ? null : new Date(`${lastOn}T08:30:00Z`);
  const writtenAt = publishedAt ?? new Date('2026-11-16T14:10:00Z');
  return {
    id: siteId(tenant, operation),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    status: publishedAt === null ? 'draft' : 'published',
    slug,
    draft,
    published: publishedAt === null ? null : draft,
    publishedSlug: publishedAt === null ? null : slug,
    publishedAt,
    createdBy: personId(by),
    createdAt: new Date(`${onlineOn[0] ?? '2026-11-12'}T07:00:00Z`),
    updatedAt: writtenAt,
    version: 1 + onlineOn.length,
  };
}

const versionRows = (seed: Seed): NewSiteVersion[] =>
  seed.onlineOn.map((on, rank) => {
    const at = new Date(`${on}T08:30:00Z`);
    return {
      id: seedId(`site-version:${seed.tenant}:${seed.operation}:${rank + 1}`),
      tenantId: tenantId(seed.tenant),
      operationId: operationId(seed.tenant, seed.operation),
      siteId: siteId(seed.tenant, seed.operation),
      number: rank + 1,
      content: contentOf(seed),
      createdBy: personId(seed.by),
      createdAt: at,
      updatedAt: at,
    };
  });

const statisticsDays = 30;

/** Answers of a day by their time: a tenth within 50 ms, six tenths within 100, a quarter within 200, the rest within 400. */
function loadsOf(visits: number): number[] {
  const fastest = Math.floor(visits / 10);
  const fast = Math.floor((visits * 6) / 10);
  const usual = Math.floor(visits / 4);
  return [fastest, fast, usual, visits - fastest - fast - usual, 0, 0, 0, 0];
}

/** More visits at weekends; what is left over of the division goes to the last days. */
function dayRows(seed: Seed): NewSiteDay[] {
  if (seed.visits === 0) return [];
  const days = Array.from({ length: statisticsDays }, (_, rank) =>
    new Date(Date.UTC(2026, 9, 22 + rank)).toISOString().slice(0, 10),
  );
  const weights = days.map((day, rank) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return (weekday === 0 || weekday === 6 ? 6 : 4) + (rank % 3);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let weighed = 0;
  return days.map((day, rank) => {
    weighed += weights[rank] ?? 0;
    const until = Math.round((seed.visits * weighed) / total);
    const visits = until - before;
    before = until;
    return {
      id: seedId(`site-day:${seed.tenant}:${seed.operation}:${day}`),
      tenantId: tenantId(seed.tenant),
      operationId: operationId(seed.tenant, seed.operation),
      siteId: siteId(seed.tenant, seed.operation),
      day,
      visits,
      loads: loadsOf(visits),
    };
  });
}

/** The seeded mini-sites: two online, one whose draft is not complete. */
export const siteRows = () => ({
  sites: seeds.map(siteRow),
  versions: seeds.flatMap(versionRows),
  days: seeds.flatMap(dayRows),
});
