import { eq } from 'drizzle-orm';
import {
  resetCompanyAccount,
  storeCompanyAccount,
  updateCompanyAccount,
} from '#contracts/client/accounting-code/payload.ts';
import { kindOfCode } from '#domain/accounting/code.ts';
import { accountingCode as index } from '#generated/routes/client.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { accountingCodes } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { chartAccount, chartOf, ownRowOf, type ChartAccount } from './chart.ts';
import { postingsOfYear } from './postings.ts';
import { announceAccounts, companyAccount } from './record.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, accountMessages);
const withFlash = (context: ClientContext, key: 'created' | 'updated' | 'wasReset', name: string) =>
  redirect(backAddress(context), { type: 'success', text: fill(textsOf(context)[key], { name }) });
const ofRoute = (context: ClientContext): Promise<ChartAccount> => {
  const wanted = parameter(context, 'accountingCode');
  return chartAccount(context, ({ id }) => id === wanted);
};

/** Adds a sub-account of the company's own below one of the chart. */
export const storeHandler = clientAction(storeCompanyAccount, async (context, payload) => {
  const chart = await chartOf(context);
  const parent = chart.find(({ shown }) => shown.code === payload.parentCode);
  if (parent === undefined) {
    throw new ValidationFailure({ parentCode: validationText(context.locale, 'accountExtends') });
  }
  const isTaken =
    chart.some(({ shown }) => shown.code === payload.code) ||
    (await ownRowOf(context, payload.code)) !== null;
  if (isTaken) throw new ValidationFailure({ code: validationText(context.locale, 'accountTaken') });
  await companyAccount.create(context, {
    ...payload,
    kind: kindOfCode(payload.code),
    side: parent.shown.side,
    isActive: true,
    origin: 'tenant',
  });
  return withFlash(context, 'created', `${payload.code} ${payload.label}`);
});

/** Changes an account of the company, or what it calls one of the platform's. */
export const updateHandler = clientAction(updateCompanyAccount, {
  find: ofRoute,
  act: async (context, { version, ...columns }, { shown, own }) => {
    if ((own?.version ?? 0) !== version) {
      const { id, updatedAt } = own ?? shown;
      throw await staleVersion(context, { id, updatedAt, within: context.db, fields: Object.keys(columns) });
    }
    if (own === null) {
      const { code, parentCode, kind, side } = shown;
      const row = { code, parentCode, kind, side, origin: 'tenant', ...columns } as const;
      await companyAccount.create(context, row, 'update');
    } else {
      await companyAccount.change(context, own, { action: 'update', columns, version });
    }
    return withFlash(context, 'updated', `${shown.code} ${columns.label}`);
  },
});

/** Gives an account of the platform its own words and settings back. */
export const resetHandler = clientAction(resetCompanyAccount, async (context, { code }) => {
  const { model, own } = await chartAccount(context, ({ shown }) => shown.code === code);
  if (model === null) throw new ValidationFailure({ base: textsOf(context).obstacles.notOfModel });
  if (own !== null) {
    await context.db.transaction(async (tx) => {
      await tx.delete(accountingCodes).where(eq(accountingCodes.id, own.id));
      const subject = { type: 'accounting-code', id: own.id, label: `${code} ${model.label}` };
      await audit(context, tx, 'accounting-code.reset', subject, {
        label: { from: own.label, to: model.label },
      });
    });
    announceAccounts(context, [own]);
  }
  return withFlash(context, 'wasReset', `${code} ${model.label}`);
});

/** Why an account stays: it is of the platform, movements name it, or others stand below it. */
async function obstacleOf(
  context: ClientContext,
  { id, shown, model }: ChartAccount,
): Promise<string | null> {
  const { obstacles } = textsOf(context);
  if (model !== null) return obstacles.ofModel;
  const used = (await postingsOfYear(context, 0)).counts.get(id) ?? 0;
  if (used > 0) return fill(obstacles.used, { n: used });
  const isAbove = (await chartOf(context)).some(
    (other) => other.id !== id && other.shown.code.startsWith(shown.code),
  );
  return isAbove ? obstacles.children : null;
}

/** Deletes an account of the company's own that nothing uses. */
export const destroyHandler = clientAction(noPayload, {
  find: ofRoute,
  act: async (context, _payload, account) => {
    const obstacle = await obstacleOf(context, account);
    if (obstacle !== null) throw new ValidationFailure({ base: obstacle });
    const { id, shown } = account;
    const name = `${shown.code} ${shown.label}`;
    await context.db.transaction(async (tx) => {
      const deletedAt = context.deps.clock.businessNow();
      await tx.update(accountingCodes).set({ deletedAt }).where(eq(accountingCodes.id, id));
      await audit(context, tx, 'accounting-code.delete', { type: 'accounting-code', id, label: name });
    });
    announceAccounts(context, [{ id }]);
    const text = fill(textsOf(context).deleted, { name });
    return redirect(index(), deletedFlash(context, { type: 'accounting-code', id, text }));
  },
});
