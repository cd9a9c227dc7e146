import { and, asc, eq, or } from 'drizzle-orm';
import { attachOperation, type LinkedOperation } from '#contracts/client/contact/relations.ts';
import { edit } from '#generated/routes/client/contact.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { contactOperations, operations, type Contact } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { contact } from './record.ts';

const page = (id: string): string => edit({ contact: id }, { query: { tab: 'operations' } });

const shown = {
  operationId: operations.id,
  ref: operations.ref,
  name: operations.name,
  status: operations.status,
};

/** Operations that a contact is part of, by a link or as their seller or agent, and those it can be linked to. */
export async function operationsOf({ db }: ClientContext, { id }: Contact) {
  const links = await db
    .select({ ...shown, role: contactOperations.role, linkId: contactOperations.id })
    .from(contactOperations)
    .innerJoin(operations, eq(operations.id, contactOperations.operationId))
    .where(and(eq(contactOperations.contactId, id), liveOperations()));
  const sales = await db
    .select({ ...shown, seller: operations.sellerContactId, agent: operations.agentContactId })
    .from(operations)
    .where(and(or(eq(operations.sellerContactId, id), eq(operations.agentContactId, id)), liveOperations()));
  const pairs = sales.flatMap(({ seller, agent, ...operation }): LinkedOperation[] => [
    ...(seller === id ? [{ ...operation, role: 'seller' as const, linkId: null }] : []),
    ...(agent === id ? [{ ...operation, role: 'agent' as const, linkId: null }] : []),
  ]);
  const choices = await db
    .select({ id: operations.id, ref: operations.ref, name: operations.name })
    .from(operations)
    .where(liveOperations())
    .orderBy(asc(operations.ref));
  return {
    items: [...pairs, ...links].toSorted((a, b) => a.ref.localeCompare(b.ref)),
    choices: choices.map(({ id: operationId, ref, name }) => ({ id: operationId, name: `${ref} ${name}` })),
  };
}

/** Links a contact to an operation in a role, once. */
export const attachOperationHandler = clientAction(attachOperation, {
  find: contact.ofRoute,
  act: async (context, { operationId, role }, row) => {
    const { deps, db, locale } = context;
    const texts = messagesFor(locale, relationMessages);
    const [operation] = await db
      .select({ ref: operations.ref })
      .from(operations)
      .where(and(eq(operations.id, operationId), liveOperations()))
      .limit(1);
    if (!operation) throw new ValidationFailure({ operationId: validationText(locale, 'unknownRecord') });
    const now = deps.clock.businessNow();
    const write = async (tx: Database): Promise<void> => {
      const added = await tx
        .insert(contactOperations)
        .values({
          id: deps.newId(),
          tenantId: context.actor.tenant.id,
          contactId: row.id,
          operationId,
          role,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: contactOperations.id });
      if (added.length === 0) throw new ValidationFailure({ role: texts.alreadyLinked });
    };
    await contact.beside(context, row, { action: 'link', write, label: labelOf(row, operation.ref) });
    return redirect(page(row.id), { type: 'success', text: fill(texts.linked, operation) });
  },
});

/** Removes such a link. */
export const detachOperationHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await contact.ofRoute(context);
    const isIt = eq(contactOperations.id, parameter(context, 'link'));
    const [link] = await context.db
      .select({ id: contactOperations.id, ref: operations.ref })
      .from(contactOperations)
      .innerJoin(operations, eq(operations.id, contactOperations.operationId))
      .where(and(isIt, eq(contactOperations.contactId, row.id)))
      .limit(1);
    if (!link) throw notFound('link');
    return { row, link };
  },
  act: async (context, _payload, { row, link }) => {
    await contact.beside(context, row, {
      action: 'unlink',
      write: (tx) => tx.delete(contactOperations).where(eq(contactOperations.id, link.id)),
      label: labelOf(row, link.ref),
    });
    const text = fill(messagesFor(context.locale, relationMessages).unlinked, { ref: link.ref });
    return redirect(page(row.id), { type: 'success', text });
  },
});

const labelOf = ({ displayName }: Contact, ref: string): string => `${displayName}, ${ref}`;
