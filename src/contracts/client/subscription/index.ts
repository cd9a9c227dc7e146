import * as z from 'zod';
import { invoiceStates } from '#domain/subscription/invoice.ts';
import { billingPeriods } from '#domain/subscription/price.ts';
import { usageKeys } from '#domain/subscription/usage.ts';
import { defineData, definePage } from '../../define.ts';
import { day, id } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

export const invoiceRow = z.object({
  id,
  number: z.string(),
  isCreditNote: z.boolean(),
  issuedOn: day,
  dueOn: day,
  netCents: z.number().int(),
  vatCents: z.number().int(),
  totalCents: z.number().int(),
  status: z.enum(invoiceStates),
  paidOn: day.nullable(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

export const usageGauge = z.object({
  key: z.enum(usageKeys),
  /** Storage in bytes. */
  used: z.number().int(),
  limit: z.number().int().nullable(),
  shareBps: z.number().int().nullable(),
  level: z.enum(['free', 'near', 'full', 'beyond']),
});

const subscription = z.object({
  planName: z.string(),
  period: z.enum(billingPeriods),
  extraUsers: z.number().int(),
  status: z.enum(['trial', 'active', 'past_due', 'cancelled', 'expired']),
  trialDaysLeft: z.number().int().nullable(),
  periodEndsOn: day.nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  /** The day from which an unpaid company only reads; null when all is paid. */
  readOnlyOn: day.nullable(),
  nextInvoice: z
    .object({
      on: day,
      netCents: z.number().int(),
      vatCents: z.number().int(),
      totalCents: z.number().int(),
    })
    .nullable(),
  /** Before VAT. */
  creditCents: z.number().int(),
  coupon: z
    .object({
      code: z.string(),
      label: z.string(),
      /** What it takes off the next invoice, before VAT. */
      nextCents: z.number().int(),
    })
    .nullable(),
  usage: z.array(usageGauge),
  billing: z.object({
    companyName: z.string(),
    siren: z.string(),
    vatNumber: z.string().nullable(),
    email: z.string(),
    addressLine: z.string(),
    postalCode: z.string(),
    city: z.string(),
    purchaseRef: z.string(),
  }),
  payment: z.object({
    method: z.enum(['virement', 'prelevement', 'carte', 'manuel']).nullable(),
    ibanMasked: z.string().nullable(),
  }),
});

export const subscriptionIndexPage = definePage({
  component: 'Client/Subscription/Index',
  query: z.object({
    year: z.coerce.number().int().min(2000).max(2200).nullable().catch(null).default(null),
    status: z.enum(invoiceStates).nullable().catch(null).default(null),
  }),
  props: z.object({
    /** Null for those who see invoices only. */
    subscription: subscription.nullable(),
    invoices: z.array(invoiceRow),
    years: z.array(z.number().int()),
    filters: z.object({ year: z.number().int().nullable(), status: z.enum(invoiceStates).nullable() }),
  }),
  example: {
    subscription: {
      planName: 'Pro',
      period: 'monthly',
      extraUsers: 0,
      status: 'active',
      trialDaysLeft: null,
      periodEndsOn: '2026-12-20',
      cancelsAtPeriodEnd: false,
      readOnlyOn: null,
      nextInvoice: {
        on: '2026-12-20',
        netCents: 12_900,
        vatCents: 2_580,
        totalCents: 15_480,
      },
      creditCents: 0,
      coupon: null,
      usage: [
        {
          key: 'users',
          used: 4,
          limit: 6,
          shareBps: 6666,
          level: 'free',
        },
      ],
      billing: {
        companyName: 'Garonne Patrimoine',
        siren: '999123458',
        vatNumber: 'FR61999123458',
        email: 'compta@example.test',
        addressLine: '12 quai des Chartrons',
        postalCode: '33000',
        city: 'Bordeaux',
        purchaseRef: '',
      },
      payment: { method: 'virement', ibanMasked: null },
    },
    invoices: [
      {
        id: exampleId,
        number: 'FA-2026-000026',
        isCreditNote: false,
        issuedOn: '2026-11-20',
        dueOn: '2026-12-20',
        netCents: 12_900,
        vatCents: 2_580,
        totalCents: 15_480,
        status: 'issued',
        paidOn: null,
      },
    ],
    years: [2026],
    filters: { year: null, status: null },
  },
});
export type SubscriptionIndexProps = z.infer<typeof subscriptionIndexPage.props>;

/** What a link to the page may narrow the invoices to. */
export interface Query {
  year?: number | undefined;
  status?: (typeof invoiceStates)[number] | undefined;
}

export const invoiceDownload = defineData({
  query: z.object({}),
  contentType: 'application/pdf',
  example: {},
});
