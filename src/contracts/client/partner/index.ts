import * as z from 'zod';
import { partnerCategories } from '#domain/partner/partner.ts';
import { exampleBanner, shownBanner } from '../../banner.ts';
import { definePage } from '../../define.ts';
import { id } from '../../fields.ts';
import { choicesQuery, listMeta, textsQuery } from '../../list.ts';
import { exampleId } from '../../shared.ts';

/** A partner as lists of partners show it. */
export const partnerCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  category: z.enum(partnerCategories),
  logoHref: z.string().nullable(),
  short: z.string(),
  /** Codes of departments, in order. */
  zones: z.array(z.string()),
  isEverywhere: z.boolean(),
  advantage: z.string().nullable(),
  isFeatured: z.boolean(),
  isFavorite: z.boolean(),
});
export type PartnerCard = z.infer<typeof partnerCard>;

export const examplePartner: PartnerCard = {
  id: exampleId,
  slug: 'courtage-helianthe',
  name: 'Courtage Hélianthe',
  category: 'courtier',
  logoHref: null,
  short: 'Le financement des opérations de marchands de biens, de la promesse au déblocage.',
  zones: ['01', '42', '69'],
  isEverywhere: false,
  advantage: 'Frais de dossier offerts',
  isFeatured: true,
  isFavorite: false,
};

const query = z.object({
  q: z.string().trim().max(120).catch(''),
  category: choicesQuery(partnerCategories),
  department: textsQuery,
  /** Of the person's favourites alone, or of those that work where the company has operations. */
  only: z.enum(['', 'favorite', 'near']).catch(''),
  sort: z.enum(['featured', 'name']).catch('featured'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type PartnerQuery = z.output<typeof query>;

/** What a link to the partners may ask for. */
export type Query = { readonly [Key in keyof PartnerQuery]?: Readonly<PartnerQuery[Key]> };

const defaults: PartnerQuery = {
  q: '',
  category: [],
  department: [],
  only: '',
  sort: 'featured',
  page: 1,
};

const zone = z.object({ code: z.string(), name: z.string(), count: z.number().int() });

export const clientPartnerIndexPage = definePage({
  component: 'Client/Partner/Index',
  query,
  props: z.object({
    partners: z.array(partnerCard),
    meta: listMeta,
    query,
    defaults: query,
    /** Partners that are published, whatever the filters. */
    totalCount: z.number().int(),
    favoritesCount: z.number().int(),
    /** How many work in each department, those that work everywhere among them. */
    zones: z.array(zone),
    /** Departments of the company's operations; null for whoever has no company. */
    nearDepartments: z.array(z.string()).nullable(),
    banner: shownBanner.nullable(),
  }),
  example: {
    partners: [examplePartner],
    meta: { page: 1, perPage: 12, total: 1, pages: 1 },
    query: defaults,
    defaults,
    totalCount: 1,
    favoritesCount: 0,
    zones: [{ code: '69', name: 'Rhône', count: 1 }],
    nearDepartments: ['69'],
    banner: exampleBanner,
  },
});
export type PartnerIndexProps = z.infer<typeof clientPartnerIndexPage.props>;
