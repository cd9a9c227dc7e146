import * as z from 'zod';
import { financialKinds } from '#domain/profile/enums.ts';
import { definePage } from '../define.ts';
import { day, id } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** What a link to the money of a profile may ask for. */
export type Query = PaperLink;

const cents = z.number().int();

export const financialAssetsPage = definePage({
  component: 'Export/FinancialAssets',
  query: z.object(paperQuery),
  props: z.object({
    paper,
    /** Kind by kind. */
    holdings: z.array(
      z.object({
        id,
        kind: z.enum(financialKinds),
        institution: z.string(),
        /** Null where this copy hides amounts. */
        valueCents: cents.nullable(),
        valuedOn: day,
        /** Its value was looked at more than six months ago. */
        isOld: z.boolean(),
        isPledged: z.boolean(),
      }),
    ),
    /** By kind, and the whole wealth of the profile; null where this copy hides amounts. */
    totals: z
      .object({
        kinds: z.array(z.object({ kind: z.enum(financialKinds), valueCents: cents })),
        financialCents: cents,
        liquidCents: cents,
        pledgedCents: cents,
        propertyNetCents: cents,
        netCents: cents,
        grossCents: cents,
      })
      .nullable(),
  }),
  example: {
    paper: { ...examplePaper, subject: 'Hugo Lartigue', reference: 'Hugo Lartigue' },
    holdings: [
      {
        id: exampleId,
        kind: 'savings',
        institution: 'Banque de l’Estuaire',
        valueCents: 3_495_000,
        valuedOn: '2026-10-31',
        isOld: false,
        isPledged: false,
      },
    ],
    totals: {
      kinds: [{ kind: 'savings', valueCents: 3_495_000 }],
      financialCents: 3_495_000,
      liquidCents: 3_495_000,
      pledgedCents: 0,
      propertyNetCents: 0,
      netCents: 3_495_000,
      grossCents: 3_495_000,
    },
  },
});
export type FinancialAssetsProps = z.infer<typeof financialAssetsPage.props>;
