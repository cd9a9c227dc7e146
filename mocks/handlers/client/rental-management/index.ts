import { and, asc, inArray, isNull } from 'drizzle-orm';
import {
  callDownload,
  leaseDownload,
  rentalManagementPage,
  rentalQuery,
  type CallRow,
} from '#contracts/client/rental-management.ts';
import { addMonths, month as monthText, monthOf } from '#domain/time/day.ts';
import { contacts } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { readBook, type BookedLease } from './book.ts';
import * as calls from './calls.ts';
import { callFile, leaseFile } from './file.ts';
import { rentalFigures } from './figures.ts';
import * as steps from './leases.ts';
import { letterHandler, receiptHandler } from './papers.ts';
import { lease, leaseBin, todayOf } from './record.ts';
import { publishedIndexes } from './revision-terms.ts';
import { notifyHandler, waiveHandler } from './revisions.ts';
import { callRow, leaseRow, rentalLots, revisionRows } from './rows.ts';

/** Months that the grid of calls shows, the one asked for last. */
const gridMonths = 6;

async function contactChoices({ db }: ClientContext, book: readonly BookedLease[]) {
  const named = new Set(book.flatMap(({ lease: { renterIds, guarantorId } }) => [...renterIds, guarantorId]));
  const rows = await db
    .select({ id: contacts.id, label: contacts.displayName, status: contacts.status })
    .from(contacts)
    .where(and(isNull(contacts.deletedAt), inArray(contacts.status, ['active', 'archived'])))
    .orderBy(asc(contacts.lastName), asc(contacts.companyName));
  return rows
    .filter(({ id, status }) => status === 'active' || named.has(id))
    .map(({ id, label }) => ({ id, label }));
}

/** Calls that a part of the page shows: of its months, or those that are late, of whatever month. */
const isShown = (call: CallRow, months: readonly string[]): boolean =>
  months.includes(call.month) || call.state === 'overdue' || call.owedCents > 0;

/** Leases of the lots that wait to be sold, with their calls, arrears and revisions. */
export const rentalManagementResource = defineResource({
  handlers: {
    'client.rental-management': clientPage(rentalManagementPage, async (context, query) => {
      const { tab, open, month: asked, ...list } = query;
      const today = todayOf(context);
      const month = asked === '' ? monthOf(today) : monthText(asked);
      const months = Array.from({ length: gridMonths }, (_, rank) => addMonths(month, rank + 1 - gridMonths));
      const book = await readBook(context.db, today);
      const rows = book.map((booked) => leaseRow(booked, today));
      const shown = book
        .flatMap((booked) => booked.calls.map((call) => callRow(booked, call, today)))
        .filter((call) => isShown(call, months));
      const values = await publishedIndexes(context);
      const revisions = await revisionRows(context.db, book, { today, values });
      const lots = await rentalLots(context.db, book, today);
      const pending = ['proposed', 'awaiting_index'];
      return {
        tab,
        month,
        today,
        query: list,
        defaults: rentalQuery.parse({}),
        open,
        figures: rentalFigures(book, lots, { month, today }),
        leases: rows,
        calls: shown,
        months,
        revisions,
        lots,
        indexes: values
          .map(({ kind, region, quarter, hundredths }) => ({ kind, region, quarter, hundredths }))
          .toReversed(),
        counts: {
          leases: rows.length,
          calls: shown.filter((call) => call.month === month).length,
          late: shown.filter(({ state }) => state === 'overdue').length,
          revisions: revisions.filter(({ status }) => pending.includes(status)).length,
          lots: lots.length,
        },
        choices: {
          lots: lots.map(({ id, name, operation }) => ({ id, label: `${operation.name} · ${name}` })),
          contacts: await contactChoices(context, book),
        },
        can: {
          create: canNow(context, 'rental.create'),
          update: canNow(context, 'rental.update'),
          delete: canNow(context, 'rental.delete'),
          export: canNow(context, 'rental.export'),
        },
      };
    }),
    'client.rental-management.download': clientData(leaseDownload, (context, query) =>
      answerDownload(context, leaseFile, query.format),
    ),
    'client.rental-management.calls.download': clientData(callDownload, (context, query) =>
      answerDownload(context, callFile, query.format),
    ),
    'client.rental-management.lease.store': steps.storeHandler,
    'client.rental-management.lease.update': steps.updateHandler,
    'client.rental-management.lease.destroy': lease.destroy,
    'client.rental-management.lease.activate': steps.activateHandler,
    'client.rental-management.lease.cancel': steps.cancelHandler,
    'client.rental-management.lease.notice': steps.noticeHandler,
    'client.rental-management.lease.end': steps.endHandler,
    'client.rental-management.lease.refund': steps.returnHandler,
    'client.rental-management.lease.charges': steps.chargesHandler,
    'client.rental-management.call.generate': calls.generateHandler,
    'client.rental-management.call.update': calls.updateHandler,
    'client.rental-management.call.send': calls.sendHandler,
    'client.rental-management.call.payment.store': calls.paymentHandler,
    'client.rental-management.call.receipt': receiptHandler,
    'client.rental-management.call.remind': calls.remindHandler,
    'client.rental-management.call.cancel': calls.cancelHandler,
    'client.rental-management.revision.notify': notifyHandler,
    'client.rental-management.revision.waive': waiveHandler,
    'client.rental-management.revision.letter': letterHandler,
  },
  records: [lease.resource],
  bins: [leaseBin],
  downloads: [leaseFile, callFile],
});
