import * as z from 'zod';
import {
  accountClasses,
  accountKinds,
  accountNatures,
  accountSides,
  accountVatDefaults,
  modelOrigins,
} from '#domain/accounting/code.ts';
import { editionStates } from '#domain/accounting/pcg.ts';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, type ListLink } from '../../define-list.ts';
import { day, id, instant, recordVersion } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

export const activeChoices = ['active', 'inactive'] as const;

/** An account of the platform's chart. */
export const accountRow = z.object({
  id,
  version: recordVersion,
  code: z.string(),
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
  origin: z.enum(modelOrigins),
  /** How it stands to the edition of the PCG. */
  edition: z.enum(editionStates),
  /** Companies that call it otherwise or have sub-accounts of it. */
  companiesCount: z.number().int(),
  createdAt: instant,
});
export type AccountRow = z.infer<typeof accountRow>;

export const accountList = defineList({
  row: accountRow,
  filters: {
    class: choice(accountClasses),
    nature: choice(accountNatures),
    origin: choice(modelOrigins),
    edition: choice(editionStates),
    active: choice(activeChoices),
  },
  sorts: ['name', 'label', 'createdAt'],
  defaultSort: 'name',
});

export type Query = ListLink<typeof accountList> & {
  /** The account whose window is open at first. */
  readonly open?: string;
};

export const adminAccountingCodeIndexPage = definePage({
  component: 'Admin/AccountingCode/Index',
  query: z.intersection(accountList.query, z.object({ open: id.or(z.literal('')).catch('') })),
  props: z.object({
    list: accountList.props,
    /** The account that the address asks to open. */
    opened: accountRow.nullable(),
    /** Classes with how many accounts they hold. */
    classes: z.array(
      z.object({
        id: z.enum(accountClasses),
        count: z.number().int(),
        href: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
    edition: z.object({
      on: day,
      source: z.string(),
      /** Accounts under another label than in the edition. */
      renamed: z.array(z.object({ code: z.string(), label: z.string(), pcgLabel: z.string() })),
      /** Accounts of the edition that the chart lacks. */
      missing: z.array(z.object({ code: z.string(), label: z.string() })),
    }),
  }),
  example: {
    list: accountList.example({
      id: exampleId,
      version: 1,
      code: '6051',
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
      edition: 'own',
      companiesCount: 0,
      createdAt: '2025-01-02T08:00:00.000Z',
    }),
    opened: null,
    classes: [{ id: '6', count: 60, href: '/admin/plan-comptable?class=6', isCurrent: false }],
    edition: { on: '2026-01-01', source: 'ANC, règlement 2014-03', renamed: [], missing: [] },
  },
});
export type AccountingCodeIndexProps = z.infer<typeof adminAccountingCodeIndexPage.props>;

/** The filtered chart as a file. */
export const accountDownload = defineData({
  query: accountList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});
