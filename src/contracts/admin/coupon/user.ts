import * as z from 'zod';
import { subscriptionStatuses } from '#domain/subscription/status.ts';
import { defineData } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { downloadQuery, listMeta, pageQuery, periodQuery } from '../../list.ts';
import { exampleId, person } from '../../shared.ts';

const sorts = ['redeemedAt', '-redeemedAt', 'saved', '-saved'] as const;

const filters = {
  q: z.string().trim().max(120).catch(''),
  /** Days on which it was used, both included. */
  redeemedAt: periodQuery,
  sort: z.enum(sorts).catch('-redeemedAt'),
};

/** What the uses of a promotion code read in the address of its form. */
export const couponUsersQuery = z.object({ ...filters, ...pageQuery });

/** What a link to a code may ask of its uses. */
export interface Query {
  readonly q?: string;
  readonly redeemedAt?: string;
  readonly sort?: (typeof sorts)[number];
  readonly page?: number;
  readonly perPage?: number;
}

/** A use of a promotion code. */
export const couponUser = z.object({
  id,
  company: z.string(),
  /** Who used it; null where that is not known. */
  user: person.nullable(),
  plan: z.string().nullable(),
  subscriptionStatus: z.enum(subscriptionStatuses).nullable(),
  redeemedAt: instant,
  savedCents: z.number().int(),
  /** Why it cannot be taken back; null where it can. */
  obstacle: z.string().nullable(),
});
export type CouponUser = z.infer<typeof couponUser>;

/** The block « coupon users table ». */
export const couponUsers = z.object({
  items: z.array(couponUser),
  meta: listMeta,
  query: couponUsersQuery,
  defaults: couponUsersQuery,
  /** Of all that the filters let through, before VAT. */
  savedCents: z.number().int(),
  canRemove: z.boolean(),
});

export const exampleCouponUsers: z.input<typeof couponUsers> = {
  items: [
    {
      id: exampleId,
      company: 'Sillage Patrimoine',
      user: { id: exampleId, name: 'Benoît Le Goff' },
      plan: 'Réseau',
      subscriptionStatus: 'active',
      redeemedAt: '2026-04-12T08:00:00.000Z',
      savedCents: 35_880,
      obstacle: null,
    },
  ],
  meta: { page: 1, perPage: 25, total: 1, pages: 1 },
  query: couponUsersQuery.parse({}),
  defaults: couponUsersQuery.parse({}),
  savedCents: 35_880,
  canRemove: true,
};

/** The uses of a promotion code as a file; its address names the code. */
export const couponUserDownload = defineData({
  query: z.object({ ...filters, ...downloadQuery, coupon: z.string().max(40).catch('') }),
  contentType: 'text/csv',
  example: { sort: '-redeemedAt', format: 'csv' },
});
