import { treasuryLineFields, type TreasuryLinePayload } from '#contracts/client/treasury/payload.ts';
import { monthOf } from '#domain/time/day.ts';
import { treasury as index } from '#generated/routes/client.ts';
import * as lineMessages from '#messages/client/treasury-line.ts';
import { treasuryForecasts } from '#mocks/db/schema/index.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { checkOperation } from '../transaction/record.ts';
import { announceTreasury } from './accounts.ts';
import { todayOf } from './page.ts';
import { textsOf } from './texts.ts';

/** Money that somebody expects, as a declared record. */
export const treasuryLine = defineRecord<typeof treasuryForecasts, TreasuryLinePayload>({
  type: 'treasury-line',
  parameter: 'treasuryLine',
  area: 'treasury',
  table: treasuryForecasts,
  payload: treasuryLineFields,
  label: ({ label }) => label,
  messages: lineMessages,
  href: () => index(),
  listHref: () => index(),
  isEditedInList: true,
  check: async (context, { month, operationId }) => {
    if (month < monthOf(todayOf(context)))
      throw new ValidationFailure({ month: textsOf(context).refusals.past });
    await checkOperation(context, operationId);
  },
  announce: (context, changed) =>
    announceTreasury(
      context,
      changed.map(({ id }) => id),
    ),
});

export const treasuryLineBin = recordBin(treasuryLine);
