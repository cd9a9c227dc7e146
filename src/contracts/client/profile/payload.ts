import * as z from 'zod';
import { postalCodePattern } from '#domain/geography/insee.ts';
import {
  expenseKinds,
  incomeKinds,
  maritalStatuses,
  matrimonialRegimes,
  profileForms,
  profileKinds,
  workContracts,
} from '#domain/profile/enums.ts';
import { isWholeHeld } from '#domain/profile/shareholders.ts';
import { civilities } from '#domain/relation/contact.ts';
import { defineAction } from '../../define.ts';
import { exampleImage, imageFile, megabyte } from '../../files.ts';
import { id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { optionalPhone, optionalSiren, optionalSiret, optionalVatNumber } from '../../identifiers.ts';

const isEmail = (text: string): boolean => z.email().safeParse(text).success;
const amount = z.number().int().min(0).max(100_000_000_000);
/** Of either sign: a result, equity. */
const signedAmount = z.number().int().min(-100_000_000_000).max(100_000_000_000).nullable();
const year = z.number().int().min(1950).max(2100);
const bps = z.number().int().min(1).max(10_000);

const income = z.object({ kind: z.enum(incomeKinds), annualCents: amount, year });
const expense = z.object({ kind: z.enum(expenseKinds), monthlyCents: amount, untilOn: optionalDay });
const representative = z.object({ name: requiredText(120), role: optionalText(80) });
const shareholder = z.object({ name: requiredText(160), profileId: id.nullable(), bps });
const yearAccounts = z.object({
  year,
  turnoverCents: amount.nullable(),
  ebitdaCents: signedAmount,
  netIncomeCents: signedAmount,
  equityCents: signedAmount,
  financialDebtCents: amount.nullable(),
  cashCents: amount.nullable(),
});

/** The fields of a profile, those of a person and those of a company, as its form holds them. */
export const profileFields = z.object({
  kind: z.enum(profileKinds),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(190)
    .refine((text) => text === '' || isEmail(text), { params: { code: 'email' } }),
  phone: optionalPhone,
  addressLine: optionalText(180),
  addressLine2: optionalText(180),
  postalCode: optionalText(5).refine((text) => text === '' || postalCodePattern.test(text), {
    params: { code: 'postalCode' },
  }),
  city: optionalText(80),
  inseeCode: optionalText(5),
  civility: z.enum(civilities).nullable(),
  firstName: optionalText(80),
  lastName: optionalText(80),
  birthDate: optionalDay,
  birthPlace: optionalText(120),
  nationality: optionalText(80),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  matrimonialRegime: z.enum(matrimonialRegimes).nullable(),
  dependents: z.number().int().min(0).max(20).nullable(),
  userId: id.nullable(),
  occupation: optionalText(120),
  employer: optionalText(120),
  contractKind: z.enum(workContracts).nullable(),
  seniorityOn: optionalDay,
  incomes: z.array(income).max(20),
  expenses: z.array(expense).max(20),
  bio: z.string().max(20_000),
  /** One a line: blank lines are left out. */
  trainings: z
    .array(optionalText(140))
    .max(30)
    .transform((lines) => lines.filter((line) => line !== '')),
  legalName: optionalText(160),
  legalForm: z.enum(profileForms).nullable(),
  siren: optionalSiren,
  siret: optionalSiret,
  vatNumber: optionalVatNumber,
  rcsCity: optionalText(80),
  capitalCents: amount.nullable(),
  createdOn: optionalDay,
  ape: optionalText(6).refine((text) => text === '' || /^\d{2}\.?\d{2}[A-Z]$/i.test(text), {
    params: { code: 'ape' },
  }),
  staffCount: z.number().int().min(0).max(100_000).nullable(),
  representatives: z.array(representative).max(12),
  shareholders: z.array(shareholder).max(30),
  accounts: z.array(yearAccounts).max(6),
  bankContactIds: z.array(id).max(12),
  pitch: z.string().max(20_000),
});
export type ProfilePayload = z.output<typeof profileFields>;
export type ProfileValues = z.input<typeof profileFields>;

const required = (path: keyof ProfilePayload) => ({ path: [path], params: { code: 'required' } });

/** What a person must tell, what a company must, and what belongs together. */
const withRules = <Schema extends typeof profileFields>(schema: Schema) =>
  schema
    .refine(({ kind, firstName }) => kind === 'company' || firstName !== '', required('firstName'))
    .refine(({ kind, lastName }) => kind === 'company' || lastName !== '', required('lastName'))
    .refine(({ kind, birthDate }) => kind === 'company' || birthDate !== null, required('birthDate'))
    .refine(({ kind, email }) => kind === 'company' || email !== '', required('email'))
    .refine(({ kind, legalName }) => kind === 'individual' || legalName !== '', required('legalName'))
    .refine(({ kind, legalForm }) => kind === 'individual' || legalForm !== null, required('legalForm'))
    .refine(({ kind, siren }) => kind === 'individual' || siren !== null, required('siren'))
    .refine(({ siren, siret }) => siren === null || siret === null || siret.startsWith(siren), {
      path: ['siret'],
      params: { code: 'siretOfSiren' },
    })
    .refine(({ siren, vatNumber }) => siren === null || vatNumber === null || vatNumber.endsWith(siren), {
      path: ['vatNumber'],
      params: { code: 'vatOfSiren' },
    })
    .refine(({ shareholders }) => isWholeHeld(shareholders), {
      path: ['shareholders'],
      params: { code: 'sharesTotal' },
    })
    .refine(({ accounts }) => new Set(accounts.map((one) => one.year)).size === accounts.length, {
      path: ['accounts'],
      params: { code: 'yearTwice' },
    });

export const profilePayload = withRules(profileFields);

export const exampleProfile: ProfileValues = {
  kind: 'company',
  email: 'contact@example.test',
  phone: null,
  addressLine: '12 quai des Chartrons',
  addressLine2: '',
  postalCode: '33000',
  city: 'Bordeaux',
  inseeCode: '33063',
  civility: null,
  firstName: '',
  lastName: '',
  birthDate: null,
  birthPlace: '',
  nationality: '',
  maritalStatus: null,
  matrimonialRegime: null,
  dependents: null,
  userId: null,
  occupation: '',
  employer: '',
  contractKind: null,
  seniorityOn: null,
  incomes: [],
  expenses: [],
  bio: '',
  trainings: [],
  legalName: 'Garonne Développement',
  legalForm: 'SAS',
  siren: '732829320',
  siret: null,
  vatNumber: null,
  rcsCity: 'Bordeaux',
  capitalCents: 5_000_000,
  createdOn: '2018-03-12',
  ape: '68.10Z',
  staffCount: 4,
  representatives: [{ name: 'Hugo Lartigue', role: 'Président' }],
  shareholders: [{ name: 'Holding HL', profileId: null, bps: 10_000 }],
  accounts: [],
  bankContactIds: [],
  pitch: '',
};

export const storeProfile = defineAction({ payload: profilePayload, example: exampleProfile });

/** As for creation, with the version that was read. */
export const updateProfile = defineAction({
  payload: withRules(profileFields.extend({ version: recordVersion })),
  example: { ...exampleProfile, version: 1 },
});

/** The logo of a company, the portrait of a person. */
export const updateProfilePicture = defineAction({
  payload: z.object({ image: imageFile(5 * megabyte) }),
  example: { image: exampleImage() },
});
