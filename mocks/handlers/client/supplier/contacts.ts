import { and, eq, isNull } from 'drizzle-orm';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { attachSupplierContact } from '#contracts/client/supplier/payload.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { contacts, supplierContacts, type Supplier } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { supplier } from './record.ts';

/** The people of a supplier, those in the bin left out, by name. */
export async function contactsOf(
  { db }: ClientContext,
  row: Supplier,
): Promise<SupplierFormProps['contacts']> {
  return db
    .select({
      id: contacts.id,
      name: contacts.displayName,
      email: contacts.email,
      phone: contacts.phone,
    })
    .from(supplierContacts)
    .innerJoin(contacts, eq(contacts.id, supplierContacts.contactId))
    .where(and(eq(supplierContacts.supplierId, row.id), isNull(contacts.deletedAt)))
    .orderBy(contacts.displayName, contacts.id);
}

const withFlash = (context: ClientContext, row: Supplier, which: 'attached' | 'already' | 'detached') => {
  const text = messagesFor(context.locale, supplierMessages).contacts[which];
  return redirect(edit(row.id), { type: which === 'already' ? 'info' : 'success', text });
};

const subjectOf = ({ id, name }: Supplier) => ({ type: 'supplier', id, label: name });

/** Makes a contact of the company one of the people of a supplier. */
export const attachContactHandler = clientAction(attachSupplierContact, {
  find: supplier.ofRoute,
  act: async (context, { contactId }, row) => {
    const { db, deps } = context;
    const [contact] = await db
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.id, contactId), isNull(contacts.deletedAt)));
    if (contact === undefined) {
      throw new ValidationFailure({ contactId: validationText(context.locale, 'unknownRecord') });
    }
    const now = deps.clock.businessNow();
    const isNew = await db.transaction(async (tx) => {
      const added = await tx
        .insert(supplierContacts)
        .values({
          id: deps.newId(),
          tenantId: row.tenantId,
          supplierId: row.id,
          contactId,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: supplierContacts.id });
      if (added.length > 0) await audit(context, tx, 'supplier.contact.attach', subjectOf(row));
      return added.length > 0;
    });
    if (isNew) supplier.declaration.announce(context, [{ id: row.id, version: row.version }]);
    return withFlash(context, row, isNew ? 'attached' : 'already');
  },
});

/** Takes a contact from a supplier; the contact itself stays. */
export const detachContactHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await supplier.ofRoute(context);
    const isIt = and(
      eq(supplierContacts.supplierId, row.id),
      eq(supplierContacts.contactId, parameter(context, 'contact')),
    );
    const [link] = await context.db.select().from(supplierContacts).where(isIt).limit(1);
    if (link === undefined) throw notFound('contact');
    return { row, link };
  },
  act: async (context, _payload, { row, link }) => {
    await supplier.beside(context, row, {
      action: 'contact.detach',
      write: (tx) => tx.delete(supplierContacts).where(eq(supplierContacts.id, link.id)),
    });
    return withFlash(context, row, 'detached');
  },
});
