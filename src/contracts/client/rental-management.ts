import * as z from 'zod';
import { arrearsAges } from '#domain/rental/arrears.ts';
import { leaseStates, leaseTypes, rentMethods } from '#domain/rental/lease.ts';
import { rentCallStates } from '#domain/rental/rent-call.ts';
import { rentIndexKinds } from '#domain/rental/rent-index.ts';
import { rentalTabs, revisionStates } from '#domain/rental/words.ts';
import { defineData, definePage } from '../define.ts';
import { explained } from '../explained.ts';
import { day, id, instant, optionalDay, recordVersion } from '../fields.ts';
import { choicesQuery, columnsQuery, downloadQuery, idsQuery } from '../list.ts';
import { exampleId, person } from '../shared.ts';
import { leaseFields } from './rental-management/payload.ts';

const whole = z.number().int();
const sorts = ['', 'name', '-name', 'balance', '-balance', 'dueOn', '-dueOn', 'rent', '-rent'] as const;
export const lateChoices = ['late', 'onTime'] as const;

const listQuery = {
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(sorts).catch(''),
  operationId: idsQuery,
  status: choicesQuery(leaseStates),
  state: choicesQuery(rentCallStates),
  late: choicesQuery(lateChoices),
  columns: columnsQuery,
};
export const rentalQuery = z.object(listQuery);
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

/** What a link to the rents may ask for. */
export interface Query {
  readonly tab?: (typeof rentalTabs)[number];
  /** Month that is shown, `YYYY-MM`. */
  readonly month?: string;
  /** Lease whose window is open at first. */
  readonly open?: string;
  readonly q?: string;
  readonly sort?: (typeof sorts)[number];
  readonly operationId?: readonly string[];
  readonly status?: readonly (typeof leaseStates)[number][];
  readonly state?: readonly (typeof rentCallStates)[number][];
  readonly late?: readonly (typeof lateChoices)[number][];
  readonly columns?: readonly string[];
}

const operation = z.object({ id, name: z.string() });

const leaseRow = z.object({
  id,
  version: recordVersion,
  number: z.string(),
  operation,
  lot: z.object({ id, name: z.string() }),
  renters: z.array(person),
  type: z.enum(leaseTypes),
  startsOn: day,
  /** Its last day: of the notice, or of the contract. */
  endsOn: optionalDay,
  rentCents: whole,
  chargesCents: whole,
  /** What is owed of calls that fell due. */
  balanceCents: whole,
  nextRevisionOn: optionalDay,
  dpeClass: z.string().nullable(),
  status: z.enum(leaseStates),
  /** All of the form. */
  values: leaseFields,
  noticeOn: optionalDay,
  keysOn: optionalDay,
  /** How the deposit of a lease that ended is to be given back. */
  deposit: z
    .object({
      dueOn: optionalDay,
      owedCents: whole,
      penaltyCents: whole,
      totalCents: whole,
      returnedOn: optionalDay,
    })
    .nullable(),
  statements: z.array(
    z.object({ year: whole, provisionsCents: whole, realCents: whole, balanceCents: whole }),
  ),
});
export type LeaseRow = z.infer<typeof leaseRow>;

const callRow = z.object({
  id,
  version: recordVersion,
  leaseId: id,
  number: z.string(),
  operation,
  lot: z.string(),
  renters: z.string(),
  month,
  rentCents: whole,
  chargesCents: whole,
  otherCents: whole,
  vatCents: whole,
  totalCents: whole,
  paidCents: whole,
  owedCents: whole,
  dueOn: day,
  daysLate: whole,
  state: z.enum(rentCallStates),
  sentAt: instant.nullable(),
  note: z.string(),
  cancelReason: z.string().nullable(),
  /** The reminder that it is due for, and the last that was sent. */
  reminderDue: whole,
  remindedLevel: whole,
  payments: z.array(z.object({ id, receivedOn: day, amountCents: whole, method: z.enum(rentMethods) })),
});
export type CallRow = z.infer<typeof callRow>;

const revisionRow = z.object({
  id,
  leaseId: id,
  number: z.string(),
  renters: z.string(),
  dueOn: day,
  fromCents: whole,
  toCents: whole.nullable(),
  quarter: z.string(),
  newQuarter: z.string(),
  kind: z.string(),
  oldIndex: whole.nullable(),
  newIndex: whole.nullable(),
  variationBps: whole.nullable(),
  claimUntil: optionalDay,
  requestedOn: optionalDay,
  effectiveOn: optionalDay,
  status: z.enum(revisionStates),
  explanation: explained.nullable(),
});
export type RevisionRow = z.infer<typeof revisionRow>;

