import * as z from 'zod';
import { inseeCodePattern, postalCodePattern } from '#domain/geography/insee.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { holdsContactDetails } from '#domain/quick-sale/contact-details.ts';
import {
  feePayers,
  mandateKinds,
  maxPhotos,
  maxPitchLength,
  maxTitleLength,
  rentLeaseKinds,
  visibilities,
} from '#domain/quick-sale/enums.ts';
import { defineAction } from '../../define.ts';
import {
  day,
  id,
  optionalCents,
  optionalDay,
  optionalText,
  recordVersion,
  requiredText,
} from '../../fields.ts';
import { exampleImage, imageFile, maxFileBytes } from '../../files.ts';
import { exampleId } from '../../shared.ts';
import { blankLot, checkDescription, occupancies } from '../operation/sale/lot.ts';
import { count, lotDetails } from '../operation/sale/lot-details.ts';

/** What a property on sale is, as its first form holds it. */
export const quickSaleFields = z.object({
  /** Left blank, the next one of the year is taken. */
  ref: optionalText(20),
  name: requiredText(120),
  type: z.enum(lotTypes),
  addressLine: requiredText(180),
  postalCode: z.string().trim().min(1).regex(postalCodePattern),
  city: requiredText(80),
  inseeCode: z.string().trim().toUpperCase().min(1).regex(inseeCodePattern),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  level: count(-5, 60),
  areaM2: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/)
    .nullable(),
  ownerProfileId: id.nullable(),
  ...lotDetails,
});
export type QuickSalePayload = z.output<typeof quickSaleFields>;
export type QuickSaleValues = z.input<typeof quickSaleFields>;

/** As its form holds it: a new one is blank. */
export const quickSaleFormValues = quickSaleFields.extend({
  name: z.string(),
  addressLine: z.string(),
  postalCode: z.string(),
  city: z.string(),
  inseeCode: z.string(),
});

const withRules = <Schema extends typeof quickSaleFields>(schema: Schema) =>
  schema
    .superRefine((sale, context) => checkDescription(sale, context))
    .refine(({ lat, lng }) => (lat === null) === (lng === null), {
      path: ['lng'],
      params: { code: 'coordinatesPair' },
    });

export const quickSalePayload = withRules(quickSaleFields);

const blankDetails = Object.fromEntries(
  Object.keys(lotDetails).map((name) => [name, blankLot[name as keyof typeof lotDetails]]),
) as Pick<QuickSaleValues, keyof typeof lotDetails>;

export const exampleQuickSale: QuickSaleValues = {
  ...blankDetails,
  ref: '',
  name: 'Studio rue Fonneuve, Libourne',
  type: 'Apartment',
  addressLine: '41 rue Fonneuve',
  postalCode: '33500',
  city: 'Libourne',
  inseeCode: '33243',
  lat: null,
  lng: null,
  level: 1,
  areaM2: '24.50',
  ownerProfileId: null,
  rooms: 1,
};

export const storeQuickSale = defineAction({ payload: quickSalePayload, example: exampleQuickSale });

/** As for creation, with the version that was read. */
export const updateQuickSale = defineAction({
  payload: withRules(quickSaleFields.extend({ version: recordVersion })),
  example: { ...exampleQuickSale, version: 1 },
});

const share = z.number().int().min(0).max(10_000);

const rent = z.object({
  unit: requiredText(60),
  monthlyCents: z.number().int().min(1).max(100_000_000),
  leaseKind: z.enum(rentLeaseKinds),
  until: optionalDay,
});

/** Price, mandate, tenants and charges: the second form. */
export const saleInformationFields = z.object({
  netSellerCents: optionalCents,
  feePayer: z.enum(feePayers),
  feeCents: optionalCents,
  mandateKind: z.enum(mandateKinds),
  mandateNumber: optionalText(30),
  mandateStartOn: optionalDay,
  mandateEndOn: optionalDay,
  occupancy: z.enum(occupancies),
  rents: z.array(rent).max(100),
  propertyTaxCents: optionalCents,
  coproChargesCents: optionalCents,
  insuranceCents: optionalCents,
  vacancyBps: share,
  managementBps: share,
});
export type SaleInformationPayload = z.output<typeof saleInformationFields>;
export type SaleInformationValues = z.input<typeof saleInformationFields>;

