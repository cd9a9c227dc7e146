import * as z from 'zod';
import { documentRequestStates } from '#domain/relation/document-request.ts';
import {
  supplierDocumentKinds,
  supplierDocumentStates,
  supplierStates,
  supplierTrades,
} from '#domain/relation/supplier.ts';
import { definePage } from '../../define.ts';
import { day, id, instant, optionalDay } from '../../fields.ts';
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
  /** The supplier gave it by a link: it counts once it is verified. */
  isDeposited: z.boolean(),
  /** Who checked it; null while nobody did. */
  verified: z.object({ by: z.string(), at: instant }).nullable(),
});
export type SupplierPaper = z.infer<typeof supplierPaper>;

/** Papers that the supplier was asked for by a link. */
const documentRequest = z.object({
  id,
  kinds: z.array(z.enum(supplierDocumentKinds)),
  state: z.enum(documentRequestStates),
  /** To whom the link was sent. */
  email: z.string(),
  by: z.string(),
  sentAt: instant,
  /** Last day on which the link opens. */
  endsOn: day,
  openedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  /** True while the link opens. */
  isOpen: z.boolean(),
});
export type SupplierDocumentRequestView = z.infer<typeof documentRequest>;

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
    form: recordForm(supplierFields.extend({ trade: z.enum(supplierTrades).nullable() })),
    /** Null for a new one. */
    current: z
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
    /** Links by which it was asked for papers, the latest first. */
    requests: z.array(documentRequest),
    /** Where a link is sent: its own address, or that of one of its people; null where none is known. */
    requestEmail: z.string().nullable(),
  }),
  example: {
    form: exampleRecordForm('Maçonnerie Ferrand & Cie', exampleSupplier),
    current: { status: 'active', blockedReason: null },
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
        isDeposited: false,
        verified: null,
      },
    ],
    missingDocuments: ['ten-year-insurance'],
    requests: [
      {
        id: exampleId,
        kinds: ['ten-year-insurance'],
        state: 'opened',
        email: 'contact.ferrand@example.test',
        by: 'Hugo Lartigue',
        sentAt: '2026-11-20T09:00:00.000Z',
        endsOn: '2026-12-20',
        openedAt: '2026-11-20T10:12:00.000Z',
        answeredAt: null,
        isOpen: true,
      },
    ],
    requestEmail: 'contact.ferrand@example.test',
  },
});
export type SupplierFormProps = z.infer<typeof supplierFormPage.props>;
