import { eq, isNull } from 'drizzle-orm';
import {
  accountingCodeDownload,
  accountingCodePage,
  accountingCodeQuery,
} from '#contracts/client/accounting-code.ts';
import { storeRule, updateRule } from '#contracts/client/accounting-code/payload.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, tenants, treasuryAccounts } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { destroyHandler, resetHandler, storeHandler, updateHandler } from './accounts.ts';
import { shownChart } from './chart.ts';
import { chartFile } from './file.ts';
import { companyAccount, companyAccountBin } from './record.ts';
import { matchRule, matchRuleBin, orderHandler, ruleRows, testHandler } from './rules.ts';

const yearOf = ({ deps }: ClientContext): number => Number(parisDay(deps.clock.businessNow()).slice(0, 4));

async function schemeOf({ db, actor }: ClientContext) {
  const [row] = await db
    .select({ scheme: tenants.accountingScheme })
    .from(tenants)
    .where(eq(tenants.id, actor.tenant.id));
  return row?.scheme ?? 'transformation';
}

/** The chart of accounts of a company, and the rules by which bank lines find their account. */
export const accountingCodeResource = defineResource({
  handlers: {
    'client.accounting-code': clientPage(accountingCodePage, async (context, { tab, open, ...query }) => ({
      tab,
      open,
      query,
      defaults: accountingCodeQuery.parse({}),
      accounts: await shownChart(context, yearOf(context)),
      rules: await ruleRows(context),
      scheme: await schemeOf(context),
      year: yearOf(context),
      treasuryAccounts: await context.db
        .select({ id: treasuryAccounts.id, label: treasuryAccounts.label })
        .from(treasuryAccounts)
        .where(isNull(treasuryAccounts.deletedAt))
        .orderBy(treasuryAccounts.position),
      operations: await context.db
        .select({ id: operations.id, label: operations.name })
        .from(operations)
        .where(liveOperations())
        .orderBy(operations.name),
      can: {
        create: canNow(context, 'accounting.create'),
        update: canNow(context, 'accounting.update'),
        delete: canNow(context, 'accounting.delete'),
      },
    })),
    'client.accounting-code.download': clientData(accountingCodeDownload, async (context, query) =>
      answerDownload(context, chartFile(await shownChart(context, yearOf(context))), query.format),
    ),
    'client.accounting-code.store': storeHandler,
    'client.accounting-code.reset': resetHandler,
    'client.accounting-code.update': updateHandler,
    'client.accounting-code.destroy': destroyHandler,
    'client.accounting-code.rule.store': matchRule.store(storeRule),
    'client.accounting-code.rule.test': testHandler,
    'client.accounting-code.rule.order': orderHandler,
    'client.accounting-code.rule.update': matchRule.update(updateRule),
    'client.accounting-code.rule.destroy': matchRule.destroy,
  },
  records: [companyAccount.resource, matchRule.resource],
  bins: [companyAccountBin, matchRuleBin],
});
