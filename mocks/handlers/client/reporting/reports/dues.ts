import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import { cents, sumCents } from '#domain/money/cents.ts';
import { arrearsByAge } from '#domain/rental/arrears.ts';
import { owedCents } from '#domain/rental/rent-call.ts';
import { addToDay } from '#domain/time/day.ts';
import { rentalManagement } from '#generated/routes/client.ts';
import { show } from '#generated/routes/client/operation.ts';
import { payment as callsOfSale } from '#generated/routes/client/operation/notary/sale.ts';
import { edit as editSupplier } from '#generated/routes/client/supplier.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  constructionLots,
  operations,
  paymentReceipts,
  payments,
  suppliers,
  worksSituations,
} from '#mocks/db/schema/index.ts';
import { readBook, rentersText } from '../../rental-management/book.ts';
import { isChosen, isWithin, type ReportBuilder, type ReportRow, type ReportSource } from '../source.ts';
import type { ReportParams } from '#domain/reporting/report.ts';

/** Days ahead that the schedule of dues looks. */
const aheadDays = 90;

async function rentDues(source: ReportSource, { operationIds }: ReportParams): Promise<ReportRow[]> {
  const { kinds } = messagesFor(source.locale, reportMessages);
  const book = await readBook(source.db, source.today);
  return book
    .filter(({ operation }) => isChosen(operationIds, operation.id))
    .flatMap((booked) =>
      booked.calls
        .filter(({ amounts }) => owedCents(amounts) > 0)
        .map(({ row, amounts }) => ({
          id: row.id,
          href: rentalManagement({ query: { tab: 'appels', month: row.month } }),
          cells: {
            dueOn: row.dueOn,
            kind: kinds.rent,
            party: rentersText(booked),
            operation: booked.operation.name,
            toReceive: owedCents(amounts),
            toPay: null,
          },
        })),
    );
}

async function worksDues({ db, locale }: ReportSource, { operationIds }: ReportParams): Promise<ReportRow[]> {
  const { kinds } = messagesFor(locale, reportMessages);
  const rows = await db
    .select({ claim: worksSituations, operation: operations, supplier: suppliers.name })
    .from(worksSituations)
    .innerJoin(operations, and(eq(operations.id, worksSituations.operationId), isNull(operations.deletedAt)))
    .innerJoin(constructionLots, eq(constructionLots.id, worksSituations.constructionLotId))
    .leftJoin(suppliers, eq(suppliers.id, constructionLots.supplierId))
    .where(and(inArray(worksSituations.status, ['checked', 'approved']), isNull(worksSituations.paidOn)));
  return rows
    .filter(({ operation, claim }) => isChosen(operationIds, operation.id) && claim.dueOn !== null)
    .map(({ claim, operation, supplier }) => ({
      id: claim.id,
      href: show(operation.id),
      cells: {
        dueOn: claim.dueOn,
        kind: kinds.works,
        party: supplier,
        operation: operation.name,
        toReceive: null,
        toPay: claim.toPayTtcCents,
      },
    }));
}

async function saleDues({ db, locale }: ReportSource, { operationIds }: ReportParams): Promise<ReportRow[]> {
  const { kinds } = messagesFor(locale, reportMessages);
  const rows = await db
    .select({ payment: payments, operation: operations })
    .from(payments)
    .innerJoin(operations, and(eq(operations.id, payments.operationId), isNull(operations.deletedAt)))
    .where(and(ne(payments.status, 'paid'), notInArray(payments.status, ['cancelled'])));
  const received = await db.select().from(paymentReceipts);
  const paid = Map.groupBy(received, ({ paymentId }) => paymentId);
  return rows
    .filter(({ payment, operation }) => payment.dueOn !== null && isChosen(operationIds, operation.id))
    .map(({ payment, operation }) => {
      const already = sumCents((paid.get(payment.id) ?? []).map(({ amountCents }) => cents(amountCents)));
      return {
        id: payment.id,
        href: callsOfSale({ operation: operation.id, notarySale: payment.notarySaleId }),
        cells: {
          dueOn: payment.dueOn,
          kind: kinds.call,
          party: payment.label,
          operation: operation.name,
          toReceive: Math.max(0, payment.amountCents - already),
          toPay: null,
        },
      };
    });
}

