import * as z from 'zod';
import { partnerCategories, partnerStates } from '#domain/partner/partner.ts';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, type ListLink } from '../../define-list.ts';
import { id, instant, optionalDay } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** A partner as the list of the administration shows it. */
export const partnerRow = z.object({
  id,
  name: z.string(),
  category: z.enum(partnerCategories),
  /** Address of the logo; null for none. */
  logoHref: z.string().nullable(),
  /** Codes of departments, or that it works everywhere, in words. */
  zones: z.string(),
  advantage: z.string().nullable(),
  viewsCount: z.number().int(),
  requestsCount: z.number().int(),
  /** Requests for each hundred views, in basis points. */
  rateBps: z.number().int().nullable(),
  contractEndsOn: optionalDay,
  /** It ends within sixty days, or has ended. */
  isContractEnding: z.boolean(),
  isFeatured: z.boolean(),
  status: z.enum(partnerStates),
  position: z.number().int(),
  createdAt: instant,
});
export type PartnerRow = z.infer<typeof partnerRow>;

export const partnerList = defineList({
  row: partnerRow,
  filters: {
    category: choice(partnerCategories),
    department: facet(),
    status: choice(partnerStates),
    contract: choice(['ending'] as const),
  },
  sorts: ['position', 'name', 'requests', 'views', 'contractEndsOn'],
  defaultSort: 'position',
});

export type Query = ListLink<typeof partnerList>;

export const adminPartnerIndexPage = definePage({
  component: 'Admin/Partner/Index',
  query: partnerList.query,
  props: z.object({ list: partnerList.props }),
  example: {
    list: partnerList.example({
      id: exampleId,
      name: 'Courtage Hélianthe',
      category: 'courtier',
      logoHref: null,
      zones: '01, 42, 69',
      advantage: 'Frais de dossier offerts',
      viewsCount: 96,
      requestsCount: 2,
      rateBps: 208,
      contractEndsOn: '2027-03-31',
      isContractEnding: false,
      isFeatured: true,
      status: 'published',
      position: 0,
      createdAt: '2025-09-15T08:00:00.000Z',
    }),
  },
});
export type PartnerIndexProps = z.infer<typeof adminPartnerIndexPage.props>;

/** The filtered list as a file. */
export const partnerDownload = defineData({
  query: partnerList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});
