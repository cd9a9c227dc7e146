import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { cents, multiplyDivide, sumCents } from '#domain/money/cents.ts';
import { bpsOfRate, ratio } from '#domain/money/rate.ts';
import { day, daysBetween } from '#domain/time/day.ts';
import { task as taskPage } from '#generated/routes/client.ts';
import { index as mailPage } from '#generated/routes/client/email-history.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as mailMessages from '#messages/client/email-history.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  lots,
  operations,
  outgoingMails,
  saleContacts,
  stateChanges,
  tasks,
} from '#mocks/db/schema/index.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { isChosen, isWithin, reportOperations, withOperation, type ReportBuilder } from '../source.ts';

const reservedStates = ['optioned', 'reserved', 'under_contract'];
const soldStates = ['sold', 'delivered'];

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Lots of each operation: for sale, reserved, sold, how long a sale took and the price by square metre. */
export const sales: ReportBuilder = async (source, params) => {
  const { db } = source;
  const found = await reportOperations(source, params);
  const all = Map.groupBy(
    await db.select().from(lots).where(isNull(lots.deletedAt)),
    ({ operationId }) => operationId,
  );
  const changes = await db.select().from(stateChanges).where(eq(stateChanges.entity, 'lot'));
  const soldOn = new Map(
    changes.filter(({ toState }) => toState === 'sold').map(({ entityId, on }) => [entityId, on]),
  );
  return found.flatMap(({ id, name }) => {
    const own = (all.get(id) ?? []).filter(({ status }) => status !== 'withdrawn' && status !== 'draft');
    if (own.length === 0) return [];
    const sold = own.filter(({ status }) => soldStates.includes(status));
    const priced = own.flatMap(({ priceTtcCents, areaM2 }) =>
      priceTtcCents === null ? [] : [{ cents: cents(priceTtcCents), area: Math.round(Number(areaM2) * 100) }],
    );
    const area = priced.reduce((sum, one) => sum + one.area, 0);
    const spans = sold.flatMap(({ id: lotId, forSaleOn }) => {
      const on = soldOn.get(lotId);
      return on === undefined || forSaleOn === null ? [] : [daysBetween(day(forSaleOn), day(on))];
    });
    return [
      {
        id,
        href: show(id),
        cells: {
          operation: name,
          lots: own.length,
          available: own.filter(({ status }) => status === 'available').length,
          reserved: own.filter(({ status }) => reservedStates.includes(status)).length,
          sold: sold.length,
          saleDays: average(spans),
          pricePerM2: area === 0 ? null : multiplyDivide(sumCents(priced.map((one) => one.cents)), 100, area),
        },
      },
    ];
  });
};

/** People who may buy, by where they came from: how fast they were answered, how many bought. */
export const leads: ReportBuilder = async ({ db, locale }, params) => {
  const { choices } = messagesFor(locale, saleContactMessages);
  const rows = await db
    .select({ contact: saleContacts })
    .from(saleContacts)
    .innerJoin(operations, and(eq(operations.id, saleContacts.operationId), isNull(operations.deletedAt)));
  const counted = rows
    .map(({ contact }) => contact)
    .filter(
      ({ createdAt, operationId }) =>
        isWithin(params, createdAt.toISOString()) && isChosen(params.operationIds, operationId),
    );
  return [...Map.groupBy(counted, ({ source }) => source)]
    .map(([source, own]) => {
      const converted = own.filter(({ stage }) => stage === 'buyer').length;
      const answers = own.flatMap(({ answeredInDays }) => (answeredInDays === null ? [] : [answeredInDays]));
      return {
        id: source,
        href: null,
        cells: {
          source: choices.source[source],
          leads: own.length,
          answerDays: average(answers),
          converted,
          conversion: bpsOfRate(ratio(cents(converted), cents(own.length))),
        },
      };
    })
    .toSorted((a, b) => b.cells.leads - a.cells.leads);
};

const openStates = ['todo', 'in_progress', 'blocked'];

/** Tasks of each person: open, late, done in the period, and the hours that the open ones are thought to take. */
export const taskLoad: ReportBuilder = async (source, params) => {
  const { nobody } = messagesFor(source.locale, reportMessages);
  const rows = (await source.db.select().from(tasks).where(isNull(tasks.deletedAt))).filter(
    ({ operationId }) => withOperation(source, operationId) && isChosen(params.operationIds, operationId),
  );
  const people = [...new Set(rows.flatMap(({ assigneeIds }) => assigneeIds))];
  const names = await personNames(source.db, people);
  const load = (id: string, name: string, own: typeof rows) => {
    const open = own.filter(({ status }) => openStates.includes(status));
    const minutes = open.reduce((sum, { estimateMinutes }) => sum + (estimateMinutes ?? 0), 0);
    return {
      id,
      href: taskPage(),
      cells: {
        person: name,
        open: open.length,
        late: open.filter(({ dueOn }) => dueOn !== null && dueOn < source.today).length,
        done: own.filter(({ status, completedOn }) => status === 'done' && isWithin(params, completedOn))
          .length,
        hours: Math.round(minutes / 60),
      },
    };
  };
  const loads = people.map((id) =>
    load(
      id,
      names.get(id) ?? '',
      rows.filter(({ assigneeIds }) => assigneeIds.includes(id)),
    ),
  );
  const free = rows.filter(({ assigneeIds }) => assigneeIds.length === 0);
  return [
    ...loads.toSorted((a, b) => b.cells.open - a.cells.open),
    ...(free.length === 0 ? [] : [load('', nobody, free)]),
  ];
};

/** Mails of the company by month and kind: those that left, wait, or were refused. */
export const mails: ReportBuilder = async (source, params) => {
  const { choices } = messagesFor(source.locale, mailMessages);
  const rows = (await source.db.select().from(outgoingMails).where(isNotNull(outgoingMails.tenantId))).filter(
    ({ writtenAt, operationId }) =>
      isWithin(params, writtenAt.toISOString()) &&
      withOperation(source, operationId) &&
      isChosen(params.operationIds, operationId),
  );
  return [...Map.groupBy(rows, ({ writtenAt, origin }) => `${writtenAt.toISOString().slice(0, 7)}|${origin}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, own]) => {
      const origin = own[0]?.origin ?? 'system';
      const of = (...states: readonly string[]): number =>
        own.filter(({ status }) => states.includes(status)).length;
      return {
        id,
        href: mailPage({ query: { origin: [origin] } }),
        cells: {
          month: id.slice(0, 7),
          origin: choices.origin[origin],
          sent: of('sent'),
          queued: of('queued'),
          refused: of('bounced', 'failed'),
        },
      };
    });
};
