import { and, eq, isNull, or } from 'drizzle-orm';
import type * as z from 'zod';
import { storeSaleContact } from '#contracts/client/operation/sale/contact-payload.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { contactConsents, contacts, saleContacts, type Operation } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { contact as contactRecord } from '../../contact/record.ts';
import { operationOfRoute } from '../scope.ts';
import { announceSaleContact, auditSaleContact, checkNamed } from './record.ts';

type Given = z.output<typeof storeSaleContact.payload>;

const texts = ({ locale }: ClientContext) => messagesFor(locale, saleContactMessages);

/** A contact that is there. @throws ValidationFailure on `contactId` */
async function knownName(context: ClientContext, id: string): Promise<string> {
  const isIt = and(eq(contacts.id, id), isNull(contacts.deletedAt), eq(contacts.status, 'active'));
  const [found] = await context.db.select({ name: contacts.displayName }).from(contacts).where(isIt).limit(1);
  if (found) return found.name;
  throw new ValidationFailure({ contactId: validationText(context.locale, 'unknownRecord') });
}

/** Refuses somebody who is a contact already. @throws ValidationFailure at what they share */
async function checkNew(context: ClientContext, { email, phone }: Given): Promise<void> {
  const isSame = [
    ...(email === '' ? [] : [eq(contacts.email, email), eq(contacts.email2, email)]),
    ...(phone === null || phone === '' ? [] : [eq(contacts.phone, phone), eq(contacts.mobile, phone)]),
  ];
  const [twin] = await context.db
    .select({ name: contacts.displayName, email: contacts.email, email2: contacts.email2 })
    .from(contacts)
    .where(and(isNull(contacts.deletedAt), or(...isSame)))
    .limit(1);
  if (!twin) return;
  const field = email !== '' && [twin.email, twin.email2].includes(email) ? 'email' : 'phone';
  throw new ValidationFailure({ [field]: fill(texts(context).add.exists, { name: twin.name }) });
}

/** Writes the contact, and what they agreed to. */
async function insertContact(
  context: ClientContext,
  tx: Database,
  operation: Operation,
  given: Given,
): Promise<string> {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const id = deps.newId();
  const made = { tenantId: operation.tenantId, createdAt: now, updatedAt: now };
  const { civility, firstName, lastName, email, phone } = given;
  const label = [civility, firstName, lastName].filter(Boolean).join(' ');
  await tx.insert(contacts).values({
    ...made,
    id,
    kind: 'person',
    civility,
    firstName: firstName === '' ? null : firstName,
    lastName,
    email: email === '' ? null : email,
    mobile: phone === '' ? null : phone,
    roles: ['buyer'],
    ownerUserId: actor.user.id,
    createdBy: actor.user.id,
  });
  await audit(context, tx, 'contact.create', { type: 'contact', id, label });
  if (given.hasConsent) {
    await tx.insert(contactConsents).values({
      ...made,
      id: deps.newId(),
      contactId: id,
      purpose: 'email-prospecting',
      basis: 'consent',
      isGiven: true,
      source: fill(texts(context).consentSource, { ref: operation.ref }),
      at: now,
      recordedBy: actor.user.id,
    });
  }
  return id;
}

/** Enters somebody who may buy: a contact of the company, or a new one. */
export const storeHandler = clientAction(storeSaleContact, {
  find: operationOfRoute,
  act: async (context, given, operation) => {
    await checkNamed(context, operation, given);
    const { contactId: knownId, lotIds, source, budgetCents, equityCents } = given;
    const name = knownId === null ? given.lastName : await knownName(context, knownId);
    if (knownId === null) {
      if (!can(context, 'contact.create')) {
        throw new ValidationFailure({ contactId: texts(context).add.choose });
      }
      await checkNew(context, given);
    }
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    const id = deps.newId();
    const contactId = await context.db.transaction(async (tx) => {
      const ofContact = knownId ?? (await insertContact(context, tx, operation, given));
      const made = await tx
        .insert(saleContacts)
        .values({
          id,
          tenantId: operation.tenantId,
          operationId: operation.id,
          contactId: ofContact,
          lotIds: [...new Set(lotIds)],
          stage: 'lead',
          source,
          budgetCents,
          equityCents,
          financing: given.financing,
          project: given.project,
          assignedTo: given.assignedTo,
          lastActionAt: now,
          createdBy: actor.user.id,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: saleContacts.id });
      if (made.length === 0) {
        throw new ValidationFailure({ contactId: fill(texts(context).add.here, { name }) });
      }
      await auditSaleContact(context, tx, 'create', operation);
      return ofContact;
    });
    announceSaleContact(context, { id, operationId: operation.id, version: 1 });
    if (knownId === null) {
      const row = await contactRecord.find(context.db, contactId);
      if (row) contactRecord.declaration.announce(context, [row]);
    }
    const text = fill(texts(context).add.done, { name });
    return redirect(backAddress(context), { type: 'success', text });
  },
});
