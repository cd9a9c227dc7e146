import * as z from 'zod';
import { activities, companyVatRegimes, legalForms } from '#domain/company/enums.ts';
import { maxSaleLines, maxSaleSeats, saleDiscountKinds } from '#domain/growth/sale.ts';
import { billingPeriods } from '#domain/subscription/price.ts';
import { emailAddress } from '../../auth/email-address.ts';
import { defineAction } from '../../define.ts';
import { day, id, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { exampleImage, file, imageFormats, maxFileBytes } from '../../files.ts';
import { optionalSiren } from '../../identifiers.ts';
import { exampleId } from '../../shared.ts';

/** A hundred thousand euros. */
const maxUnitCents = 10_000_000;

/** A service sold once, before VAT. */
const serviceLine = z.object({
  label: requiredText(120),
  quantity: z.number().int().min(1).max(1000),
  unitCents: z.number().int().min(0).max(maxUnitCents),
});

/** The fields of a sale, as its form holds them. */
export const saleFields = z.object({
  tenantId: id.nullable(),
  prospectId: id.nullable(),
  planId: id,
  period: z.enum(billingPeriods),
  seats: z.number().int().min(1).max(maxSaleSeats),
  unitCents: z.number().int().min(0).max(maxUnitCents),
  discountKind: z.enum(saleDiscountKinds),
  /** Whole percent or cents, by the kind. */
  discountValue: z.number().int().min(0).max(maxUnitCents),
  couponCode: z.string().trim().toUpperCase().max(30),
  services: z.array(serviceLine).max(maxSaleLines),
  startsOn: day,
  sellerUserId: id,
  utmId: id.nullable(),
  notes: optionalText(4000),
});
export type SalePayload = z.output<typeof saleFields>;

const withRules = <Schema extends typeof saleFields>(schema: Schema) =>
  schema
    .refine(({ tenantId, prospectId }) => (tenantId === null) !== (prospectId === null), {
      path: ['tenantId'],
      params: { code: 'saleCustomer' },
    })
    .refine(({ discountKind, discountValue }) => discountKind === 'none' || discountValue > 0, {
      path: ['discountValue'],
      params: { code: 'saleDiscount' },
    })
    .refine(({ discountKind, discountValue }) => discountKind !== 'percent' || discountValue <= 100, {
      path: ['discountValue'],
      params: { code: 'couponPercent' },
    });

export const salePayload = withRules(saleFields);

export const exampleSale: z.input<typeof saleFields> = {
  tenantId: null,
  prospectId: exampleId,
  planId: exampleId,
  period: 'monthly',
  seats: 6,
  unitCents: 12_900,
  discountKind: 'percent',
  discountValue: 10,
  couponCode: '',
  services: [{ label: 'Reprise des données', quantity: 1, unitCents: 45_000 }],
  startsOn: '2026-12-01',
  sellerUserId: exampleId,
  utmId: null,
  notes: '',
};

export const storeSale = defineAction({ payload: salePayload, example: exampleSale });

/** As for creation, with the version that was read. */
export const updateSale = defineAction({
  payload: withRules(saleFields.extend({ version: recordVersion })),
  example: { ...exampleSale, version: 1 },
});

/** What a sale would come to; it is worked out again by the server when it is saved. */
export const priceSale = defineAction({
  payload: saleFields
    .pick({
      planId: true,
      period: true,
      seats: true,
      unitCents: true,
      discountKind: true,
      discountValue: true,
      couponCode: true,
      tenantId: true,
      prospectId: true,
    })
    .extend({
      services: z.array(serviceLine.extend({ label: z.string().max(120) })).max(maxSaleLines),
    }),
  example: {
    planId: exampleId,
    period: 'monthly',
    seats: 6,
    unitCents: 12_900,
    discountKind: 'percent',
    discountValue: 10,
    couponCode: '',
    tenantId: null,
    prospectId: exampleId,
    services: [],
  },
});

/** Sends the proposal to somebody, with a few words. */
export const sendSale = defineAction({
  payload: z.object({ email: emailAddress, message: optionalText(2000) }),
  example: { email: 'claire.bellerive@example.test', message: 'Voici notre proposition.' },
});

// Beside a file, nothing chosen arrives as an empty text.
const optionalChoice = <Value extends string>(choices: readonly Value[]) =>
  z
    .enum(choices)
    .or(z.literal(''))
    .nullable()
    .transform((value) => (value === '' ? null : value));

/** The company that a prospect has become: one that is there, or one that begins with its owner. */
const newCompany = {
  companyMode: z.enum(['known', 'existing', 'new']),
  tenantId: id
    .or(z.literal(''))
    .nullable()
    .transform((value) => (value === '' ? null : value)),
  companyName: optionalText(160),
  legalForm: optionalChoice(legalForms),
  siren: optionalSiren,
  addressLine: optionalText(180),
  postalCode: optionalText(5),
  city: optionalText(80),
  activity: optionalChoice(activities),
  vatRegime: optionalChoice(companyVatRegimes),
  firstName: optionalText(80),
  lastName: optionalText(80),
  email: z.string().trim().toLowerCase().max(190),
};

/** What a company that begins cannot be without. */
const companyNeeds = [
  'companyName',
  'legalForm',
  'siren',
  'addressLine',
  'postalCode',
  'city',
  'activity',
  'vatRegime',
  'firstName',
  'lastName',
  'email',
] as const;

const signFields = z.object({
  signedOn: day,
  /** The signed proposal; beside it fields arrive as texts. */
  file: file(maxFileBytes, ['application/pdf', ...imageFormats]).optional(),
  ...newCompany,
});
export type SignPayload = z.output<typeof signFields>;
export type SignValues = z.input<typeof signFields>;

/** Signs a sale: a company that begins is asked for here. */
export const signSale = defineAction({
  payload: companyNeeds
    .reduce<z.ZodType<SignPayload, z.input<typeof signFields>>>(
      (schema, name) =>
        schema.refine((given) => given.companyMode !== 'new' || (given[name] ?? '') !== '', {
          path: [name],
          params: { code: 'required' },
        }),
      signFields,
    )
    .refine(({ companyMode, email }) => companyMode !== 'new' || z.email().safeParse(email).success, {
      path: ['email'],
      params: { code: 'email' },
    })
    .refine(({ companyMode, postalCode }) => companyMode !== 'new' || /^\d{5}$/.test(postalCode), {
      path: ['postalCode'],
      params: { code: 'postalCode' },
    })
    .refine(({ companyMode, tenantId }) => companyMode !== 'existing' || tenantId !== null, {
      path: ['tenantId'],
      params: { code: 'required' },
    }),
  example: {
    signedOn: '2026-11-20',
    companyMode: 'known',
    tenantId: '',
    companyName: '',
    legalForm: '',
    siren: '',
    addressLine: '',
    postalCode: '',
    city: '',
    activity: '',
    vatRegime: '',
    firstName: '',
    lastName: '',
    email: '',
  },
});

/** Why a sale comes to nothing. */
export const cancelSale = defineAction({
  payload: z.object({ reason: requiredText(300) }),
  example: { reason: 'Projet reporté d’un an.' },
});

/** Keeps a document with a sale. */
export const storeSalePaper = defineAction({
  payload: z.object({ file: file(maxFileBytes, ['application/pdf', ...imageFormats]) }),
  example: { file: exampleImage() },
});

/** What a seller is to sign in a month, before VAT; null takes the target back. */
export const updateSaleTarget = defineAction({
  payload: z.object({
    sellerId: id,
    month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/),
    amountCents: z.number().int().min(0).max(100_000_000).nullable(),
  }),
  example: { sellerId: exampleId, month: '2026-11', amountCents: 150_000 },
});
