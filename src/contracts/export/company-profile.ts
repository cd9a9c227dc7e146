import * as z from 'zod';
import { profileForms } from '#domain/profile/enums.ts';
import { definePage } from '../define.ts';
import { optionalDay } from '../fields.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** What a link to the presentation of a company may ask for. */
export type Query = PaperLink;

const cents = z.number().int().nullable();
const bps = z.number().int().nullable();
const text = z.string();

/** The accounts of one year; null where a figure is not told, or not to this reader. */
const yearAccounts = z.object({
  year: z.number().int(),
  turnoverCents: cents,
  ebitdaCents: cents,
  netIncomeCents: cents,
  equityCents: cents,
  financialDebtCents: cents,
  cashCents: cents,
});
export type PrintedAccounts = z.infer<typeof yearAccounts>;

export const companyProfilePage = definePage({
  component: 'Export/CompanyProfile',
  query: z.object(paperQuery),
  props: z.object({
    paper,
    /** Texts are empty where nothing is told. */
    company: z.object({
      name: text,
      pictureHref: text.nullable(),
      legalForm: z.enum(profileForms).nullable(),
      capitalCents: cents,
      siren: text,
      rcsCity: text,
      address: text,
      vatNumber: text,
      createdOn: optionalDay,
      ape: text,
      staffCount: z.number().int().nullable(),
      pitch: text,
    }),
    representatives: z.array(z.object({ name: text, role: text })),
    shareholders: z.array(z.object({ name: text, bps: z.number().int() })),
    /** Each with whom the company knows there. */
    banks: z.array(text),
    /** The last three years from the earliest on; none for a company that tells no accounts, or hides them. */
    accounts: z.array(yearAccounts),
    /** Whether there are accounts that this copy keeps to itself. */
    areAccountsHidden: z.boolean(),
    /** Of the last year; null without accounts. */
    ratios: z
      .object({
        year: z.number().int(),
        netMarginBps: bps,
        ebitdaMarginBps: bps,
        equityToDebtBps: bps,
        netDebtYears: z.number().nullable(),
      })
      .nullable(),
  }),
  example: {
    paper: { ...examplePaper, subject: 'Garonne Patrimoine', reference: 'Garonne Patrimoine' },
    company: {
      name: 'Garonne Patrimoine',
      pictureHref: null,
      legalForm: 'SAS',
      capitalCents: 5_000_000,
      siren: '999 123 458',
      rcsCity: 'Bordeaux',
      address: '12 quai des Chartrons, 33000 Bordeaux',
      vatNumber: 'FR61999123458',
      createdOn: '2018-03-12',
      ape: '68.10Z',
      staffCount: 4,
      pitch: '<p>Garonne Patrimoine achète, rénove et revend.</p>',
    },
    representatives: [{ name: 'Hugo Lartigue', role: 'Président' }],
    shareholders: [{ name: 'Holding HL', bps: 8000 }],
    banks: ['Banque de l’Estuaire, Mme Sandrine Aubert'],
    accounts: [
      {
        year: 2025,
        turnoverCents: 191_000_000,
        ebitdaCents: 21_400_000,
        netIncomeCents: 11_200_000,
        equityCents: 37_600_000,
        financialDebtCents: 115_000_000,
        cashCents: 18_700_000,
      },
    ],
    areAccountsHidden: false,
    ratios: {
      year: 2025,
      netMarginBps: 586,
      ebitdaMarginBps: 1120,
      equityToDebtBps: 3270,
      netDebtYears: 4.5,
    },
  },
});
export type CompanyProfileProps = z.infer<typeof companyProfilePage.props>;
