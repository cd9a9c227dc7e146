import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { mailSaleContacts } from '#contracts/client/operation/sale/contact-payload.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { contactConsents, contacts, saleContacts, type Contact } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { operationOfRoute } from '../scope.ts';
import { announceSaleContact, auditSaleContact } from './record.ts';

/** Those who said last that they may be written to. */
async function agreeing({ db }: ClientContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const said = await db
    .select()
    .from(contactConsents)
    .where(
      and(inArray(contactConsents.contactId, [...ids]), eq(contactConsents.purpose, 'email-prospecting')),
    )
    .orderBy(desc(contactConsents.at), desc(contactConsents.id));
  return new Set(
    ids.filter((id) => {
      const last = said.find(({ contactId }) => contactId === id);
      return last !== undefined && last.isGiven && last.withdrawnAt === null;
    }),
  );
}

/** @throws ValidationFailure on `ids` that names the first who may not be written to, and why */
async function checkReachable(context: ClientContext, people: readonly Contact[]): Promise<void> {
  const { mail } = messagesFor(context.locale, saleContactMessages);
  const agreed = await agreeing(
    context,
    people.map(({ id }) => id),
  );
  for (const { id, email, doNotContact, displayName: name } of people) {
    if (email === null) throw new ValidationFailure({ ids: fill(mail.noEmail, { name }) });
    if (doNotContact) throw new ValidationFailure({ ids: fill(mail.refused, { name }) });
    if (!agreed.has(id)) throw new ValidationFailure({ ids: fill(mail.noConsent, { name }) });
  }
}

/** Writes to prospects who agreed to it, each in a mail of their own. */
export const mailHandler = clientAction(mailSaleContacts, {
  find: operationOfRoute,
  act: async (context, { ids, subject, message }, operation) => {
    const wanted = [...new Set(ids)];
    const found = await context.db
      .select({ row: saleContacts, contact: contacts })
      .from(saleContacts)
      .innerJoin(contacts, eq(contacts.id, saleContacts.contactId))
      .where(
        and(
          inArray(saleContacts.id, wanted),
          eq(saleContacts.operationId, operation.id),
          isNull(saleContacts.deletedAt),
          isNull(contacts.deletedAt),
        ),
      )
      .orderBy(contacts.displayName);
    if (found.length < wanted.length) {
      throw new ValidationFailure({ ids: validationText(context.locale, 'unknownRecord') });
    }
    await checkReachable(
      context,
      found.map(({ contact }) => contact),
    );
    const { tenant, user } = context.actor;
    const lastActionAt = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      for (const { contact } of found) {
        await queueMail(
          context,
          tx,
          'sale-contact.message',
          {
            email: contact.email ?? '',
            name: contact.displayName,
            locale: contact.language,
            tenant,
            replyTo: user.email,
            about: { senderId: user.id, contactId: contact.id, operationId: operation.id },
          },
          { sender: fullName(user), company: tenant.name, subject, message },
        );
      }
      await tx.update(saleContacts).set({ lastActionAt }).where(inArray(saleContacts.id, wanted));
      await auditSaleContact(context, tx, 'mail', operation);
    });
    for (const { row } of found) announceSaleContact(context, row);
    const text = messagesFor(context.locale, saleContactMessages).mail.done;
    return redirect(backAddress(context), { type: 'success', text: fill(text, { count: found.length }) });
  },
});
