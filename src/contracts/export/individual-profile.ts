import * as z from 'zod';
import {
  expenseKinds,
  incomeKinds,
  maritalStatuses,
  matrimonialRegimes,
  workContracts,
} from '#domain/profile/enums.ts';
import { definePage } from '../define.ts';
import { optionalDay } from '../fields.ts';
import { examplePaper, paper, paperQuery, personalQuery, type PersonalPaperLink } from './paper.ts';

/** What a link to the presentation of a person may ask for. */
export type Query = PersonalPaperLink;

const cents = z.number().int().nullable();
const text = z.string();

export const individualProfilePage = definePage({
  component: 'Export/IndividualProfile',
  query: z.object({ ...paperQuery, ...personalQuery }),
  props: z.object({
    paper,
    /** Texts are empty where nothing is told, or not to this reader: `paper.conceals` tells which. */
    person: z.object({
      name: text,
      civility: text,
      pictureHref: text.nullable(),
      birthDate: optionalDay,
      birthPlace: text,
      nationality: text,
      address: text,
      phone: text,
      email: text,
      maritalStatus: z.enum(maritalStatuses).nullable(),
      matrimonialRegime: z.enum(matrimonialRegimes).nullable(),
      dependents: z.number().int().nullable(),
      occupation: text,
      employer: text,
      contractKind: z.enum(workContracts).nullable(),
      seniorityOn: optionalDay,
      bio: text,
      trainings: z.array(text),
    }),
    /** The latest year first; null where they are told on request alone. */
    incomes: z
      .array(
        z.object({
          kind: z.enum(incomeKinds),
          year: z.number().int(),
          annualCents: z.number().int(),
        }),
      )
      .nullable(),
    /** Those that run; null where they are told on request alone. */
    expenses: z
      .array(z.object({ kind: z.enum(expenseKinds), monthlyCents: z.number().int(), untilOn: optionalDay }))
      .nullable(),
    /** The last year whose incomes are declared: the one that counts. */
    incomeYear: z.number().int().nullable(),
    /** Null where they are told on request alone. */
    figures: z.object({
      annualIncomeCents: cents,
      annualRentCents: cents,
      monthlyIncomeCents: cents,
      monthlyPaymentCents: cents,
      monthlyChargesCents: cents,
      /** Charges ÷ incomes; null without income as well. */
      debtRatioBps: cents,
      grossCents: cents,
      netCents: cents,
      propertyNetCents: cents,
      financialCents: cents,
    }),
  }),
  example: {
    paper: {
      ...examplePaper,
      subject: 'Hugo Lartigue',
      reference: 'Hugo Lartigue',
      conceals: ['birthDate'],
    },
    person: {
      name: 'Hugo Lartigue',
      civility: 'M.',
      pictureHref: null,
      birthDate: null,
      birthPlace: 'Libourne',
      nationality: 'Française',
      address: '5 rue Notre-Dame, 33000 Bordeaux',
      phone: '06 11 22 33 44',
      email: 'hugo.lartigue@example.test',
      maritalStatus: 'married',
      matrimonialRegime: 'separation',
      dependents: 2,
      occupation: 'Marchand de biens',
      employer: 'Garonne Patrimoine',
      contractKind: 'manager',
      seniorityOn: '2018-03-12',
      bio: '<p>Conducteur de travaux, puis directeur de programmes.</p>',
      trainings: ['Diplôme d’ingénieur (2005)'],
    },
    incomes: [{ kind: 'salary', year: 2025, annualCents: 6_480_000 }],
    expenses: [{ kind: 'insurance', monthlyCents: 14_500, untilOn: null }],
    incomeYear: 2025,
    figures: {
      annualIncomeCents: 6_480_000,
      annualRentCents: 3_198_000,
      monthlyIncomeCents: 806_500,
      monthlyPaymentCents: 355_250,
      monthlyChargesCents: 369_750,
      debtRatioBps: 4585,
      grossCents: 120_985_000,
      netCents: 83_172_500,
      propertyNetCents: 63_237_500,
      financialCents: 19_935_000,
    },
  },
});
export type IndividualProfileProps = z.infer<typeof individualProfilePage.props>;
