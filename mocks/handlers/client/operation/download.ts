import { and, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { operationDownload } from '#contracts/client/operation/download.ts';
import type { OperationRow } from '#contracts/client/operation/row.ts';
import { countOperations, liveOperations } from '#mocks/db/queries/operations.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import type { Column } from '#mocks/server/downloads/sheet.ts';
import { clientData } from '#mocks/server/handler.ts';
import { percentOf } from '#mocks/server/lists/file-columns.ts';
import { messagesFor } from '#messages/locale.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as trade from '#messages/trade.ts';
import { filterConditions, type FilterSource } from './filters.ts';
import { operationRows } from './rows.ts';

/** The filtered list of operations as a file. */
export const operationList = defineDownload({
  list: 'operation',
  can: 'operation.export',
  query: operationDownload.query,
  title: (locale) => messagesFor(locale, operationMessages).indexTitle,
  columns: columnsIn,
  count: (source, query) => countOperations(source.db, wanted(source, query)),
  rows: (source, query, limit) =>
    operationRows(source, { where: wanted(source, query), sort: query.sort, limit }),
});

/** What the filters let through, of the operations named where some are. */
const wanted = (source: FilterSource, { ids, ...query }: z.output<typeof operationDownload.query>) =>
  and(
    liveOperations(),
    filterConditions(source, query),
    ids.length > 0 ? inArray(operations.id, ids) : undefined,
  );

function columnsIn(locale: 'fr' | 'en'): Column<OperationRow>[] {
  const { columns } = messagesFor(locale, operationMessages);
  const labels = messagesFor(locale, trade);
  return [
    { id: 'ref', label: columns.ref, kind: 'text', value: (row) => row.ref },
    { id: 'name', label: columns.name, kind: 'text', value: (row) => row.name },
    { id: 'city', label: columns.city, kind: 'text', value: (row) => row.city },
    { id: 'department', label: columns.department, kind: 'text', value: (row) => row.departmentCode },
    { id: 'kind', label: columns.kind, kind: 'text', value: (row) => labels.operationKind[row.kind] },
    { id: 'status', label: columns.status, kind: 'text', value: (row) => labels.operationState[row.status] },
    {
      id: 'purchasePrice',
      label: columns.purchasePrice,
      kind: 'money',
      value: (row) => row.purchasePriceCents,
    },
    { id: 'revenue', label: columns.revenue, kind: 'money', value: (row) => row.revenueTtcCents },
    { id: 'margin', label: columns.margin, kind: 'money', value: (row) => row.marginCents },
    { id: 'marginRate', label: columns.marginRate, kind: 'number', value: (row) => percentOf(row.marginBps) },
    { id: 'irr', label: `${columns.irr} (%)`, kind: 'number', value: (row) => percentOf(row.irrBps) },
    { id: 'lots', label: columns.lots, kind: 'number', value: (row) => row.lotsCount },
    { id: 'works', label: `${columns.works} (%)`, kind: 'number', value: (row) => percentOf(row.worksBps) },
    { id: 'sold', label: `${columns.sold} (%)`, kind: 'number', value: (row) => percentOf(row.soldBps) },
    { id: 'next', label: columns.next, kind: 'date', value: (row) => row.next?.on ?? null },
    { id: 'manager', label: columns.manager, kind: 'text', value: (row) => row.manager.name },
    { id: 'tags', label: columns.tag, kind: 'text', value: (row) => row.tags.join(', ') },
    { id: 'updatedAt', label: columns.updatedAt, kind: 'date', value: (row) => row.updatedAt },
  ];
}

export const downloadHandler = clientData(operationDownload, (context, { format }) =>
  answerDownload(context, operationList, format),
);
