import { asc, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import {
  notarySaleIndexPage,
  saleIndexQuery,
  type NotarySaleRow,
} from '#contracts/client/operation/notary/sale/index.ts';
import { notarySaleFile } from '#contracts/client/operation/notary/sale/download.ts';
import { addToDay, type Day } from '#domain/time/day.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/states/trade.ts';
import { contacts, salePlans, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { sheetOf, type Column } from '#mocks/server/downloads/sheet.ts';
import { fileResponse, writeSheet } from '#mocks/server/downloads/write.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { todayOf } from '../financing/record.ts';
import { lotsOf } from '../sale/lots.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { saleFigures } from './figures.ts';
import { salesOf, texts } from './record.ts';
import { callsOf, saleRowOf } from './rows.ts';

type FileQuery = Omit<z.output<typeof notarySaleFile.query>, 'format'>;

/** Days of an option where the sale plan does not say. */
const usualOptionDays = 5;

/** Contacts of the company by name, buyers and prospects among them. */
export const contactChoices = async ({ db }: Pick<ClientContext, 'db'>) =>
  db
    .select({ id: contacts.id, label: contacts.displayName })
    .from(contacts)
    .where(isNull(contacts.deletedAt))
    .orderBy(asc(contacts.displayName));

/** A lot as a choice: its reference and what it is. */
export const lotLabel = ({ ref, label }: Pick<Lot, 'ref' | 'label'>): string =>
  label === null ? ref : `${ref} · ${label}`;

async function known(context: ClientContext, operation: Operation) {
  const sales = await salesOf(context.db, [operation.id]);
  const calls = await callsOf(
    context.db,
    sales.map(({ sale }) => sale.id),
  );
  const today = todayOf(context);
  const rows = sales.map((one) =>
    saleRowOf(
      one,
      calls.filter(({ notarySaleId }) => notarySaleId === one.sale.id),
      today,
    ),
  );
  return { sales, calls, rows, today };
}

/** The sales of an operation and their figures: the browser filters and orders them. */
export const indexHandler = clientPage(notarySaleIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const { sales, calls, rows, today } = await known(context, operation);
  const lots = await lotsOf(context, operation.id);
  const isChanging = canNow(context, 'operation.update');
  return {
    operation: headOf(operation),
    query,
    defaults: saleIndexQuery.parse({}),
    sales: rows,
    ...saleFigures(lots, sales, calls, today),
    choices: {
      lots: lots
        .filter((lot) => lot.status === 'available')
        .map((lot) => ({ id: lot.id, label: lotLabel(lot) })),
      contacts: isChanging ? await contactChoices(context) : [],
      optionUntil: await optionEnd(context, operation, today),
    },
    today,
    can: { update: isChanging, export: canNow(context, 'operation.export') },
  };
});

async function optionEnd({ db }: ClientContext, operation: Operation, today: Day): Promise<Day> {
  const [plan] = await db
    .select({ days: salePlans.optionDays })
    .from(salePlans)
    .where(eq(salePlans.operationId, operation.id));
  return addToDay(today, { days: plan?.days ?? usualOptionDays });
}

/** The sales of an operation as a file. */
export const downloadHandler = clientData(notarySaleFile, async (context, { format, ...query }) => {
  const operation = await operationOfRoute(context);
  const { rows, today } = await known(context, operation);
  const t = texts(context);
  const sheet = sheetOf(
    `${t.title} ${operation.ref}`,
    columnsIn(context),
    rows.filter((row) => isWanted(row, query)),
  );
  return { kind: 'raw', response: fileResponse(await writeSheet(sheet, format, today)) };
});

/** Whether the filters of the list let a sale through. */
function isWanted(row: NotarySaleRow, { q, ids, status, regime, buyer, late }: FileQuery): boolean {
  const isAmong = <Value>(chosen: readonly Value[], value: Value): boolean =>
    chosen.length === 0 || chosen.includes(value);
  const searchText = [...row.lots.map(({ ref }) => ref), ...row.buyers.map(({ name }) => name)].join(' ');
  return (
    isAmong(ids, row.id) &&
    isAmong(status, row.status) &&
    isAmong(regime, row.regime) &&
    (buyer.length === 0 || row.buyers.some(({ id }) => buyer.includes(id))) &&
    (late.length === 0 || row.lateDays > 0) &&
    searchText.toLocaleLowerCase('fr').includes(q.toLocaleLowerCase('fr'))
  );
}

function columnsIn(context: ClientContext): readonly Column<NotarySaleRow>[] {
  const { columns } = texts(context);
  const states = messagesFor(context.locale, tradeMessages);
  const { choices } = messagesFor(context.locale, formMessages);
  const money = (label: string, value: (row: NotarySaleRow) => number): Column<NotarySaleRow> => ({
    label,
    kind: 'money',
    value,
  });
  const day = (label: string, value: (row: NotarySaleRow) => string | null): Column<NotarySaleRow> => ({
    label,
    kind: 'date',
    value,
  });
  return [
    { label: columns.lots, kind: 'text', value: (row) => row.lots.map(({ ref }) => ref).join(', ') },
    { label: columns.buyers, kind: 'text', value: (row) => row.buyers.map(({ name }) => name).join(', ') },
    { label: columns.status, kind: 'text', value: (row) => states.notarySale[row.status] },
    { label: columns.regime, kind: 'text', value: (row) => choices.regime[row.regime] },
    money(columns.price, (row) => row.priceTtcCents),
    day(columns.contractOn, (row) => row.contractOn),
    day(columns.withdrawal, (row) => row.withdrawalEndsOn),
    day(columns.loan, (row) => row.loanConditionEndsOn),
    day(columns.deedOn, (row) => row.deedOn ?? row.deedPlannedOn),
    money(columns.called, (row) => row.calledCents),
    money(columns.received, (row) => row.receivedCents),
    money(columns.rest, (row) => row.restCents),
    money(columns.unpaid, (row) => row.unpaidCents),
  ];
}
