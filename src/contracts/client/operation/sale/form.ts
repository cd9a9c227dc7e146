import * as z from 'zod';
import { lotStates } from '#domain/lot/states.ts';
import { vatRegimes } from '#domain/operation/enums.ts';
import { lotDiagnosticKinds } from '#domain/sale/enums.ts';
import { definePage } from '../../../define.ts';
import { day, id, optionalDay } from '../../../fields.ts';
import { exampleRecordForm, recordForm } from '../../../record-form.ts';
import { exampleHead, operationHead } from '../head.ts';
import { priceEntry } from './index.ts';
import { exampleLot, lotFormValues } from './lot.ts';

/** A technical report on a property. */
export const diagnosticItem = z.object({
  id,
  kind: z.enum(lotDiagnosticKinds),
  on: day,
  result: z.string(),
  isPositive: z.boolean(),
  /** Last day; null for one without end. */
  validUntil: optionalDay,
  isOver: z.boolean(),
  file: z.object({ name: z.string(), href: z.string() }).nullable(),
});
export type LotDiagnosticItem = z.infer<typeof diagnosticItem>;

/** A file of the operation's library that a lot may show. */
export const libraryItem = z.object({
  id,
  label: z.string(),
  href: z.string(),
  thumbHref: z.string(),
  isPicture: z.boolean(),
});
export type LibraryItem = z.infer<typeof libraryItem>;

export const lotFormPage = definePage({
  component: 'Client/Operation/Sale/Form',
  query: z.object({}),
  props: z.object({
    operation: operationHead,
    form: recordForm(lotFormValues),
    /** Null for a new one. */
    life: z
      .object({
        status: z.enum(lotStates),
        buyers: z.array(z.string()),
        /** Its sale before a notary, as long as it is live. */
        notarySaleId: id.nullable(),
        forSaleOn: optionalDay,
        /** Somebody holds it: its price stands. */
        isPriceLocked: z.boolean(),
        steps: z.array(z.object({ to: z.enum(lotStates), on: day, by: z.string(), reason: z.string() })),
      })
      .nullable(),
    /** What its VAT and margin are calculated from; null while the purchase price is not known. */
    tax: z
      .object({
        shareCents: z.number().int(),
        /** As the reference simulation has it; for the owner and the accountant. */
        costCents: z.number().int().nullable(),
        vatRegime: z.enum(vatRegimes),
        departmentCode: z.string(),
        inseeCode: z.string(),
      })
      .nullable(),
    /** Of the operation: some days of the law differ overseas. */
    departmentCode: z.string(),
    diagnostics: z.array(diagnosticItem),
    prices: z.array(priceEntry),
    library: z.array(libraryItem),
    /** Other lots of the operation, which may be sold with it. */
    others: z.array(z.object({ id, ref: z.string(), tantiemes: z.number().int().nullable() })),
    today: day,
    can: z.object({
      update: z.boolean(),
      create: z.boolean(),
      publish: z.boolean(),
      withdraw: z.boolean(),
      seeFloor: z.boolean(),
      seeMargins: z.boolean(),
      /** Open its sheet for paper. */
      print: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    form: exampleRecordForm('A12', exampleLot),
    life: {
      status: 'available',
      buyers: [],
      notarySaleId: null,
      forSaleOn: '2026-05-04',
      isPriceLocked: false,
      steps: [{ to: 'available', on: '2026-05-04', by: 'Hugo Lartigue', reason: '' }],
    },
    tax: {
      shareCents: 5_184_000,
      costCents: 12_097_651,
      vatRegime: 'margin_option',
      departmentCode: '33',
      inseeCode: '33243',
    },
    departmentCode: '33',
    diagnostics: [],
    prices: [],
    library: [],
    others: [],
    today: '2026-11-20',
    can: {
      update: true,
      create: true,
      publish: true,
      withdraw: true,
      seeFloor: true,
      seeMargins: true,
      print: true,
    },
  },
});
export type LotFormProps = z.infer<typeof lotFormPage.props>;
