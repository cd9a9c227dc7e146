import { and, desc, eq, isNull, max, ne } from 'drizzle-orm';
import { storeExchange, type TimelineEntry } from '#contracts/client/contact/relations.ts';
import { edit } from '#generated/routes/client/contact.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { auditEntries, contactExchanges, contacts, users, type Contact } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { historyPage } from '#mocks/server/history/read.ts';
import { contact } from './record.ts';
import { pastInstant } from './past-day.ts';

/** So many lines of each kind are told; the journal of the company has them all. */
const maxLines = 100;

const page = (id: string): string => edit({ contact: id }, { query: { tab: 'activite' } });

/** Exchanges with a contact and what was done with its record, newest first. */
export async function timelineOf(context: ClientContext, { id }: Contact): Promise<TimelineEntry[]> {
  const exchanges = await context.db
    .select({ exchange: contactExchanges, user: { firstName: users.firstName, lastName: users.lastName } })
    .from(contactExchanges)
    .leftJoin(users, eq(users.id, contactExchanges.createdBy))
    .where(and(eq(contactExchanges.contactId, id), isNull(contactExchanges.deletedAt)))
    .orderBy(desc(contactExchanges.at), desc(contactExchanges.id))
    .limit(maxLines);
  // The exchange itself stands there already.
  const isOfRecord = and(
    eq(auditEntries.subjectType, 'contact'),
    eq(auditEntries.subjectId, id),
    ne(auditEntries.action, 'contact.exchange'),
  );
  const history = await historyPage(context, isOfRecord, { page: 1, perPage: maxLines });
  return [
    ...exchanges.map(({ exchange, user }): TimelineEntry => ({
      kind: exchange.kind,
      id: exchange.id,
      at: exchange.at.toISOString(),
      by: user && fullName(user),
      text: exchange.body,
      canDelete: exchange.createdBy === context.actor.user.id,
    })),
    ...history.entries.map((entry): TimelineEntry => ({
      kind: 'history',
      id: entry.id,
      at: entry.at,
      text: entry.sentence,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
}

/** Adds an exchange; the contact was last reached then, unless it was reached since. */
export const storeExchangeHandler = clientAction(storeExchange, {
  find: contact.ofRoute,
  act: async (context, { kind, body, on }, row) => {
    const { deps, actor } = context;
    const at = pastInstant(context, on);
    const now = deps.clock.businessNow();
    const write = async (tx: Database): Promise<void> => {
      await tx.insert(contactExchanges).values({
        id: deps.newId(),
        tenantId: actor.tenant.id,
        contactId: row.id,
        kind,
        body,
        at,
        createdAt: now,
        updatedAt: now,
        createdBy: actor.user.id,
      });
      if (row.lastContactAt === null || row.lastContactAt < at) await setLastContact(tx, row.id, at);
    };
    await contact.beside(context, row, { action: 'exchange', write });
    return redirect(page(row.id), { type: 'success', text: textsOf(context).exchangeAdded });
  },
});

/** Removes one's own exchange for good. */
export const destroyExchangeHandler = clientAction(noPayload, {
  find: ownExchangeOfRoute,
  act: async (context, _payload, { row, exchange }) => {
    const write = async (tx: Database): Promise<void> => {
      await tx.delete(contactExchanges).where(eq(contactExchanges.id, exchange.id));
      if (row.lastContactAt?.getTime() === exchange.at.getTime()) {
        const [last] = await tx
          .select({ at: max(contactExchanges.at) })
          .from(contactExchanges)
          .where(and(eq(contactExchanges.contactId, row.id), isNull(contactExchanges.deletedAt)));
        await setLastContact(tx, row.id, last?.at ?? null);
      }
    };
    await contact.beside(context, row, { action: 'exchange.delete', write });
    return redirect(page(row.id), { type: 'success', text: textsOf(context).exchangeRemoved });
  },
});

async function ownExchangeOfRoute(context: ClientContext) {
  const row = await contact.ofRoute(context);
  const isIt = eq(contactExchanges.id, parameter(context, 'exchange'));
  const [exchange] = await context.db
    .select()
    .from(contactExchanges)
    .where(and(isIt, eq(contactExchanges.contactId, row.id), isNull(contactExchanges.deletedAt)))
    .limit(1);
  if (!exchange) throw notFound('exchange');
  if (exchange.createdBy !== context.actor.user.id) throw forbidden('the exchange is someone else’s');
  return { row, exchange };
}

/** Not a change of the record itself: whoever has its form open may still save it. */
const setLastContact = (tx: Database, id: string, lastContactAt: Date | null) =>
  tx.update(contacts).set({ lastContactAt }).where(eq(contacts.id, id));

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, relationMessages);
