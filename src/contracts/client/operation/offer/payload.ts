import * as z from 'zod';
import { offerKinds } from '#domain/offer/offer-template.ts';
import { agencyFeePayers, offerChannels, offerLimits as limits } from '#domain/offer/offer.ts';
import { defineAction } from '../../../define.ts';
import {
  day,
  id,
  optionalCents,
  optionalDay,
  optionalText,
  recordVersion,
  requiredText,
} from '../../../fields.ts';
import { exampleImage, file, imageFormats, maxFileBytes } from '../../../files.ts';
import { exampleId } from '../../../shared.ts';
import { offerCondition, withKnownPlaceholders } from '../../offer-template/payload.ts';

const price = optionalCents.refine((cents) => cents !== null && cents > 0, {
  params: { code: 'priceRequired' },
});

const values = z.object({
  /** The text that it is made of; it stays when the template changes. */
  templateId: id.nullable(),
  /** The countered offer that it answers. */
  parentOfferId: id.nullable(),
  kind: z.enum(offerKinds),
  recipientContactIds: z
    .array(id)
    .max(limits.maxRecipients)
    .refine((ids) => ids.length > 0, { params: { code: 'recipientRequired' } }),
  priceCents: price,
  validUntil: day,
  depositCents: optionalCents,
  promiseBy: optionalDay,
  deedBy: optionalDay,
  agencyFeeCents: optionalCents,
  agencyFeePayer: z.enum(agencyFeePayers).nullable(),
  paymentTerms: optionalText(1000),
  conditions: z.array(offerCondition).max(limits.maxConditions),
  subject: withKnownPlaceholders(requiredText(150)),
  /** HTML of the editor, with placeholders between double braces. */
  body: withKnownPlaceholders(z.string().max(limits.maxBodyLength)),
});

/** What an offer is prepared with. */
export const offerFields = values.refine(
  ({ agencyFeeCents, agencyFeePayer }) =>
    agencyFeeCents === null || agencyFeeCents === 0 || agencyFeePayer !== null,
  { path: ['agencyFeePayer'], params: { code: 'payerRequired' } },
);
export type OfferPayload = z.output<typeof offerFields>;

/** As its form holds it: what is not said yet is null. */
export const offerFormValues = z.object({
  ...values.shape,
  recipientContactIds: z.array(id),
  priceCents: z.number().int().nullable(),
  validUntil: optionalDay,
  paymentTerms: z.string(),
  subject: z.string(),
  body: z.string(),
});
export type OfferValues = z.infer<typeof offerFormValues>;

export const exampleOffer: OfferPayload = {
  templateId: null,
  parentOfferId: null,
  kind: 'letter',
  recipientContactIds: [exampleId],
  priceCents: 48_000_000,
  validUntil: '2026-12-04',
  depositCents: 2_400_000,
  promiseBy: '2027-01-15',
  deedBy: '2027-04-16',
  agencyFeeCents: null,
  agencyFeePayer: null,
  paymentTerms: 'Comptant à l’acte',
  conditions: [{ type: 'loan', deadlineDays: 60, detail: '' }],
  subject: 'Offre d’achat – {{operation.name}}',
  body: '<p>Nous vous offrons {{offer.price}} ({{offer.priceInWords}}) pour le bien situé {{operation.address}}, jusqu’au {{offer.validUntil}}.</p>',
};

export const storeOffer = defineAction({ payload: offerFields, example: exampleOffer });
export const updateOffer = defineAction({
  payload: offerFields.safeExtend({ version: recordVersion }),
  example: { ...exampleOffer, version: 1 },
});

/** Takes text and conditions of a template, as they stand now, into a draft. */
export const mergeOffer = defineAction({
  payload: z.object({ version: recordVersion, templateId: id }),
  example: { version: 1, templateId: exampleId },
});

/** Sends an offer: its text is written down as it goes out. */
export const sendOffer = defineAction({
  payload: z.object({
    version: recordVersion,
    channel: z.enum(offerChannels),
    sentOn: day,
    /** Of an e-mail: to whom of the recipients, about what, with which words above the letter. */
    to: z.array(id).max(limits.maxRecipients),
    subject: optionalText(150),
    message: optionalText(4000),
    /** No simulation is validated, and that is meant. */
    isConfirmed: z.boolean(),
  }),
  example: {
    version: 1,
    channel: 'post',
    sentOn: '2026-11-20',
    to: [],
    subject: '',
    message: '',
    isConfirmed: true,
  },
});

export const counterOffer = defineAction({
  payload: z.object({ version: recordVersion, priceCents: price, on: day }),
  example: { version: 2, priceCents: 49_000_000, on: '2026-11-20' },
});

/** A field of a form with a file arrives as text. */
const sentVersion = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
  recordVersion,
);
const sentFlag = z.preprocess((value) => value === true || value === 'true' || value === '1', z.boolean());

/** Records that the seller accepted, or that their counter-offer is accepted; what they signed is kept. */
export const acceptOffer = defineAction({
  payload: z.object({
    version: sentVersion,
    on: day,
    proofFile: file(maxFileBytes, ['application/pdf', ...imageFormats]),
    /** It came after the last day of validity, and is taken all the same. */
    isConfirmed: sentFlag,
  }),
  example: { version: 2, on: '2026-11-20', proofFile: exampleImage(), isConfirmed: false },
});

export const refuseOffer = defineAction({
  payload: z.object({ version: recordVersion, on: day, reason: requiredText(300) }),
  example: { version: 2, on: '2026-11-20', reason: 'Prix jugé trop bas.' },
});

export const withdrawOffer = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 2 },
});
