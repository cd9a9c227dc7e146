import * as z from 'zod';
import { profileKinds } from '#domain/profile/enums.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

const kindFilters = ['all', ...profileKinds] as const;
/** The default ones come first, whatever the order. */
const profileSorts = ['name', '-updatedAt', '-completeness'] as const;

/** What a link to the profiles may ask for. */
export interface Query {
  readonly kind?: (typeof kindFilters)[number];
  readonly archived?: '0' | '1';
  readonly sort?: (typeof profileSorts)[number];
}

/** A profile as its card shows it. */
const profileCard = z.object({
  id,
  kind: z.enum(profileKinds),
  name: z.string(),
  /** Legal form and SIREN, or occupation. */
  subtitle: z.string(),
  pictureHref: z.string().nullable(),
  isDefault: z.boolean(),
  isArchived: z.boolean(),
  completenessBps: z.number().int(),
  /** Null for a company that tells of no assets. */
  netWealthCents: z.number().int().nullable(),
  /** Monthly charges ÷ monthly income; null without income, and for a company. */
  debtRatioBps: z.number().int().nullable(),
  /** Equity ÷ financial debt of the last year; null where unknown, and for a person. */
  equityToDebtBps: z.number().int().nullable(),
  referencesCount: z.number().int(),
  /** Operations that it carries, as far as the person sees them. */
  operationsCount: z.number().int(),
  /** Papers that have expired or are missing. */
  latePapersCount: z.number().int(),
  updatedAt: instant,
  /** Whether links to it may be made and read. */
  canShare: z.boolean(),
});
export type ProfileCard = z.infer<typeof profileCard>;

export const profileIndexPage = definePage({
  component: 'Client/Profile/Index',
  query: z.object({
    kind: z.enum(kindFilters).catch('all'),
    archived: z.enum(['0', '1']).catch('0'),
    sort: z.enum(profileSorts).catch('name'),
  }),
  props: z.object({
    profiles: z.array(profileCard),
    query: z.object({
      kind: z.enum(kindFilters),
      archived: z.enum(['0', '1']),
      sort: z.enum(profileSorts),
    }),
    /** By filter, archived ones aside. */
    counts: z.object({ all: z.number().int(), company: z.number().int(), individual: z.number().int() }),
    archivedCount: z.number().int(),
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      delete: z.boolean(),
      print: z.boolean(),
    }),
  }),
  example: {
    profiles: [
      {
        id: exampleId,
        kind: 'company',
        name: 'Garonne Patrimoine',
        subtitle: 'SAS · 999 123 458',
        pictureHref: null,
        isDefault: true,
        isArchived: false,
        completenessBps: 8200,
        netWealthCents: 0,
        debtRatioBps: null,
        equityToDebtBps: 3270,
        referencesCount: 1,
        operationsCount: 5,
        latePapersCount: 2,
        updatedAt: '2026-06-15T13:05:00.000Z',
        canShare: true,
      },
    ],
    query: { kind: 'all', archived: '0', sort: 'name' },
    counts: { all: 1, company: 1, individual: 0 },
    archivedCount: 0,
    can: { create: true, update: true, delete: true, print: true },
  },
});
export type ProfileIndexProps = z.infer<typeof profileIndexPage.props>;
