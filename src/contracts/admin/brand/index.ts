import * as z from 'zod';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, type ListLink } from '../../define-list.ts';
import { id } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

export const brandStates = ['active', 'archived'] as const;

/** A network of companies as the list shows it. */
export const brandRow = z.object({
  id,
  name: z.string(),
  logoHref: z.string().nullable(),
  tenantsCount: z.number().int(),
  usersCount: z.number().int(),
  /** What its companies bring a month, before VAT. */
  mrrCents: z.number().int(),
  commissionBps: z.number().int(),
  /** Its share of that. */
  commissionCents: z.number().int(),
  managers: z.array(z.string()),
  status: z.enum(brandStates),
});
export type BrandRow = z.infer<typeof brandRow>;

export const brandList = defineList({
  row: brandRow,
  filters: { status: choice(brandStates) },
  sorts: ['name', 'tenantsCount', 'mrrCents'],
  defaultSort: 'name',
  sums: ['tenantsCount', 'usersCount', 'mrrCents', 'commissionCents'],
});

export type Query = ListLink<typeof brandList>;
export type BrandQuery = z.output<typeof brandList.query>;

export const exampleBrandRow: BrandRow = {
  id: exampleId,
  name: 'Réseau Pierre & Cité',
  logoHref: null,
  tenantsCount: 4,
  usersCount: 8,
  mrrCents: 60_600,
  commissionBps: 800,
  commissionCents: 4_848,
  managers: ['Nathalie Gauthier'],
  status: 'active',
};

export const adminBrandIndexPage = definePage({
  component: 'Admin/Brand/Index',
  query: brandList.query,
  props: z.object({ list: brandList.props }),
  example: { list: brandList.example(exampleBrandRow) },
});
export type AdminBrandIndexProps = z.infer<typeof adminBrandIndexPage.props>;

/** The filtered list as a file. */
export const brandDownload = defineData({
  query: brandList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});
