import * as z from 'zod';
import { couponDurations, couponKinds, couponStates } from '#domain/subscription/coupon.ts';
import { definePage } from '../../define.ts';
import { choice, defineList, facet, type ListLink } from '../../define-list.ts';
import { day, id, instant, optionalDay } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';

/** A promotion code as the list of the administration shows it. */
export const couponRow = z.object({
  id,
  code: z.string(),
  label: z.string(),
  kind: z.enum(couponKinds),
  /** Percent, cents, months or days by the kind. */
  value: z.number().int(),
  duration: z.enum(couponDurations),
  periods: z.number().int().nullable(),
  /** Names of the offers that it can be used with; empty for all. */
  plans: z.array(z.string()),
  brand: person.nullable(),
  startsOn: day,
  endsOn: optionalDay,
  redemptionsCount: z.number().int(),
  maxRedemptions: z.number().int().nullable(),
  /** Taken off invoices with it, before VAT. */
  savedCents: z.number().int(),
  status: z.enum(couponStates),
  createdAt: instant,
  /** Whether the person may change it. */
  isChangeable: z.boolean(),
});
export type CouponRow = z.infer<typeof couponRow>;

export const couponList = defineList({
  row: couponRow,
  filters: {
    status: choice(couponStates),
    kind: choice(couponKinds),
    brandId: facet(),
  },
  sorts: ['name', 'endsOn', 'redemptions', 'createdAt'],
  defaultSort: '-createdAt',
});

export type Query = ListLink<typeof couponList>;

export const adminCouponIndexPage = definePage({
  component: 'Admin/Coupon/Index',
  query: couponList.query,
  props: z.object({ list: couponList.props }),
  example: {
    list: couponList.example({
      id: exampleId,
      code: 'PIERRE20',
      label: 'Remise Réseau Pierre & Cité',
      kind: 'percent',
      value: 20,
      duration: 'n_periods',
      periods: 6,
      plans: [],
      brand: { id: exampleId, name: 'Réseau Pierre & Cité' },
      startsOn: '2026-01-01',
      endsOn: null,
      redemptionsCount: 2,
      maxRedemptions: null,
      savedCents: 51_360,
      status: 'active',
      createdAt: '2025-12-01T09:00:00.000Z',
      isChangeable: true,
    }),
  },
});
export type CouponIndexProps = z.infer<typeof adminCouponIndexPage.props>;
