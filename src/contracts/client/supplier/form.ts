import * as z from 'zod';
import {
  supplierDocumentKinds,
  supplierDocumentStates,
  supplierStates,
  supplierTrades,
} from '#domain/relation/supplier.ts';
import { definePage } from '../../define.ts';
import { id, instant, optionalDay } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId } from '../../shared.ts';
import { exampleSupplier, supplierFields } from './payload.ts';

/** A paper of a supplier as its page shows it. */
const supplierPaper = z.object({
  id,
  kind: z.enum(supplierDocumentKinds),
  state: z.enum(supplierDocumentStates),
  /** Null for a paper that was only seen. */
  file: z.object({ name: z.string(), href: z.string() }).nullable(),
  validFrom: optionalDay,
  validTo: optionalDay,
  /** Who checked it; null while nobody did. */
  verified: z.object({ by: z.string(), at: instant }).nullable(),
});
export type SupplierPaper = z.infer<typeof supplierPaper>;

/** How a supplier worked on one operation. */
const supplierRating = z.object({
  id,
  operation: z.string(),
  quality: z.number().int(),
  delay: z.number().int(),
  price: z.number().int(),
  comment: z.string().nullable(),
  by: z.string(),
  at: instant,
});

const supplierContact = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

export const supplierFormPage = definePage({
  component: 'Client/Supplier/Form',
  query: z.object({}),
  props: z.object({
    // A new one has neither name nor trade yet.
    form: recordForm(supplierFields.extend({ name: z.string(), trade: z.enum(supplierTrades).nullable() })),
    /** Null for a new one. */
    standing: z
      .object({
        status: z.enum(supplierStates),
        blockedReason: z.string().nullable(),
      })
      .nullable(),
    /** Null for a new one. */
    bank: z
      .object({
        /** Beginning and end of the IBAN; null where none is known. */
        ibanMasked: z.string().nullable(),
        bic: z.string().nullable(),
        /** When it changed, while people are to be warned of that. */
        changedAt: instant.nullable(),
        /** The whole IBAN, once, after it was asked for with a password. */
        iban: z.string().nullable(),
        canReveal: z.boolean(),
      })
      .nullable(),
    contacts: z.array(supplierContact),
    /** Mean of all evaluations in hundredths; null while there are none. */
    ratingHundredths: z.number().int().nullable(),
    /** The latest first, as far as the person may see their operations. */
    ratings: z.array(supplierRating),
    /** Operations on which it can be evaluated. */
    operations: z.array(z.object({ id, name: z.string() })),
    documents: z.array(supplierPaper),
    /** Kinds of papers that its trade owes and that are not there. */
    missingDocuments: z.array(z.enum(supplierDocumentKinds)),
  }),
  example: {
    form: exampleRecordForm('Maçonnerie Ferrand & Cie', exampleSupplier),
    standing: { status: 'active', blockedReason: null },
    bank: {
      ibanMasked: 'FR76 •••• 3034',
      bic: null,
      changedAt: null,
      iban: null,
      canReveal: true,
    },
    contacts: [],
    ratingHundredths: 433,
    ratings: [
      {
        id: exampleId,
        operation: 'Les Chais de la Bastide',
        quality: 5,
        delay: 4,
        price: 4,
        comment: null,
        by: 'Hugo Lartigue',
        at: '2026-10-06T14:20:00.000Z',
      },
    ],
    operations: [],
    documents: [
      {
        id: exampleId,
        kind: 'vigilance',
        state: 'valid',
        file: null,
        validFrom: '2026-09-01',
        validTo: '2027-02-26',
        verified: null,
      },
    ],
    missingDocuments: ['ten-year-insurance'],
  },
});
export type SupplierFormProps = z.infer<typeof supplierFormPage.props>;
