import * as z from 'zod';
import { couponKinds, couponStates } from '#domain/subscription/coupon.ts';
import { definePage } from '../../define.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId, person } from '../../shared.ts';
import { id } from '../../fields.ts';
import { couponFields, exampleCoupon } from './payload.ts';
import { couponUsers, couponUsersQuery, exampleCouponUsers } from './user.ts';

export type { Query } from './user.ts';

export const adminCouponFormPage = definePage({
  component: 'Admin/Coupon/Form',
  query: couponUsersQuery,
  props: z.object({
    // A new one has neither code nor value yet.
    form: recordForm(
      couponFields.extend({
        code: z.string(),
        label: z.string(),
        kind: z.enum(couponKinds).nullable(),
        value: z.number().int().nullable(),
      }),
    ),
    /** Null for a new one. */
    current: z
      .object({
        status: z.enum(couponStates),
        redemptionsCount: z.number().int(),
        can: z.object({ disable: z.boolean(), enable: z.boolean(), duplicate: z.boolean() }),
      })
      .nullable(),
    /** Offers with what they cost, before VAT. */
    plans: z.array(
      z.object({
        id,
        name: z.string(),
        monthlyCents: z.number().int(),
        yearlyCents: z.number().int(),
      }),
    ),
    brands: z.array(person),
    /** What a limited right lets somebody give; false for everything. */
    isLimited: z.boolean(),
    /** Uses of the code; null for a new one. */
    users: couponUsers.nullable(),
  }),
  example: {
    form: exampleRecordForm('PRINTEMPS10', exampleCoupon),
    current: {
      status: 'active',
      redemptionsCount: 1,
      can: { disable: true, enable: false, duplicate: true },
    },
    plans: [{ id: exampleId, name: 'Pro', monthlyCents: 12_900, yearlyCents: 129_000 }],
    brands: [],
    isLimited: false,
    users: exampleCouponUsers,
  },
});
export type CouponFormProps = z.infer<typeof adminCouponFormPage.props>;
