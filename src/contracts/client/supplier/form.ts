import * as z from 'zod';
import { supplierDocumentKinds, supplierDocumentStates, supplierStates } from '#domain/relation/supplier.ts';
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

export const supplierFormPage = definePage({
  component: 'Client/Supplier/Form',
  query: z.object({}),
  props: z.object({
    form: recordForm(supplierFields),
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
