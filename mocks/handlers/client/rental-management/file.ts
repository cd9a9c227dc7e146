import {
  callDownload,
  leaseDownload,
  type CallRow,
  type LeaseRow,
} from '#contracts/client/rental-management.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { messagesFor } from '#messages/locale.ts';
import * as stateMessages from '#messages/states/office.ts';
import { foldText } from '#mocks/db/fold.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import type { Column } from '#mocks/server/downloads/sheet.ts';
import type * as z from 'zod';
import { readBook } from './book.ts';
import { callRow, leaseRow } from './rows.ts';

type LeaseQuery = z.output<typeof leaseDownload.query>;
type CallQuery = z.output<typeof callDownload.query>;

const holds = (q: string, text: string): boolean =>
  foldText(q)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => foldText(text).includes(word));
const isChosen = <Value>(chosen: readonly Value[], value: Value): boolean =>
  chosen.length === 0 || chosen.includes(value);

async function leaseRows({ db, today }: DownloadSource, query: LeaseQuery): Promise<LeaseRow[]> {
  const rows = (await readBook(db, today)).map((booked) => leaseRow(booked, today));
  return rows.filter(
    (row) =>
      holds(query.q, [row.number, row.lot.name, ...row.renters.map(({ name }) => name)].join(' ')) &&
      isChosen(query.operationId, row.operation.id) &&
      isChosen(query.status, row.status) &&
      isChosen(query.late, row.balanceCents > 0 ? 'late' : 'onTime'),
  );
}

async function callRows({ db, today }: DownloadSource, query: CallQuery): Promise<CallRow[]> {
  const rows = (await readBook(db, today)).flatMap((booked) =>
    booked.calls.map((call) => callRow(booked, call, today)),
  );
  return rows.filter(
    (row) =>
      holds(query.q, [row.number, row.lot, row.renters].join(' ')) &&
      isChosen(query.operationId, row.operation.id) &&
      isChosen(query.state, row.state) &&
      isChosen(query.late, row.state === 'overdue' ? 'late' : 'onTime') &&
      (query.month === '' || row.month === query.month),
  );
}

function leaseColumns(locale: 'fr' | 'en'): Column<LeaseRow>[] {
  const { columns: t, choices } = messagesFor(locale, rentalMessages);
  const { lease: states } = messagesFor(locale, stateMessages);
  return [
    { label: t.number, kind: 'text', value: ({ number }) => number },
    { label: t.operation, kind: 'text', value: ({ operation }) => operation.name },
    { label: t.lot, kind: 'text', value: ({ lot }) => lot.name },
    { label: t.renters, kind: 'text', value: ({ renters }) => renters.map(({ name }) => name).join(', ') },
    { label: t.type, kind: 'text', value: ({ type }) => choices.type[type] },
    { label: t.startsOn, kind: 'date', value: ({ startsOn }) => startsOn },
    { label: t.endsOn, kind: 'date', value: ({ endsOn }) => endsOn },
    { label: t.rent, kind: 'money', value: ({ rentCents }) => rentCents },
    { label: t.charges, kind: 'money', value: ({ chargesCents }) => chargesCents },
    { label: t.balance, kind: 'money', value: ({ balanceCents }) => balanceCents },
    { label: t.nextRevision, kind: 'date', value: ({ nextRevisionOn }) => nextRevisionOn },
    { label: t.dpe, kind: 'text', value: ({ dpeClass }) => dpeClass },
    { label: t.status, kind: 'text', value: ({ status }) => states[status] },
  ];
}

function callColumns(locale: 'fr' | 'en'): Column<CallRow>[] {
  const { columns: t } = messagesFor(locale, rentalMessages);
  const { rentCall: states } = messagesFor(locale, stateMessages);
  return [
    { label: t.month, kind: 'text', value: ({ month }) => month },
    { label: t.number, kind: 'text', value: ({ number }) => number },
    { label: t.operation, kind: 'text', value: ({ operation }) => operation.name },
    { label: t.lot, kind: 'text', value: ({ lot }) => lot },
    { label: t.renters, kind: 'text', value: ({ renters }) => renters },
    { label: t.rent, kind: 'money', value: ({ rentCents }) => rentCents },
    { label: t.charges, kind: 'money', value: ({ chargesCents }) => chargesCents },
    { label: t.other, kind: 'money', value: ({ otherCents }) => otherCents },
    { label: t.vat, kind: 'money', value: ({ vatCents }) => vatCents },
    { label: t.total, kind: 'money', value: ({ totalCents }) => totalCents },
    { label: t.paid, kind: 'money', value: ({ paidCents }) => paidCents },
    { label: t.owed, kind: 'money', value: ({ owedCents }) => owedCents },
    { label: t.dueOn, kind: 'date', value: ({ dueOn }) => dueOn },
    { label: t.state, kind: 'text', value: ({ state }) => states[state] },
  ];
}

/** The leases as a file. */
export const leaseFile = defineDownload({
  list: 'lease',
  can: 'rental.export',
  query: leaseDownload.query,
  title: (locale) => messagesFor(locale, rentalMessages).tabs.baux,
  columns: leaseColumns,
  count: async (source, query) => (await leaseRows(source, query)).length,
  rows: async (source, query, limit) => (await leaseRows(source, query)).slice(0, limit),
});

/** The calls as a file. */
export const callFile = defineDownload({
  list: 'rent-call',
  can: 'rental.export',
  query: callDownload.query,
  title: (locale) => messagesFor(locale, rentalMessages).tabs.appels,
  columns: callColumns,
  count: async (source, query) => (await callRows(source, query)).length,
  rows: async (source, query, limit) => (await callRows(source, query)).slice(0, limit),
});
