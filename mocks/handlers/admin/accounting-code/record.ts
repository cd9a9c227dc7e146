import { and, isNull, like, ne } from 'drizzle-orm';
import { accountFields, type AccountPayload } from '#contracts/admin/accounting-code/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { pcgLabels } from '#domain/accounting/pcg.ts';
import { index } from '#generated/routes/admin/accounting-code.ts';
import * as chartMessages from '#messages/admin/accounting-code.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { accountingCodes, type AccountingCode } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';
import { companiesOf, knownCodes } from './list.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, chartMessages);

/** An account of the platform's chart as a declared record; companies' own are none of it. */
export const account = definePlatformRecord<typeof accountingCodes, AccountPayload>({
  type: 'chartcode',
  area: 'accounting',
  table: accountingCodes,
  payload: accountFields,
  label: ({ code, label }) => `${code} ${label}`,
  messages: chartMessages,
  href: (id) => index({ query: { open: id } }),
  listHref: index,
  isEditedInList: true,
  columns: ({ code }) => ({ origin: pcgLabels.has(code) ? 'pcg' : 'ilot' }),
  check: async (context, payload, row) => {
    const known = await knownCodes(context.db);
    const { parentCode, code } = payload;
    if (parentCode !== null && !known.has(parentCode)) {
      throw new ValidationFailure({ parentCode: validationText(context.locale, 'unknownRecord') });
    }
    if (row !== null && row.code !== code) {
      throw new ValidationFailure({ code: textsOf(context).codeLocked });
    }
  },
  unique: { accounting_codes_code: { field: 'code', text: 'accountTaken' } },
  obstacle: deletionObstacle,
  announce: (context, changed) =>
    broadcast(context, [channels.admin()], 'chartcode.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

export const accountBin = platformRecordBin(account);

/** Why an account cannot be deleted: it is of the PCG, others stand below it, or a company uses it. */
async function deletionObstacle(context: AdminContext, row: AccountingCode): Promise<string | null> {
  const { db } = context;
  const texts = textsOf(context).obstacles;
  if (row.origin === 'pcg') return texts.pcg;
  const below = and(
    isNull(accountingCodes.tenantId),
    isNull(accountingCodes.deletedAt),
    like(accountingCodes.code, `${row.code}%`),
    ne(accountingCodes.id, row.id),
  );
  if ((await db.$count(accountingCodes, below)) > 0) return texts.children;
  const companies = (await companiesOf(db, [row.id])).get(row.id) ?? 0;
  return companies > 0 ? fill(texts.used, { n: companies }) : null;
}