/** What is to be received and paid within ninety days, what is late among it. */
export const dues: ReportBuilder = async (source, params) => {
  const until = addToDay(source.today, { days: aheadDays });
  const rows = [
    ...(await rentDues(source, params)),
    ...(await worksDues(source, params)),
    ...(await saleDues(source, params)),
  ];
  return rows
    .filter(({ cells }) => String(cells.dueOn ?? '') <= until)
    .toSorted((a, b) => (String(a.cells.dueOn) < String(b.cells.dueOn) ? -1 : 1));
};

/** Rents of each lease: called and collected in the period, unpaid today by age. */
export const rents: ReportBuilder = async (source, params) => {
  const book = await readBook(source.db, source.today);
  return book
    .filter(({ operation }) => isChosen(params.operationIds, operation.id))
    .map((booked) => {
      const live = booked.calls.filter(({ amounts }) => !amounts.isCancelled);
      const called = live.filter(({ row }) => isWithin(params, row.month));
      const collected = live
        .flatMap(({ payments: own }) => own)
        .filter(({ receivedOn }) => isWithin(params, receivedOn));
      const ages = arrearsByAge(
        live.map(({ amounts }) => amounts),
        source.today,
      );
      return {
        id: booked.lease.id,
        href: rentalManagement({ query: { open: booked.lease.id } }),
        cells: {
          lease: booked.lease.number,
          renters: rentersText(booked),
          operation: booked.operation.name,
          called: sumCents(called.map(({ amounts }) => amounts.totalCents)),
          collected: sumCents(collected.map(({ amountCents }) => cents(amountCents))),
          ...ages,
        },
      };
    });
};

/** Suppliers on each site: what was ordered, claimed, paid and kept back. */
export const supplierWorks: ReportBuilder = async ({ db }, params) => {
  const rows = await db
    .select({ lot: constructionLots, operation: operations, supplier: suppliers })
    .from(constructionLots)
    .innerJoin(operations, and(eq(operations.id, constructionLots.operationId), isNull(operations.deletedAt)))
    .innerJoin(suppliers, eq(suppliers.id, constructionLots.supplierId))
    .where(isNull(constructionLots.deletedAt));
  const claims = Map.groupBy(
    await db.select().from(worksSituations),
    ({ constructionLotId }) => constructionLotId,
  );
  const chosen = rows.filter(
    ({ operation, supplier }) =>
      isChosen(params.operationIds, operation.id) && isChosen(params.supplierIds, supplier.id),
  );
  return [...Map.groupBy(chosen, ({ supplier, operation }) => `${supplier.id}|${operation.id}`)]
    .map(([id, own]): ReportRow => {
      const claimed = own
        .flatMap(({ lot }) => claims.get(lot.id) ?? [])
        .filter(
          ({ status, month }) => status !== 'rejected' && status !== 'draft' && isWithin(params, month),
        );
      const sum = (amounts: readonly number[]): number => sumCents(amounts.map(cents));
      const [first] = own;
      return {
        id,
        href: first === undefined ? null : editSupplier(first.supplier.id),
        cells: {
          supplier: first?.supplier.name ?? '',
          operation: first?.operation.name ?? '',
          committed: sum(own.map(({ lot }) => lot.contractHtCents ?? 0)),
          invoiced: sum(claimed.map(({ periodHtCents }) => periodHtCents)),
          paid: sum(
            claimed.filter(({ paidOn }) => paidOn !== null).map(({ periodHtCents }) => periodHtCents),
          ),
          retention: sum(claimed.map(({ retentionHtCents }) => retentionHtCents)),
        },
      };
    })
    .toSorted((a, b) => (String(a.cells.supplier) < String(b.cells.supplier) ? -1 : 1));
};
