import { asc, isNull } from 'drizzle-orm';
import {
  expenseTemplateFields,
  type ExpenseTemplatePayload,
  type ShownExpenseTemplate,
} from '#contracts/client/expense-template/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { index as operations } from '#generated/routes/client/operation.ts';
import * as templateMessages from '#messages/client/expense-template.ts';
import { expenseTemplates } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { refuseUnknown } from '../operation/simulation/postings.ts';

/** Templates that a simulation offers at most. */
const maxTemplates = 100;

/** A template of expenses as a declared record: it is made, renamed and deleted from the simulations. */
export const expenseTemplate = defineRecord<typeof expenseTemplates, ExpenseTemplatePayload>({
  type: 'expense-template',
  parameter: 'expenseTemplate',
  area: 'simulation',
  table: expenseTemplates,
  payload: expenseTemplateFields,
  label: ({ name }) => name,
  messages: templateMessages,
  href: () => operations(),
  listHref: () => operations(),
  isEditedInList: true,
  // The keys of a line in the order of the contract: the database keeps them in another one.
  values: ({ name, lines }) => expenseTemplateFields.parse({ name, lines }),
  check: (context, { lines }, row) => refuseUnknown(context, postingsByLine(lines), row?.lines ?? []),
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'expense-template.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

const postingsByLine = (lines: ExpenseTemplatePayload['lines']) =>
  new Map(lines.map((line, index) => [`lines.${index}`, line] as const));

export const expenseTemplateBin = recordBin(expenseTemplate);

/** The company's templates, by name. */
export const templateRows = async ({ db }: Pick<ClientContext, 'db'>): Promise<ShownExpenseTemplate[]> => {
  const rows = await db
    .select()
    .from(expenseTemplates)
    .where(isNull(expenseTemplates.deletedAt))
    .orderBy(asc(expenseTemplates.name), asc(expenseTemplates.id))
    .limit(maxTemplates);
  return rows.map(({ id, version, name, lines }) => ({ id, version, name, lines }));
};
