import * as z from 'zod';
import { saleDiscountKinds, saleStates } from '#domain/growth/sale.ts';
import { billingPeriods } from '#domain/subscription/price.ts';
import { day, id, optionalDay } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';

/** A sale as list and board show it. */
export const saleRow = z.object({
  id,
  number: z.string(),
  customer: z.string(),
  /** Whether it is still a prospect. */
  isProspect: z.boolean(),
  /** The company’s sheet, or the prospect’s; null where neither is left. */
  customerHref: z.string().nullable(),
  plan: z.string(),
  period: z.enum(billingPeriods),
  seats: z.number().int(),
  discountKind: z.enum(saleDiscountKinds),
  discountValue: z.number().int(),
  couponCode: z.string().nullable(),
  netCents: z.number().int(),
  totalCents: z.number().int(),
  firstYearCents: z.number().int(),
  seller: person,
  utm: z.string().nullable(),
  brand: z.string().nullable(),
  status: z.enum(saleStates),
  signedOn: optionalDay,
  startsOn: day,
  /** The last day of a proposal that waits for its signature. */
  endsOn: optionalDay,
  isOver: z.boolean(),
  /** Below the list price by more than its seller may give, and not let go yet. */
  isToApprove: z.boolean(),
  /** How far below the list price. */
  concessionBps: z.number().int(),
  createdOn: day,
  /** Whether the person may change it. */
  isChangeable: z.boolean(),
  /** Where a proposal would go; empty where no address is known. */
  email: z.string(),
  can: z.object({
    send: z.boolean(),
    sign: z.boolean(),
    cancel: z.boolean(),
    approve: z.boolean(),
    duplicate: z.boolean(),
  }),
});
export type SaleRow = z.infer<typeof saleRow>;

export const exampleSaleRow: SaleRow = {
  id: exampleId,
  number: 'V-2026-00012',
  customer: 'Soline Habitat',
  isProspect: true,
  customerHref: null,
  plan: 'Réseau',
  period: 'monthly',
  seats: 20,
  discountKind: 'none',
  discountValue: 0,
  couponCode: null,
  netCents: 29_900,
  totalCents: 35_880,
  firstYearCents: 358_800,
  seller: { id: exampleId, name: 'Inès Benali' },
  utm: null,
  brand: null,
  status: 'sent',
  signedOn: null,
  startsOn: '2026-12-01',
  endsOn: '2026-12-10',
  isOver: false,
  isToApprove: false,
  concessionBps: 0,
  createdOn: '2026-11-10',
  isChangeable: true,
  email: 'marc.soline@example.test',
  can: { send: true, sign: true, cancel: true, approve: false, duplicate: true },
};
