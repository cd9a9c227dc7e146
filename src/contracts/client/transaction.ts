import * as z from 'zod';
import { accountVatDefaults } from '#domain/accounting/code.ts';
import { amountBandNames } from '#domain/accounting/movement-filters.ts';
import { movementKinds, movementSides, movementStates } from '#domain/accounting/movement.ts';
import { choice, defineList, facet, period, type ListLink } from '../define-list.ts';
import { defineAction, defineData, definePage } from '../define.ts';
import { day, id, recordVersion } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { openedTransaction, statementImport, statementPreview } from './transaction/opened.ts';
import { splitLine } from './transaction/payload.ts';

/** A movement as the list shows it. */
export const transactionRow = z.object({
  id,
  version: recordVersion,
  bookedOn: day,
  account: z.string(),
  label: z.string(),
  counterparty: z.string().nullable(),
  operation: z.string().nullable(),
  /** Accounts of the chart: « 6051, 44566 ». */
  codes: z.string().nullable(),
  vatCents: z.number().int(),
  /** Signed: money out is below 0. */
  amountCents: z.number().int(),
  /** Of its account, once it was booked. */
  balanceCents: z.number().int(),
  filesCount: z.number().int(),
  isMatched: z.boolean(),
  kind: z.enum(movementKinds),
  status: z.enum(movementStates),
  /** A rule or something owed fits it. */
  isProposed: z.boolean(),
});
export type TransactionRow = z.infer<typeof transactionRow>;

export const transactionList = defineList({
  row: transactionRow,
  filters: {
    status: choice(movementStates),
    proposal: choice(['proposed']),
    accountId: facet(),
    operationId: facet(),
    code: facet(),
    counterparty: facet(),
    bookedOn: period(),
    side: choice(movementSides),
    size: choice(amountBandNames),
    kind: choice(movementKinds),
    paper: choice(['with', 'without']),
  },
  sorts: ['bookedOn', 'amountCents'],
  defaultSort: '-bookedOn',
  sums: ['amountCents'],
});

export const transactionPanels = ['', 'import', 'month', 'entry'] as const;
const own = {
  /** The movement whose panel is open. */
  open: id.or(z.literal('')).catch(''),
  panel: z.enum(transactionPanels).catch(''),
  /** The statement that is looked at. */
  statement: id.or(z.literal('')).catch(''),
};

export type Query = ListLink<typeof transactionList> & {
  readonly open?: string;
  readonly panel?: (typeof transactionPanels)[number];
  readonly statement?: string;
};

const exampleRow: TransactionRow = {
  id: exampleId,
  version: 1,
  bookedOn: '2026-11-17',
  account: 'Courant pro',
  label: 'CB PEAGE ET PARKING',
  counterparty: 'Péages de Gironde',
  operation: null,
  codes: '6251, 44566',
  vatCents: -665,
  amountCents: -3990,
  balanceCents: 18_432_215,
  filesCount: 0,
  isMatched: false,
  kind: 'bank',
  status: 'coded',
  isProposed: false,
};

const named = z.object({ id, label: z.string() });
const count = z.number().int();

export const transactionPage = definePage({
  component: 'Client/Transaction',
  query: z.intersection(transactionList.query, z.object(own)),
  props: z.object({
    list: transactionList.props,
    counts: z.object({ to_code: count, proposed: count, coded: count, validated: count, ignored: count }),
    /** Months with movements, the latest first. */
    months: z.array(
      z.object({ month: z.string(), movementsCount: count, toCodeCount: count, isLocked: z.boolean() }),
    ),
    /** Today in Paris. */
    today: day,
    panel: z.enum(transactionPanels),
    opened: openedTransaction.nullable(),
    imports: z.array(statementImport),
    preview: statementPreview.nullable(),
    accounts: z.array(named),
    operations: z.array(named),
    /** Accounts of the chart that are in use. */
    codes: z.array(
      z.object({
        id,
        code: z.string(),
        label: z.string(),
        vatDefault: z.enum(accountVatDefaults).nullable(),
      }),
    ),
    /** The accounts used most: keys 1 to 9. */
    favourites: z.array(id).max(9),
    can: z.object({ validate: z.boolean(), unlock: z.boolean() }),
  }),
  example: {
    list: transactionList.example(exampleRow),
    counts: { to_code: 23, proposed: 6, coded: 40, validated: 247, ignored: 0 },
    months: [{ month: '2026-11', movementsCount: 18, toCodeCount: 18, isLocked: false }],
    today: '2026-11-20',
    panel: '',
    opened: null,
    imports: [],
    preview: null,
    accounts: [],
    operations: [],
    codes: [],
    favourites: [],
    can: { validate: true, unlock: true },
  },
});
export type TransactionPageProps = z.infer<typeof transactionPage.props>;

/** The filtered list as a file. */
export const transactionDownload = defineData({
  query: transactionList.downloadQuery,
  contentType: 'text/csv',
  example: { q: 'ferrand', sort: '-bookedOn', format: 'csv' },
});

/** The entries of a year for the accountant. */
export const transactionExchange = defineData({
  query: z.object({ year: z.coerce.number().int().min(2000).max(2099).catch(0) }),
  contentType: 'text/plain',
  example: { year: '2026' },
});

/** Changes several movements at once. */
export const bulkTransactions = defineAction({
  payload: z.object({
    rows: transactionList.bulkRows,
    set: z.discriminatedUnion('field', [
      z.object({ field: z.literal('code'), codeId: id, vatBps: splitLine.shape.vatBps }),
      z.object({ field: z.literal('operation'), operationId: id.nullable() }),
      z.object({ field: z.literal('validated') }),
    ]),
  }),
  example: { rows: { kind: 'ids', ids: [exampleId] }, set: { field: 'operation', operationId: null } },
});
