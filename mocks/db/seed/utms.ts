import { addToDay, day } from '#domain/time/day.ts';
import type { NewUtm, NewUtmHit } from '../schema/utms.ts';
import { euros } from './euros.ts';
import { personId } from './person-id.ts';
import { seedId } from './seed-id.ts';

/** The identifier of a seeded link. */
export const utmId = (slug: string): string => seedId(`utm:${slug}`);

interface UtmSeed {
  readonly slug: string;
  readonly name: string;
  readonly words: readonly [source: string, medium: string, campaign: string];
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly costCents: number | null;
  readonly by: string | null;
  /** Visits in all, and the first and the last day of them. */
  readonly visits: number;
  readonly from: string;
  readonly to: string;
}

const seeds: readonly UtmSeed[] = [
  {
    slug: 'salon-rent',
    name: 'Salon RENT',
    words: ['salon', 'stand', 'rent'],
    startsOn: '2025-05-01',
    endsOn: null,
    costCents: euros(1800),
    by: 'ines.benali',
    visits: 412,
    from: '2026-10-12',
    to: '2026-11-20',
  },
  {
    slug: 'newsletter-juin',
    name: 'Lettre de juin',
    words: ['lettre', 'e-mail', 'juin-2026'],
    startsOn: '2026-06-01',
    endsOn: '2026-06-30',
    costCents: euros(240),
    by: 'ines.benali',
    visits: 96,
    from: '2026-06-02',
    to: '2026-06-28',
  },
  {
    slug: 'linkedin-mdb',
    name: 'LinkedIn marchands de biens',
    words: ['linkedin', 'annonce', 'mdb'],
    startsOn: '2026-02-01',
    endsOn: null,
    costCents: euros(950),
    by: 'ines.benali',
    visits: 184,
    from: '2026-10-20',
    to: '2026-11-19',
  },
  {
    slug: 'google-lotisseur',
    name: 'Google lotisseurs',
    words: ['google', 'annonce', 'lotisseur'],
    startsOn: '2026-11-01',
    endsOn: null,
    costCents: euros(400),
    by: null,
    visits: 57,
    from: '2026-11-02',
    to: '2026-11-20',
  },
];

const utmRow = ({ slug, name, words, startsOn, endsOn, costCents, by }: UtmSeed): NewUtm => {
  const [source, medium, campaign] = words;
  const at = new Date(`${startsOn}T08:00:00Z`);
  return {
    id: utmId(slug),
    name,
    slug,
    targetUrl: '/inscription?offre=pro',
    source,
    medium,
    campaign,
    startsOn,
    endsOn,
    costCents,
    ownerUserId: by === null ? null : personId(by),
    createdBy: personId(by ?? 'camille.roussel'),
    createdAt: at,
    updatedAt: at,
  };
};

/** Visits spread over the days, more of them in the middle of the week. */
function hitsOf({ slug, visits, from, to }: UtmSeed): NewUtmHit[] {
  const days: string[] = [];
  for (let on = day(from); on <= to; on = addToDay(on, { days: 1 })) days.push(on);
  const weights = days.map((on) => [1, 3, 5, 6, 5, 4, 1][new Date(`${on}T12:00:00Z`).getUTCDay()] ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [given, passed] = [0, 0];
  return days.flatMap((on, index): NewUtmHit[] => {
    passed += weights[index] ?? 0;
    const until = Math.round((visits * passed) / total);
    const count = until - given;
    given = until;
    if (count === 0) return [];
    return [
      {
        id: seedId(`utm-hit:${slug}:${on}`),
        utmId: utmId(slug),
        day: on,
        visitorHash: `demo-${slug}-${on}`,
        landingPath: '/inscription',
        visits: count,
        lastAt: new Date(`${on}T10:30:00Z`),
      },
    ];
  });
}

/** The followed links of the demonstration, with who came by them. */
export const utmRows = (): { readonly utms: NewUtm[]; readonly hits: NewUtmHit[] } => ({
  utms: seeds.map(utmRow),
  hits: seeds.flatMap(hitsOf),
});

/** The words that companies which came by a link kept of it. */
export function sourceOfUtm(slug: string): Record<string, string> {
  const seed = seeds.find((known) => known.slug === slug);
  if (!seed) throw new RangeError(`${slug} is no link.`);
  const [source, medium, campaign] = seed.words;
  return { utm_source: source, utm_medium: medium, utm_campaign: campaign };
}
