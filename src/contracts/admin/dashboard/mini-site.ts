import * as z from 'zod';
import { siteConformities, siteStatuses, suspensionReason, type SiteStatus } from '#domain/site/status.ts';
import { defineAction, definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import {
  kpiFigure,
  kpiPeriodDefaults,
  kpiPeriodQuery,
  kpiSpan,
  type KpiPeriodLink,
} from '../../kpi-period.ts';
import { exampleId } from '../../shared.ts';

const optionalId = id.or(z.literal('')).catch('').default('');

export const miniSiteSorts = [
  '-visits',
  'visits',
  '-leads',
  'leads',
  '-publishedAt',
  'publishedAt',
  'programme',
  '-programme',
] as const;
export type MiniSiteSort = (typeof miniSiteSorts)[number];

export const miniSiteQuery = z.object({
  ...kpiPeriodQuery,
  q: z.string().max(100).catch('').default(''),
  status: z.enum(siteStatuses).or(z.literal('')).catch('').default(''),
  brand: optionalId,
  tenant: optionalId,
  sort: z.enum(miniSiteSorts).catch('-visits').default('-visits'),
});
export type MiniSiteQuery = z.infer<typeof miniSiteQuery>;

/** What a link to the page may ask for. */
export interface Query extends KpiPeriodLink {
  readonly q?: string;
  readonly status?: SiteStatus | '';
  readonly brand?: string;
  readonly tenant?: string;
  readonly sort?: MiniSiteSort;
}

const count = z.number().int();
const load = z.object({ ms: count, isMore: z.boolean() }).nullable();

/** A mini-site that was online at least once. */
export const miniSiteRow = z.object({
  id,
  programme: z.string(),
  company: z.string(),
  brand: z.string().nullable(),
  slug: z.string(),
  /** The public page. */
  href: z.string(),
  status: z.enum(siteStatuses),
  publishedAt: instant.nullable(),
  /** Of the days that are read. */
  visits: count,
  leads: count,
  /** Requests out of visits; null where nobody came. */
  conversionBps: count.nullable(),
  load,
  updatedAt: instant,
  /** What the page fulfils. */
  conformity: z.array(z.object({ check: z.enum(siteConformities), isMet: z.boolean() })),
  suspension: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
});
export type MiniSiteRow = z.infer<typeof miniSiteRow>;

const ranked = z.object({ id, programme: z.string(), visits: count });
const named = z.object({ id, name: z.string() });

export const miniSitePage = definePage({
  component: 'Admin/Dashboard/MiniSite',
  query: miniSiteQuery,
  props: z.object({
    query: miniSiteQuery,
    span: kpiSpan,
    /** False while no company ever put a page online. */
    hasSites: z.boolean(),
    figures: z.object({
      live: kpiFigure,
      visits: kpiFigure,
      leads: kpiFigure,
      conversionBps: kpiFigure,
      /** Band of the median of all answers. */
      load,
    }),
    sites: z.array(miniSiteRow),
    /** Ten that are online and looked at most, and least. */
    top: z.array(ranked),
    bottom: z.array(ranked),
    choices: z.object({ brands: z.array(named), tenants: z.array(named) }),
    can: z.object({ suspend: z.boolean() }),
  }),
  example: {
    query: {
      ...kpiPeriodDefaults,
      q: '',
      status: '',
      brand: '',
      tenant: '',
      sort: '-visits',
    },
    span: {
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    },
    hasSites: true,
    figures: {
      live: { value: 2, before: null, isHidden: false },
      visits: { value: 1652, before: 0, isHidden: false },
      leads: { value: 4, before: 0, isHidden: false },
      conversionBps: { value: 24, before: null, isHidden: false },
      load: { ms: 100, isMore: false },
    },
    sites: [
      {
        id: exampleId,
        programme: 'Les Chais de la Bastide',
        company: 'Garonne Patrimoine',
        brand: 'Réseau Pierre & Cité',
        slug: 'les-chais-de-la-bastide',
        href: '/programme/les-chais-de-la-bastide',
        status: 'published',
        publishedAt: '2026-09-14T08:30:00.000Z',
        visits: 1240,
        leads: 4,
        conversionBps: 32,
        load: { ms: 100, isMore: false },
        updatedAt: '2026-09-14T08:30:00.000Z',
        conformity: [{ check: 'legal', isMet: true }],
        suspension: null,
      },
    ],
    top: [{ id: exampleId, programme: 'Les Chais de la Bastide', visits: 1240 }],
    bottom: [],
    choices: { brands: [], tenants: [{ id: exampleId, name: 'Garonne Patrimoine' }] },
    can: { suspend: true },
  },
});
export type MiniSiteProps = z.infer<typeof miniSitePage.props>;

/** Why a mini-site is taken off line; its owner is told so. */
export const suspendSite = defineAction({
  payload: z.object({ reason: z.string().trim().min(suspensionReason.min).max(suspensionReason.max) }),
  example: { reason: 'Mentions légales trompeuses, signalées le 18 novembre.' },
});