const lotRow = z.object({
  id,
  name: z.string(),
  operation,
  lease: z.object({ id, number: z.string(), renters: z.string(), rentCents: whole }).nullable(),
  /** Days that it has stood empty; null while it is let. */
  vacantDays: whole.nullable(),
  costCents: whole.nullable(),
  yieldBps: whole.nullable(),
});
export type RentalLotRow = z.infer<typeof lotRow>;

const indexRow = z.object({
  kind: z.enum(rentIndexKinds),
  region: z.string(),
  quarter: z.string(),
  hundredths: whole,
});

const figures = z.object({
  calledCents: whole,
  collectedCents: whole,
  occupancyBps: whole.nullable(),
  rentedCount: whole,
  rentableCount: whole,
  arrears: z.object(
    Object.fromEntries(arrearsAges.map((age) => [age, whole])) as Record<
      (typeof arrearsAges)[number],
      typeof whole
    >,
  ),
  arrearsCents: whole,
  vacantDays: whole,
  depositsCents: whole,
  yieldBps: whole.nullable(),
});
export type RentalFigures = z.infer<typeof figures>;

const exampleQuery = rentalQuery.parse({});

export const rentalManagementPage = definePage({
  component: 'Client/RentalManagement',
  query: rentalQuery.extend({
    tab: z.enum(rentalTabs).catch('baux'),
    month: month.catch(''),
    open: id.catch(''),
  }),
  props: z.object({
    tab: z.enum(rentalTabs),
    month,
    today: day,
    query: rentalQuery,
    defaults: rentalQuery,
    open: z.string(),
    figures,
    leases: z.array(leaseRow),
    calls: z.array(callRow),
    /** Months of the grid, the latest last. */
    months: z.array(month),
    revisions: z.array(revisionRow),
    lots: z.array(lotRow),
    indexes: z.array(indexRow),
    counts: z.object({ leases: whole, calls: whole, late: whole, revisions: whole, lots: whole }),
    /** What a lease can name. */
    choices: z.object({
      lots: z.array(z.object({ id, label: z.string() })),
      contacts: z.array(z.object({ id, label: z.string() })),
    }),
    can: z.object({ create: z.boolean(), update: z.boolean(), delete: z.boolean(), export: z.boolean() }),
  }),
  example: {
    tab: 'baux',
    month: '2026-11',
    today: '2026-11-20',
    query: exampleQuery,
    defaults: exampleQuery,
    open: '',
    figures: {
      calledCents: 358_456,
      collectedCents: 264_756,
      occupancyBps: 4167,
      rentedCount: 5,
      rentableCount: 12,
      arrears: { upTo30: 0, upTo60: 73_000, upTo90: 0, over90: 0 },
      arrearsCents: 73_000,
      vacantDays: 210,
      depositsCents: 210_000,
      yieldBps: 540,
    },
    leases: [],
    calls: [],
    months: ['2026-10', '2026-11'],
    revisions: [],
    lots: [
      {
        id: exampleId,
        name: 'B1 · T2 rez-de-jardin',
        operation: { id: exampleId, name: 'Saint-Genès' },
        lease: null,
        vacantDays: 12,
        costCents: 12_000_000,
        yieldBps: null,
      },
    ],
    indexes: [{ kind: 'IRL', region: 'metropolitan', quarter: '2026T2', hundredths: 14_837 }],
    counts: { leases: 0, calls: 0, late: 0, revisions: 0, lots: 1 },
    choices: { lots: [], contacts: [] },
    can: { create: true, update: true, delete: true, export: true },
  },
});
export type RentalManagementProps = z.infer<typeof rentalManagementPage.props>;

/** The leases as a file. */
export const leaseDownload = defineData({
  query: z.object({ ...listQuery, format: downloadQuery.format }),
  contentType: 'text/csv',
  example: { q: 'B-2026', format: 'csv' },
});

/** The calls of a month as a file; of all months where none is named. */
export const callDownload = defineData({
  query: z.object({ ...listQuery, month: month.catch(''), format: downloadQuery.format }),
  contentType: 'text/csv',
  example: { month: '2026-11', format: 'csv' },
});
