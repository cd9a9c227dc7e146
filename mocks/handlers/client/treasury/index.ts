import { treasuryDownload, treasuryPage } from '#contracts/client/treasury.ts';
import { storeTreasuryLine, updateTreasuryLine } from '#contracts/client/treasury/payload.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import {
  archiveAccountHandler,
  statementHandler,
  storeAccountHandler,
  updateAccountHandler,
} from './accounts.ts';
import { snapshotHandler, transferHandler } from './actions.ts';
import { treasuryFile } from './file.ts';
import { treasuryLine, treasuryLineBin } from './lines.ts';
import { outlookOf, treasuryProps } from './page.ts';

/** Where the money of a company stands, and what is foreseen of it. */
export const treasuryResource = defineResource({
  handlers: {
    'client.treasury': clientPage(treasuryPage, treasuryProps),
    'client.treasury.download': clientData(treasuryDownload, async (context, { format, ...query }) => {
      const { outlook } = await outlookOf(context, query);
      const lines = outlook.lines.map((line) => ({ ...line, cells: [...line.cells] }));
      return answerDownload(context, treasuryFile({ periods: [...outlook.periods], lines }), format);
    }),
    'client.treasury.account.store': storeAccountHandler,
    'client.treasury.account.update': updateAccountHandler,
    'client.treasury.account.archive': archiveAccountHandler,
    'client.treasury.account.statement': statementHandler,
    'client.treasury.line.store': treasuryLine.store(storeTreasuryLine),
    'client.treasury.line.update': treasuryLine.update(updateTreasuryLine),
    'client.treasury.line.destroy': treasuryLine.destroy,
    'client.treasury.transfer': transferHandler,
    'client.treasury.snapshot': snapshotHandler,
  },
  records: [treasuryLine.resource],
  bins: [treasuryLineBin],
});
