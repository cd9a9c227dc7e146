import type * as z from 'zod';
import { paymentDownload } from '#contracts/client/operation/notary/sale/payment-papers.ts';
import type { Day } from '#domain/time/day.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { messagesFor } from '#messages/locale.ts';
import * as stateMessages from '#messages/states/trade.ts';
import type { Operation, Payment } from '#mocks/db/schema/index.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import type { Column } from '#mocks/server/downloads/sheet.ts';
import { clientData } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { buyersText, lotsText, salesOf, type KnownSale } from './record.ts';
import { balanceOf, reachedOn } from './terms.ts';

interface FileRow {
  readonly known: KnownSale;
  readonly payment: Payment;
  readonly today: Day;
}

const balance = ({ known, payment, today }: FileRow) => balanceOf(known, payment, today);

function columnsIn(locale: 'fr' | 'en'): Column<FileRow>[] {
  const t = messagesFor(locale, paymentMessages);
  const states = messagesFor(locale, stateMessages).payment;
  return [
    { label: t.file.operation, kind: 'text', value: ({ known }) => known.operation.ref },
    { label: t.file.lots, kind: 'text', value: ({ known }) => lotsText(known) },
    { label: t.file.buyers, kind: 'text', value: ({ known }) => buyersText(known) },
    { label: t.file.rank, kind: 'number', value: ({ payment }) => payment.rank },
    { label: t.columns.call, kind: 'text', value: ({ payment }) => payment.label },
    { label: t.columns.event, kind: 'text', value: ({ payment }) => t.events[payment.event] },
    { label: t.columns.base, kind: 'text', value: ({ payment }) => t.bases[payment.base] },
    { label: t.columns.amount, kind: 'money', value: ({ payment }) => payment.amountCents },
    { label: t.file.vat, kind: 'money', value: ({ payment }) => payment.vatCents },
    { label: t.waiting, kind: 'date', value: ({ known, payment }) => reachedOn(known, payment) },
    { label: t.columns.called, kind: 'date', value: ({ payment }) => payment.calledOn },
    { label: t.columns.due, kind: 'date', value: ({ payment }) => payment.dueOn },
    { label: t.columns.received, kind: 'money', value: (row) => balance(row).receivedCents },
    { label: t.columns.rest, kind: 'money', value: (row) => balance(row).restCents },
    { label: t.columns.late, kind: 'number', value: (row) => balance(row).lateDays },
    { label: t.columns.state, kind: 'text', value: (row) => states[balance(row).status] },
  ];
}

async function rowsOf(
  { db, today }: DownloadSource,
  operation: Operation,
  { state, event }: z.output<typeof paymentDownload.query>,
): Promise<FileRow[]> {
  const sales = await salesOf(db, operation);
  return sales
    .flatMap((known) => known.payments.map((payment) => ({ known, payment, today })))
    .filter(
      (row) =>
        (state.length === 0 || state.includes(balance(row).status)) &&
        (event.length === 0 || event.includes(row.payment.event)),
    );
}

/** The calls of one operation as a file. */
const fileOf = (operation: Operation) =>
  defineDownload({
    list: 'payment',
    can: 'payment.validate',
    query: paymentDownload.query,
    title: (locale) => `${messagesFor(locale, paymentMessages).title} ${operation.ref}`,
    columns: columnsIn,
    count: async (source, query) => (await rowsOf(source, operation, query)).length,
    rows: async (source, query, limit) => (await rowsOf(source, operation, query)).slice(0, limit),
  });

export const downloadHandler = clientData(paymentDownload, async (context, { format }) =>
  answerDownload(context, fileOf(await operationOfRoute(context)), format),
);
