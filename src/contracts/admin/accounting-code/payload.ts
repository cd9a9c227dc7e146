import * as z from 'zod';
import {
  accountKinds,
  accountNatures,
  accountSides,
  accountVatDefaults,
  kindOfCode,
} from '#domain/accounting/code.ts';
import { defineAction } from '../../define.ts';
import { recordVersion, requiredText } from '../../fields.ts';

/** The fields of an account of the chart. */
export const accountFields = z.object({
  code: z
    .string()
    .max(20)
    .trim()
    .refine((text) => /^\d{2,8}$/.test(text), { params: { code: 'accountCode' } })
    .refine((text) => !/^\d{2,8}$/.test(text) || /^[1-7]/.test(text), { params: { code: 'accountClass' } }),
  label: requiredText(120),
  /** Number of the account above; null for the nearest. */
  parentCode: z
    .string()
    .regex(/^\d{2,8}$/)
    .nullable(),
  kind: z.enum(accountKinds),
  nature: z.enum(accountNatures),
  vatDefault: z.enum(accountVatDefaults).nullable(),
  side: z.enum(accountSides),
  isOperationRequired: z.boolean(),
  isActive: z.boolean(),
});
export type AccountPayload = z.output<typeof accountFields>;

const withRules = <Schema extends typeof accountFields>(schema: Schema) =>
  schema
    .refine(
      ({ code, parentCode }) => parentCode === null || (code.startsWith(parentCode) && code !== parentCode),
      { path: ['code'], params: { code: 'accountParent' } },
    )
    .refine(({ code, kind }) => kind === kindOfCode(code), { path: ['kind'], params: { code: 'choice' } });

export const accountPayload = withRules(accountFields);

export const exampleAccount: z.input<typeof accountFields> = {
  code: '60511',
  label: 'Travaux de gros œuvre',
  parentCode: '6051',
  kind: 'charge',
  nature: 'travaux',
  vatDefault: '20',
  side: 'debit',
  isOperationRequired: true,
  isActive: true,
};

export const storeAccount = defineAction({ payload: accountPayload, example: exampleAccount });

/** As for creation, with the version that was read. */
export const updateAccount = defineAction({
  payload: withRules(accountFields.extend({ version: recordVersion })),
  example: { ...exampleAccount, version: 1 },
});

/** Reads a file of accounts, CSV or JSON, and writes what is new in it unless it is only to be checked. */
export const importAccounts = defineAction({
  payload: z.object({ text: z.string().min(1).max(500_000), isDryRun: z.boolean() }),
  example: { text: 'code;label\n60512;Charpente', isDryRun: true },
});
