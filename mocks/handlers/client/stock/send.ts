import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { sendLots } from '#contracts/client/stock/actions.ts';
import { stockCart } from '#contracts/client/stock/cart.ts';
import { stock as index } from '#generated/routes/client.ts';
import * as stockMessages from '#messages/client/stock.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { contacts, lots, operations } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { backAddress } from '#mocks/server/back.ts';
import { can, canNow, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, clientData, json, redirect } from '#mocks/server/handler.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { auditLot, lotsByIds, type FoundLot } from '../operation/sale/record.ts';

/** Contacts whom a mail may reach. */
const reachable = and(
  isNull(contacts.deletedAt),
  isNotNull(contacts.email),
  eq(contacts.doNotContact, false),
);

/** What became of the lots of a cart, and to whom they can be sent. */
export const cartHandler = clientData(stockCart, async (context, { ids }) => {
  const rows =
    ids.length === 0
      ? []
      : await context.db
          .select({ id: lots.id, status: lots.status, priceTtcCents: lots.priceTtcCents })
          .from(lots)
          .innerJoin(operations, eq(operations.id, lots.operationId))
          .where(and(inArray(lots.id, ids), isNull(lots.deletedAt), liveOperations()));
  const isSender = canNow(context, 'stock.update') && can(context, 'contact.list');
  const people = isSender
    ? await context.db
        .select({ id: contacts.id, name: contacts.displayName, company: contacts.companyName })
        .from(contacts)
        .where(reachable)
        .orderBy(asc(contacts.displayName), asc(contacts.id))
        .limit(1000)
    : [];
  return json({
    lots: rows,
    contacts: people.map(({ id, name, company }) => ({
      id,
      label: company === null || company === name ? name : `${name} · ${company}`,
    })),
  });
});

/** Lots as a mail tells them: what the company offers, never what they cost or earn. */
function lotTexts({ locale }: ClientContext, rows: readonly FoundLot[]) {
  const texts = messagesFor(locale, stockMessages);
  return rows.map(({ lot, operation }) => ({
    name: [
      `${operation.name} · ${lot.ref}`,
      texts.choices.type[lot.type],
      `${lot.areaM2.replace('.', ',')} m²`,
    ].join(' · '),
    priceCents: lot.priceTtcCents,
  }));
}

/** Sends lots to contacts, each in a mail of their own. */
export const sendHandler = clientAction(
  sendLots,
  async (context, { lotIds, contactIds, subject, message }) => {
    const texts = messagesFor(context.locale, stockMessages);
    const rows = await lotsByIds(context, lotIds);
    const chosen = [...new Set(contactIds)];
    const people = await context.db.select().from(contacts).where(inArray(contacts.id, chosen));
    if (people.length < chosen.length) {
      throw new ValidationFailure({ contactIds: validationText(context.locale, 'unknownRecord') });
    }
    const unreachable = people.find(
      ({ email, doNotContact, deletedAt }) => email === null || doNotContact || deletedAt !== null,
    );
    if (unreachable) {
      throw new ValidationFailure({
        contactIds: fill(texts.send.refused, { name: unreachable.displayName }),
      });
    }
    const { tenant, user } = context.actor;
    // Lots of several operations are told to those alone who may see them all.
    const operationIds = new Set(rows.map(({ operation }) => operation.id));
    const [only = null] = operationIds.size === 1 ? operationIds : [];
    await context.db.transaction(async (tx) => {
      for (const { id, email, displayName, language } of people) {
        await queueMail(
          context,
          tx,
          'lots.offer',
          {
            email: email ?? '',
            name: displayName,
            locale: language,
            tenant,
            replyTo: user.email,
            about: { senderId: user.id, contactId: id, operationId: only },
          },
          {
            sender: fullName(user),
            company: tenant.name,
            subject,
            message,
            lots: lotTexts(context, rows),
          },
        );
      }
      for (const found of rows) await auditLot(context, tx, 'send', found);
    });
    const text = fill(texts.send.done, { lots: rows.length, people: people.length });
    return redirect(backAddress(context) ?? index(), { type: 'success', text });
  },
);
