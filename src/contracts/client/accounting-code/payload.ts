import * as z from 'zod';
import { accountNatures, accountVatDefaults } from '#domain/accounting/code.ts';
import { defineAction } from '../../define.ts';
import { id, recordVersion, requiredText } from '../../fields.ts';
import { ruleConditions } from '../accounting-code.ts';

const accountNumber = z
  .string()
  .max(20)
  .trim()
  .refine((text) => /^\d{2,8}$/.test(text), { params: { code: 'accountCode' } })
  .refine((text) => !/^\d{2,8}$/.test(text) || /^[1-7]/.test(text), { params: { code: 'accountClass' } });

const common = {
  label: requiredText(120),
  nature: z.enum(accountNatures),
  vatDefault: z.enum(accountVatDefaults).nullable(),
  isOperationRequired: z.boolean(),
};

/** A sub-account of the company's own: it prolongs one that the chart has. */
export const storeCompanyAccount = defineAction({
  payload: z
    .object({ code: accountNumber, parentCode: accountNumber, ...common })
    .refine(({ code, parentCode }) => code.startsWith(parentCode) && code !== parentCode, {
      path: ['code'],
      params: { code: 'accountExtends' },
    }),
  example: {
    code: '60511',
    label: 'Gros œuvre',
    parentCode: '6051',
    nature: 'travaux' as const,
    vatDefault: '20' as const,
    isOperationRequired: true,
  },
});

/** What a company calls an account of the chart, and whether it uses it. */
export const updateCompanyAccount = defineAction({
  payload: z.object({
    ...common,
    isActive: z.boolean(),
    /** 0 where the company had left it as the platform has it. */
    version: z.number().int().min(0).max(2_147_483_646),
  }),
  example: {
    label: 'Travaux par lot',
    nature: 'travaux' as const,
    vatDefault: '10' as const,
    isOperationRequired: true,
    isActive: true,
    version: 0,
  },
});

/** The account of the platform that the company changed and wants as it was. */
export const resetCompanyAccount = defineAction({
  payload: z.object({ code: z.string().regex(/^\d{2,8}$/) }),
  example: { code: '6051' },
});

/** The fields of a rule. */
export const ruleFields = z.object({
  name: requiredText(80),
  conditions: ruleConditions,
  codeId: id,
  vat: z.enum(accountVatDefaults),
  operationId: id.nullable(),
  isAutoValidated: z.boolean(),
  isActive: z.boolean(),
});
export type RulePayload = z.output<typeof ruleFields>;

const exampleConditions: z.input<typeof ruleConditions> = {
  labelHolds: ['loyer'],
  minCents: null,
  maxCents: null,
  sign: 'in',
  accountId: null,
  counterparty: '',
};

export const exampleRule: Omit<RulePayload, 'codeId'> = {
  name: 'Loyers',
  conditions: exampleConditions,
  vat: 'none',
  operationId: null,
  isAutoValidated: false,
  isActive: true,
};
const exampleId = '01jgfjjz000x6vcvy9tag0gchd';

export const storeRule = defineAction({
  payload: ruleFields,
  example: { ...exampleRule, codeId: exampleId },
});

/** As for creation, with the version that was read. */
export const updateRule = defineAction({
  payload: ruleFields.extend({ version: recordVersion }),
  example: { ...exampleRule, codeId: exampleId, version: 1 },
});

/** Shows which bank lines some conditions take; nothing is written. */
export const testRule = defineAction({
  payload: z.object({ conditions: ruleConditions }),
  example: { conditions: exampleConditions },
});

/** The rules in their new order: the first that fits counts. */
export const orderRules = defineAction({
  payload: z.object({ ids: z.array(id).min(1).max(200) }),
  example: { ids: [exampleId] },
});

/** What a test of a rule answers. */
export const ruleTestAnswer = z.object({
  count: z.number().int(),
  /** The latest ones. */
  lines: z.array(
    z.object({
      id,
      bookedOn: z.string(),
      label: z.string(),
      amountCents: z.number().int(),
      accountLabel: z.string(),
    }),
  ),
});
export type RuleTestAnswer = z.infer<typeof ruleTestAnswer>;
