import * as z from 'zod';
import { propertyKinds } from '#domain/profile/enums.ts';
import { definePage } from '../define.ts';
import { id, optionalDay } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** What a link to the properties of a profile may ask for. */
export type Query = PaperLink;

const cents = z.number().int();

/** What a property is worth and costs. */
const amounts = z.object({
  purchasePriceCents: cents.nullable(),
  valueCents: cents,
  outstandingCents: cents,
  monthlyPaymentCents: cents,
  monthlyRentCents: cents,
  /** In the share that is held. */
  shareValueCents: cents,
  shareDebtCents: cents,
});

/** A property; amounts of the whole of it but for the last two, null where this copy hides them. */
const property = z.object({
  id,
  label: z.string(),
  city: z.string(),
  kind: z.enum(propertyKinds).nullable(),
  acquiredOn: optionalDay,
  ownershipBps: z.number().int(),
  /** In whose name it is held, where that is another. */
  holder: z.string(),
  amounts: amounts.nullable(),
});
export type PrintedProperty = z.infer<typeof property>;

export const propertyAssetsPage = definePage({
  component: 'Export/PropertyAssets',
  query: z.object(paperQuery),
  props: z.object({
    paper,
    properties: z.array(property),
    /** In the shares that are held; null where this copy hides amounts. */
    totals: z
      .object({
        valueCents: cents,
        debtCents: cents,
        netCents: cents,
        monthlyPaymentCents: cents,
        monthlyRentCents: cents,
        annualRentCents: cents,
        /** Debt ÷ value; null without property. */
        loanToValueBps: cents.nullable(),
      })
      .nullable(),
  }),
  example: {
    paper: { ...examplePaper, subject: 'Hugo Lartigue', reference: 'Hugo Lartigue' },
    properties: [
      {
        id: exampleId,
        label: 'Appartement rue Notre-Dame',
        city: 'Bordeaux',
        kind: 'main_home',
        acquiredOn: '2016-07-08',
        ownershipBps: 5000,
        holder: 'Indivision avec Mme Lartigue',
        amounts: {
          purchasePriceCents: 34_200_000,
          valueCents: 49_500_000,
          outstandingCents: 14_860_000,
          monthlyPaymentCents: 148_000,
          monthlyRentCents: 0,
          shareValueCents: 24_750_000,
          shareDebtCents: 7_430_000,
        },
      },
    ],
    totals: {
      valueCents: 24_750_000,
      debtCents: 7_430_000,
      netCents: 17_320_000,
      monthlyPaymentCents: 74_000,
      monthlyRentCents: 0,
      annualRentCents: 0,
      loanToValueBps: 3002,
    },
  },
});
export type PropertyAssetsProps = z.infer<typeof propertyAssetsPage.props>;
