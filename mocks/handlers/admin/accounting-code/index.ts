import { accountDownload, adminAccountingCodeIndexPage } from '#contracts/admin/accounting-code/index.ts';
import { storeAccount, updateAccount } from '#contracts/admin/accounting-code/payload.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { importHandler } from './import.ts';
import { accountRows, accountSource, classesOf, editionOf } from './list.ts';
import { account, accountBin } from './record.ts';

/** The account that the address asks to open; null for none. */
async function openedOf({ db }: AdminContext, id: string) {
  const row = id === '' ? null : await account.find(db, id);
  return row === null ? null : ((await accountRows({ db }, [row]))[0] ?? null);
}

/** The platform's chart of accounts: list, window, file, import, bin. */
export const adminAccountingCodeResource = defineResource({
  handlers: {
    'admin.accounting-code.index': adminPage(
      adminAccountingCodeIndexPage,
      async (context, { open, ...query }) => ({
        list: await accountSource.answer(context, query),
        opened: await openedOf(context, open),
        classes: await classesOf(context.db, query.class),
        edition: await editionOf(context.db),
      }),
    ),
    'admin.accounting-code.download': adminData(accountDownload, (context, { format }) =>
      answerDownload(context, accountSource.download, format),
    ),
    'admin.accounting-code.store': account.store(storeAccount),
    'admin.accounting-code.import': importHandler,
    'admin.accounting-code.update': account.update(updateAccount),
    'admin.accounting-code.destroy': account.destroy,
  },
  records: [account.resource],
  listPages: [accountSource.listPage],
  downloads: [accountSource.download],
  bins: [accountBin],
});
