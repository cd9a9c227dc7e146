import { and, desc, eq, isNull } from 'drizzle-orm';
import { opportunityFields, type OpportunityPayload } from '#contracts/client/sourcing/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { usualAssumptions } from '#domain/sourcing/opportunity.ts';
import { sourcing as index } from '#generated/routes/client.ts';
import { edit } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { contacts, opportunities } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { memberNames } from '../operation/members.ts';
import { todayOf } from '../supplier/compliance.ts';
import { notifyAlerts } from './alert-matches.ts';
import { doubleColumns, duplicateErrors } from './duplicates.ts';
import { figureColumns } from '#mocks/db/queries/opportunity-figures.ts';

/** An opportunity as a declared record. */
export const opportunity = defineRecord<typeof opportunities, OpportunityPayload>({
  type: 'opportunity',
  area: 'sourcing',
  table: opportunities,
  payload: opportunityFields,
  label: (row) => row.title,
  messages: sourcingMessages,
  href: edit,
  listHref: index,
  blank: async (context) => ({
    ...(await lastAssumptions(context)),
    assignedTo: context.actor.user.id,
  }),
  columns: (payload, context) => ({
    ...doubleColumns(payload),
    ...figureColumns(payload, todayOf(context.deps)),
  }),
  check: async (context, payload, row) => checkOpportunity(context, payload, row?.id ?? null),
  unique: {
    opportunities_url: { field: 'url', text: 'unique' },
    opportunities_address: { field: 'addressLine', text: 'unique' },
  },
  saved: notifyAlerts,
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'sourcing.updated', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

const plainBin = recordBin(opportunity);

/** The bin of opportunities; one that was entered again meanwhile stays there. */
export const opportunityBin: typeof plainBin = {
  ...plainBin,
  restore: async (context, tx, item) => {
    const [row] = await tx.select().from(opportunities).where(eq(opportunities.id, item.id)).limit(1);
    const found = row && { ...row, url: row.url ?? '', addressLine: row.addressLine ?? '' };
    const errors = found && (await duplicateErrors({ db: tx, locale: context.locale }, found, item.id));
    if (errors !== undefined && Object.keys(errors).length > 0) {
      throw new ValidationFailure({
        base: messagesFor(context.locale, sourcingMessages).duplicateRestored,
      });
    }
    await plainBin.restore(context, tx, item);
  },
};

/** What somebody took for granted the last time, works and resale apart. */
async function lastAssumptions({ db, actor }: ClientContext) {
  const { worksKind, vatMode, carryingBps, months, salesFeesBps, wantedMarginBps } = opportunities;
  const [last] = await db
    .select({
      worksKind,
      vatMode,
      carryingBps,
      months,
      salesFeesBps,
      wantedMarginBps,
    })
    .from(opportunities)
    .where(and(eq(opportunities.createdBy, actor.user.id), isNull(opportunities.deletedAt)))
    .orderBy(desc(opportunities.createdAt), desc(opportunities.id))
    .limit(1);
  return { ...usualAssumptions, ...last };
}

/** Rules that need more than the payload. @throws ValidationFailure at the fields concerned */
async function checkOpportunity(
  context: ClientContext,
  payload: OpportunityPayload,
  exceptId: string | null,
): Promise<void> {
  const { db, deps, locale } = context;
  const errors = await duplicateErrors(context, payload, exceptId);
  const commune = await deps.communes.byInsee(payload.inseeCode);
  if (!commune?.postalCodes.includes(payload.postalCode)) {
    errors['inseeCode'] = validationText(locale, 'inseeMismatch');
  }
  const { assignedTo, contactId } = payload;
  if (assignedTo !== null && !(await memberNames(context, [assignedTo])).has(assignedTo)) {
    errors['assignedTo'] = validationText(locale, 'unknownRecord');
  }
  if (contactId !== null) {
    const isIt = and(eq(contacts.id, contactId), isNull(contacts.deletedAt));
    const [found] = await db.select({ id: contacts.id }).from(contacts).where(isIt).limit(1);
    if (found === undefined) errors['contactId'] = validationText(locale, 'unknownRecord');
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}
