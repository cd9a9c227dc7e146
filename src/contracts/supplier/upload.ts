import * as z from 'zod';
import { depositFormats } from '#domain/relation/document-request.ts';
import { supplierDocumentKinds } from '#domain/relation/supplier.ts';
import { exampleSupplierDocument, supplierDocument } from '../client/supplier/payload.ts';
import { defineAction, definePage } from '../define.ts';
import { day, instant } from '../fields.ts';
import { megabyte } from '../files.ts';

/** Where a supplier deposits the papers that a company asked it for. */
export const uploadPage = definePage({
  component: 'Supplier/Upload',
  query: z.object({}),
  props: z.object({
    sender: z.object({
      company: z.string(),
      /** Who asked. */
      author: z.string(),
    }),
    supplier: z.string(),
    message: z.string(),
    /** Last day on which the link opens. */
    endsOn: day,
    /** The page itself, and where papers are sent. */
    href: z.string(),
    /** What was asked for, in its order. */
    asked: z.array(z.object({ kind: z.enum(supplierDocumentKinds), isReceived: z.boolean() })),
    /** What came by this link, the latest first. */
    received: z.array(
      z.object({
        kind: z.enum(supplierDocumentKinds),
        name: z.string(),
        at: instant,
      }),
    ),
    /** The reader is of the company that asked: nothing is counted, nothing can be sent. */
    isPreview: z.boolean(),
  }),
  example: {
    sender: {
      company: 'Garonne Patrimoine',
      author: 'Hugo Lartigue',
    },
    supplier: 'Maçonnerie Ferrand & Cie',
    message: '',
    endsOn: '2026-12-20',
    href: '/depot/9f2Yh3Qk7LrXc1vB8nMw4TzE0aJdGsPuKoI6yRtHbNq',
    asked: [{ kind: 'vigilance', isReceived: false }],
    received: [
      {
        kind: 'ten-year-insurance',
        name: 'decennale-2027.pdf',
        at: '2026-11-20T10:15:00.000Z',
      },
    ],
    isPreview: false,
  },
});
export type UploadProps = z.infer<typeof uploadPage.props>;

/** Deposits one paper. */
export const storeUpload = defineAction({
  payload: supplierDocument(20 * megabyte, depositFormats),
  example: exampleSupplierDocument,
});
