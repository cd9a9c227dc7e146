import { scheduleReport, storeReport, updateReport } from '#contracts/client/reporting/payload.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { memberNames } from '../operation/members.ts';
import { refuseReport, reportOfRoute, savedReport } from './record.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, reportMessages);
const withFlash = (
  context: ClientContext,
  key: 'created' | 'updated' | 'scheduled' | 'unscheduled',
  name: string,
) => redirect(backAddress(context), { type: 'success', text: fill(textsOf(context)[key], { name }) });

/** Keeps a report with its criteria. */
export const storeHandler = clientAction(storeReport, async (context, payload) => {
  refuseReport(context, payload.key);
  await savedReport.create(context, payload);
  return withFlash(context, 'created', payload.name);
});

/** Changes a report that is kept. */
export const updateHandler = clientAction(updateReport, {
  find: reportOfRoute,
  act: async (context, { version, ...columns }, row) => {
    refuseReport(context, columns.key);
    await savedReport.change(context, row, { action: 'update', columns, version });
    return withFlash(context, 'updated', columns.name);
  },
});

/** Has a report sent by itself to members of the company, or no more. */
export const scheduleHandler = clientAction(scheduleReport, {
  find: reportOfRoute,
  act: async (context, { version, frequency, day, recipients }, row) => {
    if (row.version !== version) {
      const { id, updatedAt } = row;
      throw await staleVersion(context, { id, updatedAt, within: context.db, fields: ['frequency'] });
    }
    const known = await memberNames(context, recipients);
    if (recipients.some((id) => !known.has(id))) {
      throw new ValidationFailure({ recipients: textsOf(context).onlyMembers });
    }
    const columns =
      frequency === null
        ? { frequency: null, day: null, recipientIds: [] }
        : { frequency, day, recipientIds: recipients };
    await savedReport.change(context, row, { action: 'schedule', columns, version });
    return withFlash(context, frequency === null ? 'unscheduled' : 'scheduled', row.name);
  },
});
