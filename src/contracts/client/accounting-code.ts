import * as z from 'zod';
import {
  accountClasses,
  accountKinds,
  accountNatures,
  accountOrigins,
  accountSides,
  accountVatDefaults,
} from '#domain/accounting/code.ts';
import { movementSigns } from '#domain/accounting/stored-rule.ts';
import { accountingSchemes } from '#domain/company/enums.ts';
import { defineData, definePage } from '../define.ts';
import { id, optionalDay, recordVersion } from '../fields.ts';
import { choicesQuery, columnsQuery, downloadQuery } from '../list.ts';
import { exampleId } from '../shared.ts';

/** Without one the accounts stand in the order of their numbers, as a tree. */
export const accountSorts = [
  '',
  'label',
  '-label',
  'movements',
  '-movements',
  'balance',
  '-balance',
] as const;
export const activeChoices = ['active', 'inactive'] as const;
export const usedChoices = ['used', 'unused'] as const;
export const chartTabs = ['accounts', 'rules'] as const;

/** An account as the company sees it: of the platform's chart, changed or not, or its own. */
const companyAccountRow = z.object({
  code: z.string(),
  /** What movements name: stays the same when the company calls it otherwise. */
  id,
  /** 0 while the company left it as the platform has it. */
  version: z.number().int().min(0),
  label: z.string(),
  parentCode: z.string().nullable(),
  /** Accounts of the chart above it. */
  depth: z.number().int(),
  kind: z.enum(accountKinds),
  nature: z.enum(accountNatures),
  vatDefault: z.enum(accountVatDefaults).nullable(),
  side: z.enum(accountSides),
  isOperationRequired: z.boolean(),
  isActive: z.boolean(),
  origin: z.enum(accountOrigins),
  /** The company changed an account of the platform's. */
  isChanged: z.boolean(),
  movementsCount: z.number().int(),
  /** Of the year, debit less credit. */
  balanceCents: z.number().int(),
});
export type CompanyAccountRow = z.infer<typeof companyAccountRow>;

/** What a rule asks of a bank line. */
export const ruleConditions = z.object({
  labelHolds: z.array(z.string().trim().max(80)).max(8),
  minCents: z.number().int().min(0).max(100_000_000_000).nullable(),
  maxCents: z.number().int().min(0).max(100_000_000_000).nullable(),
  sign: z.enum(movementSigns).nullable(),
  accountId: id.nullable(),
  counterparty: z.string().trim().max(120),
});

const ruleRow = z.object({
  id,
  version: recordVersion,
  name: z.string(),
  conditions: ruleConditions,
  codeId: id,
  vat: z.enum(accountVatDefaults),
  operationId: id.nullable(),
  isAutoValidated: z.boolean(),
  isActive: z.boolean(),
  /** Bank lines that it takes before any other rule, and the day of the last one. */
  hitsCount: z.number().int(),
  lastHitOn: optionalDay,
});
export type RuleRow = z.infer<typeof ruleRow>;

const listQuery = {
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(accountSorts).catch(''),
  class: choicesQuery(accountClasses),
  nature: choicesQuery(accountNatures),
  origin: choicesQuery(accountOrigins),
  active: choicesQuery(activeChoices),
  used: choicesQuery(usedChoices),
  columns: columnsQuery,
};
export const accountingCodeQuery = z.object(listQuery);

/** What a link to the chart may ask for. */
export interface Query {
  readonly tab?: (typeof chartTabs)[number];
  /** Number of the account whose window is open at first. */
  readonly open?: string;
  readonly q?: string;
  readonly sort?: (typeof accountSorts)[number];
  readonly class?: readonly (typeof accountClasses)[number][];
  readonly nature?: readonly (typeof accountNatures)[number][];
  readonly origin?: readonly (typeof accountOrigins)[number][];
  readonly active?: readonly (typeof activeChoices)[number][];
  readonly used?: readonly (typeof usedChoices)[number][];
  readonly columns?: readonly string[];
}

const choice = z.object({ id, label: z.string() });
const exampleQuery = accountingCodeQuery.parse({});

export const accountingCodePage = definePage({
  component: 'Client/AccountingCode',
  query: accountingCodeQuery.extend({
    tab: z.enum(chartTabs).catch('accounts'),
    open: z
      .string()
      .regex(/^\d{2,8}$/)
      .catch(''),
  }),
  props: z.object({
    tab: z.enum(chartTabs),
    query: accountingCodeQuery,
    defaults: accountingCodeQuery,
    open: z.string(),
    /** The whole chart, in the order of the numbers. */
    accounts: z.array(companyAccountRow),
    rules: z.array(ruleRow),
    scheme: z.enum(accountingSchemes),
    year: z.number().int(),
    /** What a rule can name. */
    treasuryAccounts: z.array(choice),
    operations: z.array(choice),
    can: z.object({ create: z.boolean(), update: z.boolean(), delete: z.boolean() }),
  }),
  example: {
    tab: 'accounts',
    query: exampleQuery,
    defaults: exampleQuery,
    open: '',
    accounts: [
      {
        code: '6051',
        id: exampleId,
        version: 0,
        label: 'Travaux par lot',
        parentCode: '605',
        depth: 1,
        kind: 'charge',
        nature: 'travaux',
        vatDefault: '20',
        side: 'debit',
        isOperationRequired: true,
        isActive: true,
        origin: 'ilot',
        isChanged: false,
        movementsCount: 12,
        balanceCents: 12_480_000,
      },
    ],
    rules: [
      {
        id: exampleId,
        version: 1,
        name: 'Loyers',
        conditions: {
          labelHolds: ['loyer'],
          minCents: null,
          maxCents: null,
          sign: 'in',
          accountId: null,
          counterparty: '',
        },
        codeId: exampleId,
        vat: 'none',
        operationId: null,
        isAutoValidated: false,
        isActive: true,
        hitsCount: 14,
        lastHitOn: '2026-11-05',
      },
    ],
    scheme: 'transformation',
    year: 2026,
    treasuryAccounts: [],
    operations: [],
    can: { create: true, update: true, delete: true },
  },
});
export type AccountingCodeProps = z.infer<typeof accountingCodePage.props>;

/** The chart as a file, in the order of the numbers. */
export const accountingCodeDownload = defineData({
  query: z.object({ ...listQuery, format: downloadQuery.format }),
  contentType: 'text/csv',
  example: { q: '512', format: 'csv' },
});
