import { loanScheduleFile } from '#contracts/client/operation/financing/schedule.ts';
import type { LoanRow } from '#domain/loan/row.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { sheetOf, type Column } from '#mocks/server/downloads/sheet.ts';
import { fileResponse, writeSheet } from '#mocks/server/downloads/write.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientData } from '#mocks/server/handler.ts';
import { loanPart, todayOf } from './record.ts';
import { knownLoansOf } from './known-loans.ts';

/** The schedule of a loan as a file, month by month. */
export const scheduleHandler = clientData(loanScheduleFile, async (context, { format }) => {
  const { operation, loan } = await loanPart.ofRoute(context);
  const today = todayOf(context);
  const [known] = await knownLoansOf(context.db, [loan], today);
  if (!known) throw notFound('loan');
  const t = messagesFor(context.locale, financingMessages);
  const money = (label: string, value: (row: LoanRow) => number): Column<LoanRow> => ({
    label,
    kind: 'money',
    value,
  });
  const columns: readonly Column<LoanRow>[] = [
    { label: t.schedule.dueOn, kind: 'date', value: ({ dueOn }) => dueOn },
    money(t.schedule.opening, ({ openingCents }) => openingCents),
    money(t.schedule.draw, ({ drawCents }) => drawCents),
    money(t.schedule.interest, ({ interestCents }) => interestCents),
    money(t.schedule.capitalised, ({ capitalisedCents }) => capitalisedCents),
    money(t.schedule.principal, ({ repaymentCents }) => repaymentCents),
    money(t.schedule.insurance, ({ insuranceCents }) => insuranceCents),
    money(t.schedule.commitment, ({ commitmentCents }) => commitmentCents),
    money(t.schedule.fees, ({ feesCents, penaltyCents }) => feesCents + penaltyCents),
    money(t.schedule.payment, ({ paymentCents }) => paymentCents),
    money(t.schedule.closing, ({ closingCents }) => closingCents),
  ];
  const name = `${t.schedule.file} ${operation.ref} ${loan.label}`;
  const sheet = sheetOf(name, columns, known.outlook.schedule.rows);
  return { kind: 'raw', response: fileResponse(await writeSheet(sheet, format, today)) };
});
