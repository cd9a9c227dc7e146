import { and } from 'drizzle-orm';
import { operationDownload } from '#contracts/client/operation/index.ts';
import { clientData } from '#mocks/server/handler.ts';
import { csvResponse } from '#mocks/server/csv.ts';
import { messagesFor } from '#messages/locale.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as trade from '#messages/trade.ts';
import { filterConditions } from './filters.ts';
import { operationRows } from './rows.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';

/** Most lines of one download. */
const maxRows = 10_000;

/** The filtered list as a CSV file that a French spreadsheet opens as it is. */
export const downloadHandler = clientData(operationDownload, async (context, query) => {
  const rows = await operationRows(context, {
    where: and(liveOperations(), filterConditions(query)),
    sort: query.sort,
    limit: maxRows,
  });
  const columns = messagesFor(context.locale, operationMessages).columns;
  const labels = messagesFor(context.locale, trade);
  const euros = (cents: number | null): string =>
    cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
  const lines = rows.map((row) => [
    row.ref,
    row.name,
    row.city,
    row.departmentCode,
    labels.operationKind[row.kind],
    labels.operationState[row.status],
    euros(row.purchasePriceCents),
    euros(row.revenueTtcCents),
    String(row.lotsCount),
    row.manager.name,
    row.updatedAt.slice(0, 10),
  ]);
  const head = [
    columns.ref,
    columns.name,
    columns.city,
    columns.department,
    columns.kind,
    columns.status,
    columns.purchasePrice,
    columns.revenue,
    columns.lots,
    columns.manager,
    columns.updatedAt,
  ];
  const day = context.deps.clock.businessNow().toISOString().slice(0, 10);
  return { kind: 'raw', response: csvResponse(`operations-${day}.csv`, [head, ...lines]) };
});
