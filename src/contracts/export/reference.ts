import * as z from 'zod';
import { operationKinds } from '#domain/operation/enums.ts';
import { definePage } from '../define.ts';
import { id } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** What a link to the references may ask for. */
export type Query = PaperLink;

const cents = z.number().int().nullable();
const bps = z.number().int().nullable();

/** A finished operation; amounts are null where they are not told, or not to this reader. */
const reference = z.object({
  id,
  title: z.string(),
  city: z.string(),
  year: z.number().int(),
  kind: z.enum(operationKinds).nullable(),
  lotsCount: z.number().int().nullable(),
  durationMonths: z.number().int().nullable(),
  narrative: z.string(),
  photoHref: z.string().nullable(),
  /** Its amounts leave the company on no paper. */
  isConfidential: z.boolean(),
  purchaseCents: cents,
  worksCents: cents,
  revenueCents: cents,
  marginBps: bps,
});
export type PrintedReference = z.infer<typeof reference>;

export const referencePage = definePage({
  component: 'Export/Reference',
  query: z.object(paperQuery),
  props: z.object({
    paper,
    /** The latest first. */
    references: z.array(reference),
    /** Amounts without those of confidential references, from which they could be told. */
    totals: z.object({
      count: z.number().int(),
      lotsCount: z.number().int(),
      purchaseCents: cents,
      worksCents: cents,
      revenueCents: cents,
      /** Weighted by revenue, over those whose margin is known. */
      meanMarginBps: bps,
    }),
  }),
  example: {
    paper: { ...examplePaper, subject: 'Garonne Patrimoine', reference: 'Garonne Patrimoine' },
    references: [
      {
        id: exampleId,
        title: 'Rue Gambetta',
        city: 'Périgueux',
        year: 2026,
        kind: 'trading',
        lotsCount: 4,
        durationMonths: 13,
        narrative: 'Immeuble de rapport remis en état.',
        photoHref: null,
        isConfidential: false,
        purchaseCents: 21_000_000,
        worksCents: 7_040_000,
        revenueCents: 37_200_000,
        marginBps: 1249,
      },
    ],
    totals: {
      count: 1,
      lotsCount: 4,
      purchaseCents: 21_000_000,
      worksCents: 7_040_000,
      revenueCents: 37_200_000,
      meanMarginBps: 1249,
    },
  },
});
export type ReferenceProps = z.infer<typeof referencePage.props>;
