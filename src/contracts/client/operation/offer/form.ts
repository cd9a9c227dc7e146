import * as z from 'zod';
import { offerFooters, offerHeaders, offerKinds } from '#domain/offer/offer-template.ts';
import { definePage } from '../../../define.ts';
import { day, id } from '../../../fields.ts';
import { exampleRecordForm, recordForm } from '../../../record-form.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';
import { currentOffer, offerRights } from './index.ts';
import { exampleOffer, offerFormValues } from './payload.ts';

/** What a letter tells beside what its form holds, and what stands above and below it. */
const offerLetter = z.object({
  operation: z.object({ name: z.string(), address: z.string(), parcels: z.string().nullable() }),
  buyer: z.object({
    company: z.string(),
    siren: z.string().nullable(),
    representative: z.string().nullable(),
    logoHref: z.string().nullable(),
    legal: z.string(),
  }),
  /** The seller of the operation; null where it is not said. */
  seller: z.string().nullable(),
  header: z.enum(offerHeaders),
  footer: z.enum(offerFooters),
  /** Day on the letter: today, or when it was sent. */
  today: day,
});

export const offerFormQuery = z.object({
  /** The offer whose counter-offer a new one answers. */
  parent: id.or(z.literal('')).catch(''),
  /** The price that a new one begins with, in cents: what a simulation bears. */
  price: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .or(z.literal(''))
    .catch(''),
  /** The letter is printed as soon as it is there. */
  print: z.enum(['', '1']).catch(''),
});

/** What a link to the form may ask for. */
export interface Query {
  readonly parent?: string;
  readonly price?: string;
  readonly print?: '' | '1';
}

export const offerFormPage = definePage({
  component: 'Client/Operation/Offer/Form',
  query: offerFormQuery,
  props: z.object({
    operation: operationHead,
    query: offerFormQuery,
    form: recordForm(offerFormValues),
    /** Null for a new one. */
    current: currentOffer
      .extend({
        proofHref: z.string().nullable(),
        /** The offer that this one answers. */
        parent: z.object({ id, number: z.number().int() }).nullable(),
        /** The text as it was sent. */
        sentBody: z.string().nullable(),
      })
      .nullable(),
    /** Templates that it may be made of, with what each proposes. */
    templates: z.array(
      z.object({
        id,
        name: z.string(),
        kind: z.enum(offerKinds),
        subject: z.string(),
        body: z.string(),
        conditions: offerFormValues.shape.conditions,
        validityDays: z.number().int(),
      }),
    ),
    letter: offerLetter,
    contacts: z.array(z.object({ id, label: z.string(), name: z.string() })),
    /** The price that the seller asks. */
    askingPriceCents: z.number().int().nullable(),
    today: day,
    can: offerRights,
  }),
  example: {
    operation: exampleHead,
    query: offerFormQuery.parse({}),
    form: exampleRecordForm('OFF-2', exampleOffer),
    current: {
      id: exampleId,
      number: 2,
      version: 1,
      status: 'draft',
      recipients: [{ id: exampleId, name: 'Indivision Lacaze', email: null }],
      priceCents: 48_000_000,
      validUntil: '2026-12-04',
      sentOn: null,
      counterPriceCents: null,
      counterOn: null,
      decidedOn: null,
      refusalReason: null,
      proofHref: null,
      parent: null,
      sentBody: null,
    },
    templates: [
      {
        id: exampleId,
        name: 'Offre d’achat simple',
        kind: 'letter',
        subject: 'Offre d’achat – {{operation.name}}',
        body: '<p>Nous vous offrons {{offer.price}}.</p>',
        conditions: [],
        validityDays: 10,
      },
    ],
    letter: {
      operation: {
        name: 'Les Chais de la Bastide',
        address: '14 rue des Chais, 33500 Libourne',
        parcels: 'CH 0214, CH 0215',
      },
      buyer: {
        company: 'Garonne Patrimoine',
        siren: '123 456 782',
        representative: 'Hugo Lartigue',
        logoHref: null,
        legal: 'Garonne Patrimoine, SAS',
      },
      seller: 'Indivision Lacaze',
      header: 'logo',
      footer: 'legal',
      today: '2026-11-20',
    },
    contacts: [{ id: exampleId, label: 'Indivision Lacaze', name: 'Indivision Lacaze' }],
    askingPriceCents: 49_500_000,
    today: '2026-11-20',
    can: { create: true, update: true, operation: true },
  },
});
export type OfferFormProps = z.infer<typeof offerFormPage.props>;
