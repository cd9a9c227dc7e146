import * as z from 'zod';
import { salePaperKinds } from '#domain/growth/sale.ts';
import { invoiceStates } from '#domain/subscription/invoice.ts';
import { billingPeriods } from '#domain/subscription/price.ts';
import { subscriptionStatuses } from '#domain/subscription/status.ts';
import { usageKeys } from '#domain/subscription/usage.ts';
import { defineData, definePage } from '../../define.ts';
import { day, id, instant, optionalDay } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId, person } from '../../shared.ts';
import { exampleSale, saleFields } from './payload.ts';
import { exampleSaleRow, saleRow } from './row.ts';

const amount = z.number().int();
const optionalId = id.or(z.literal('')).catch('').default('');

/** What a link to a new sale may name: for whom it is. */
export interface Query {
  readonly prospect?: string;
  readonly tenant?: string;
}

/** What a sale comes to, before VAT but for the total; as the server works it out. */
export const salePriceShown = z.object({
  listCents: amount,
  baseCents: amount,
  discountCents: amount,
  recurringCents: amount,
  couponCents: amount,
  servicesCents: amount,
  netCents: amount,
  vatCents: amount,
  totalCents: amount,
  commissionCents: amount,
  commissionBps: amount,
  firstYearCents: amount,
  monthlyCents: amount,
  concessionBps: amount,
  extraUsers: z.number().int(),
  /** What the code gives; null without one. */
  coupon: z.string().nullable(),
  /** Why the code cannot be used; null where it can, or where none is given. */
  couponError: z.string().nullable(),
  /** What is asked of an administrator; null within the person’s own authority. */
  authority: z.string().nullable(),
});
export type SalePriceShown = z.infer<typeof salePriceShown>;

const customerSheet = z.object({
  name: z.string(),
  facts: z.array(
    z.object({
      key: z.enum(['siren', 'city', 'brand', 'contact', 'email', 'phone', 'state']),
      value: z.string(),
    }),
  ),
  /** What it uses of what offers limit; empty for a prospect. */
  usage: z.array(z.object({ key: z.enum(usageKeys), used: amount })),
});
export type SaleCustomer = z.infer<typeof customerSheet>;

export const adminSaleFormPage = definePage({
  component: 'Admin/Sale/Form',
  query: z.object({ prospect: optionalId, tenant: optionalId }),
  props: z.object({
    // A new one has no offer yet.
    form: recordForm(saleFields.extend({ planId: id.nullable() })),
    /** The price of what is stored; null for a new one. */
    price: salePriceShown.nullable(),
    /** How it stands; null for a new one. */
    row: saleRow.nullable(),
    current: z
      .object({
        sentOn: optionalDay,
        sentTo: z.string().nullable(),
        cancelledOn: optionalDay,
        cancelReason: z.string().nullable(),
        approvalAskedAt: instant.nullable(),
        approvedBy: z.string().nullable(),
        approvedBps: amount.nullable(),
        /** Signed, and its first day is still to come. */
        isWaiting: z.boolean(),
      })
      .nullable(),
    customer: customerSheet.nullable(),
    papers: z
      .array(
        z.object({
          id,
          kind: z.enum(salePaperKinds),
          name: z.string(),
          href: z.string(),
          on: day,
          by: z.string().nullable(),
          canRemove: z.boolean(),
        }),
      )
      .max(100),
    history: z.array(z.object({ id: z.string(), text: z.string(), at: instant })).max(50),
    /** What has come of it once it is signed. */
    outcome: z
      .object({
        subscription: z
          .object({
            plan: z.string(),
            period: z.enum(billingPeriods),
            status: z.enum(subscriptionStatuses),
            priceCents: amount,
            endsOn: optionalDay,
          })
          .nullable(),
        invoices: z
          .array(
            z.object({
              id,
              number: z.string(),
              issuedOn: day,
              totalCents: amount,
              status: z.enum(invoiceStates),
              /** Null for who may not read invoices. */
              href: z.string().nullable(),
            }),
          )
          .max(24),
      })
      .nullable(),
    /** Offers with what they cost and hold, before VAT. */
    plans: z
      .array(
        z.object({
          id,
          name: z.string(),
          monthlyCents: amount,
          yearlyCents: amount,
          extraUserMonthlyCents: amount,
          users: z.number().int().nullable(),
          limits: z.array(z.object({ key: z.enum(usageKeys), limit: z.number().int().nullable() })),
        }),
      )
      .max(50),
    companies: z.array(person).max(1000),
    prospects: z.array(person).max(1000),
    utms: z.array(person).max(500),
    /** Who can have made it: the person alone, where they see their own sales only. */
    sellers: z.array(person).max(500),
    today: day,
  }),
  example: {
    form: exampleRecordForm('V-2026-00012', exampleSale),
    price: {
      listCents: 12_900,
      baseCents: 12_900,
      discountCents: 1290,
      recurringCents: 11_610,
      couponCents: 0,
      servicesCents: 45_000,
      netCents: 56_610,
      vatCents: 11_322,
      totalCents: 67_932,
      commissionCents: 4529,
      commissionBps: 800,
      firstYearCents: 184_320,
      monthlyCents: 11_610,
      concessionBps: 1000,
      extraUsers: 0,
      coupon: null,
      couponError: null,
      authority: null,
    },
    row: exampleSaleRow,
    current: {
      sentOn: '2026-11-10',
      sentTo: 'marc.soline@example.test',
      cancelledOn: null,
      cancelReason: null,
      approvalAskedAt: null,
      approvedBy: null,
      approvedBps: null,
      isWaiting: false,
    },
    customer: { name: 'Soline Habitat', facts: [{ key: 'city', value: 'Rennes' }], usage: [] },
    papers: [
      {
        id: exampleId,
        kind: 'proposal',
        name: 'V-2026-00012.pdf',
        href: '/fichiers/x',
        on: '2026-11-10',
        by: 'Inès Benali',
        canRemove: false,
      },
    ],
    history: [
      { id: exampleId, text: 'Inès Benali a créé la vente V-2026-00012', at: '2026-11-10T09:00:00.000Z' },
    ],
    outcome: null,
    plans: [],
    companies: [],
    prospects: [],
    utms: [],
    sellers: [],
    today: '2026-11-20',
  },
});
export type SaleFormProps = z.infer<typeof adminSaleFormPage.props>;

/** The proposal as it stands, as a PDF. */
export const saleProposal = defineData({
  query: z.object({}),
  contentType: 'application/pdf',
  example: {},
});