const withSaleRules = <Schema extends typeof saleInformationFields>(schema: Schema) =>
  schema.superRefine((sale, context) => {
    const refuse = (field: string, code: string): void =>
      context.addIssue({ code: 'custom', path: [field], params: { code } });
    const { feePayer, feeCents, netSellerCents, mandateKind, mandateStartOn, mandateEndOn } = sale;
    const isFeeKnown = feeCents !== null && feeCents > 0;
    if (feePayer === 'buyer' && (!isFeeKnown || netSellerCents === null)) refuse('feeCents', 'buyerFees');
    if (feePayer === 'seller' && !isFeeKnown) refuse('feeCents', 'amountPositive');
    if (mandateKind === 'exclusive' && sale.mandateNumber === '') refuse('mandateNumber', 'exclusiveMandate');
    if (mandateStartOn !== null && mandateEndOn !== null && mandateEndOn <= mandateStartOn) {
      refuse('mandateEndOn', 'endAfterStart');
    }
  });

export const saleInformationPayload = withSaleRules(saleInformationFields);

export const exampleSaleInformation: SaleInformationValues = {
  netSellerCents: 37_500_000,
  feePayer: 'buyer',
  feeCents: 2_000_000,
  mandateKind: 'simple',
  mandateNumber: '2026-118',
  mandateStartOn: '2026-09-01',
  mandateEndOn: '2027-02-28',
  occupancy: 'rented',
  rents: [{ unit: 'T2, 1er étage', monthlyCents: 62_000, leaseKind: 'unfurnished', until: '2028-06-30' }],
  propertyTaxCents: 310_000,
  coproChargesCents: null,
  insuranceCents: 92_000,
  vacancyBps: 500,
  managementBps: 700,
};

export const updateSaleInformation = defineAction({
  payload: withSaleRules(saleInformationFields.extend({ version: recordVersion })),
  example: { ...exampleSaleInformation, version: 1 },
});

const withoutContact = { params: { code: 'contactInText' } };
const advertLine = (max: number) =>
  optionalText(max).refine((text) => !holdsContactDetails(text), withoutContact);
const maxDescription = 8000;

/** Texts and pictures of the advert: the third form. */
export const commercialInformationFields = z.object({
  title: advertLine(maxTitleLength),
  pitch: advertLine(maxPitchLength),
  description: advertLine(maxDescription),
  titleEn: advertLine(maxTitleLength),
  pitchEn: advertLine(maxPitchLength),
  descriptionEn: advertLine(maxDescription),
  strengths: z.array(requiredText(140)).max(8),
  mediaIds: z.array(id).max(maxPhotos),
  virtualTourUrl: optionalText(300).refine(
    (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
    { params: { code: 'url' } },
  ),
  visibility: z.enum(visibilities),
});
export type CommercialInformationPayload = z.output<typeof commercialInformationFields>;
export type CommercialInformationValues = z.input<typeof commercialInformationFields>;

export const exampleCommercialInformation: CommercialInformationValues = {
  title: 'Studio lumineux au cœur de Libourne',
  pitch: 'Studio de 24,50 m² au premier étage, à cinq minutes de la gare.',
  description: '<p>Studio libre de toute occupation.</p>',
  titleEn: '',
  pitchEn: '',
  descriptionEn: '',
  strengths: ['Proche de la gare'],
  mediaIds: [],
  virtualTourUrl: '',
  visibility: 'private',
};

export const updateCommercialInformation = defineAction({
  payload: commercialInformationFields.extend({ version: recordVersion }),
  example: { ...exampleCommercialInformation, version: 1 },
});

/** Adds a picture to the library, and to the advert. */
export const storePhoto = defineAction({
  payload: z.object({ file: imageFile(maxFileBytes) }),
  example: { file: exampleImage() },
});

/** Records the offer of a buyer. */
export const receiveOffer = defineAction({
  payload: z.object({
    contactId: id,
    offeredPriceCents: z
      .number()
      .int()
      .max(100_000_000_000)
      .refine((cents) => cents > 0, { params: { code: 'amountPositive' } }),
  }),
  example: { contactId: exampleId, offeredPriceCents: 38_500_000 },
});

/** Records the day of the contract. */
export const signContract = defineAction({ payload: z.object({ on: day }), example: { on: '2026-11-18' } });

/** Records the deed and the price that was paid. */
export const recordDeed = defineAction({
  payload: z.object({
    on: day,
    finalPriceCents: z
      .number()
      .int()
      .max(100_000_000_000)
      .refine((cents) => cents > 0, { params: { code: 'amountPositive' } }),
  }),
  example: { on: '2026-11-18', finalPriceCents: 38_500_000 },
});

/** Takes a property off the sale for good. */
export const withdrawQuickSale = defineAction({
  payload: z.object({ reason: requiredText(300) }),
  example: { reason: 'Le propriétaire garde son bien.' },
});
