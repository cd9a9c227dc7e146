import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { transactionDownload, transactionExchange, transactionPage } from '#contracts/client/transaction.ts';
import { day } from '#domain/time/day.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, transactions, transactionSplits } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { bulkHandler } from './bulk.ts';
import { storeHandler, updateHandler } from './entry.ts';
import { exchangeAnswer } from './exchange.ts';
import { attachHandler, detachHandler } from './files.ts';
import { mapImportHandler, revertImportHandler, runImportHandler, storeImportHandler } from './import.ts';
import { accountChoices, countsOf, movementSource, nextOf, sourceFor } from './list.ts';
import { matchHandler, unmatchHandler } from './matches.ts';
import { lockHandler, mayUnlock, monthsOf, unlockHandler } from './months.ts';
import { openedOf } from './opened.ts';
import { importsOf, previewOf } from './previews.ts';
import { movement, movementBin } from './record.ts';
import { splitHandler } from './splits.ts';
import { ignoreHandler, unvalidateHandler, validateHandler } from './states.ts';
import { transferHandler } from './transfers.ts';

const favouritesCount = 9;

/** Accounts of the chart that movements can be put on, for those who may. */
async function codesOf(context: ClientContext) {
  if (!canNow(context, 'transaction.update')) return [];
  return (await chartOf(context))
    .filter(({ shown }) => shown.isActive)
    .map(({ id, shown }) => ({ id, code: shown.code, label: shown.label, vatDefault: shown.vatDefault }));
}

/** The accounts that movements of the company are on most often. */
async function favouritesOf(context: ClientContext): Promise<string[]> {
  if (!canNow(context, 'transaction.update')) return [];
  const rows = await context.db
    .select({ id: transactionSplits.codeId, uses: count() })
    .from(transactionSplits)
    .innerJoin(transactions, eq(transactions.id, transactionSplits.transactionId))
    .where(and(isNull(transactions.deletedAt), isNotNull(transactionSplits.codeId)))
    .groupBy(transactionSplits.codeId)
    .orderBy(desc(count()), transactionSplits.codeId)
    .limit(favouritesCount);
  return rows.map(({ id }) => id);
}

/** Movements of a company's bank accounts: list, panel, statements, months, files. */
export const transactionResource = defineResource({
  handlers: {
    'client.transaction': clientPage(
      transactionPage,
      async (context, { open, panel, statement, ...query }) => {
        const today = day(parisDay(context.deps.clock.businessNow()));
        return {
          list: await (await sourceFor(context)).answer(context, query),
          counts: await countsOf(context),
          months: await monthsOf(context),
          today,
          panel,
          opened: await openedOf(
            context,
            open,
            open === '' ? null : await nextOf(context, query, open, today),
          ),
          imports: panel === 'import' ? await importsOf(context) : [],
          preview: panel === 'import' ? await previewOf(context, statement) : null,
          accounts: await accountChoices(context),
          operations: await context.db
            .select({ id: operations.id, label: operations.name })
            .from(operations)
            .where(liveOperations())
            .orderBy(operations.name),
          codes: await codesOf(context),
          favourites: await favouritesOf(context),
          can: { validate: canNow(context, 'transaction.validate'), unlock: mayUnlock(context) },
        };
      },
    ),
    'client.transaction.download': clientData(transactionDownload, async (context, { format }) =>
      answerDownload(context, movementSource.download, format),
    ),
    'client.transaction.exchange': clientData(transactionExchange, (context, { year }) =>
      exchangeAnswer(context, year),
    ),
    'client.transaction.store': storeHandler,
    'client.transaction.bulk': bulkHandler,
    'client.transaction.import.store': storeImportHandler,
    'client.transaction.import.map': mapImportHandler,
    'client.transaction.import.run': runImportHandler,
    'client.transaction.import.revert': revertImportHandler,
    'client.transaction.month.lock': lockHandler,
    'client.transaction.month.unlock': unlockHandler,
    'client.transaction.update': updateHandler,
    'client.transaction.destroy': movement.destroy,
    'client.transaction.split': splitHandler,
    'client.transaction.match': matchHandler,
    'client.transaction.unmatch': unmatchHandler,
    'client.transaction.transfer': transferHandler,
    'client.transaction.validate': validateHandler,
    'client.transaction.unvalidate': unvalidateHandler,
    'client.transaction.ignore': ignoreHandler,
    'client.transaction.attach': attachHandler,
    'client.transaction.detach': detachHandler,
  },
  records: [movement.resource],
  listPages: [movementSource.listPage],
  downloads: [movementSource.download],
  bins: [movementBin],
});
