import { and, eq } from 'drizzle-orm';
import { convertLead } from '#contracts/client/ubiflow-sale-plan/prospects/payload.ts';
import { isOpenLead } from '#domain/lead/steps.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import {
  contacts,
  leadActivities,
  operations,
  portalLeads,
  saleContacts,
  type Contact,
  type Operation,
  type PortalLead,
} from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { contact as contactRecord } from '../contact/record.ts';
import { announceSaleContact, auditSaleContact } from '../operation/sale-contact/record.ts';
import { leadName } from './list.ts';
import { contactsLike } from './open.ts';
import { activityOf, answeredNow, lead } from './record.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, leadMessages);

/** The contact that the person is said to be; null for a new one. @throws ValidationFailure */
async function intoContact(
  context: ClientContext,
  row: PortalLead,
  id: string | null,
): Promise<Contact | null> {
  const { convert } = textsOf(context);
  if (id !== null) {
    const found = await contactRecord.find(context.db, id);
    if (found === null || found.status !== 'active') {
      throw new ValidationFailure({ mergeContactId: validationText(context.locale, 'unknownRecord') });
    }
    return found;
  }
  if (!can(context, 'contact.create')) throw new ValidationFailure({ mergeContactId: convert.noRight });
  if (row.lastName === null) throw new ValidationFailure({ base: convert.needsName });
  const [twin] = await contactsLike(context, row);
  if (twin !== undefined) {
    throw new ValidationFailure({ mergeContactId: fill(convert.exists, { name: twin.displayName }) });
  }
  return null;
}

/** What a known contact lacks and the request tells. */
function takenColumns(known: Contact, { email, phones }: PortalLead): ColumnsOf<typeof contacts> {
  const [phone = null] = phones.filter((one) => one !== known.phone && one !== known.mobile);
  const hasOther = email !== null && known.email !== null && known.email.toLowerCase() !== email;
  return {
    ...(known.email === null && email !== null && { email }),
    ...(hasOther && known.email2 === null && { email2: email }),
    ...(phone !== null && known.mobile === null && { mobile: phone }),
    ...(phone !== null && known.mobile !== null && known.phone === null && { phone }),
    ...(!known.roles.includes('buyer') && { roles: [...known.roles, 'buyer' as const] }),
  };
}

/** Writes the contact, or adds to the one that is known. */
async function writeContact(
  context: ClientContext,
  tx: Database,
  row: PortalLead,
  known: Contact | null,
): Promise<string> {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  if (known !== null) {
    const columns = takenColumns(known, row);
    if (Object.keys(columns).length === 0) return known.id;
    await changeRow(tx, contacts, known, { at: now, columns });
    const subject = { type: 'contact', id: known.id, label: known.displayName };
    await audit(context, tx, 'contact.update', subject, changedFields(known, columns));
    return known.id;
  }
  const id = deps.newId();
  const { firstName, lastName, email, phones } = row;
  await tx.insert(contacts).values({
    id,
    tenantId: row.tenantId,
    kind: 'person',
    firstName,
    lastName,
    email,
    mobile: phones[0] ?? null,
    phone: phones[1] ?? null,
    roles: ['buyer'],
    source: row.portal === 'mini_site' ? 'mini-site' : 'portal',
    ownerUserId: row.assignedTo ?? actor.user.id,
    lastContactAt: row.firstResponseAt ?? now,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  await audit(context, tx, 'contact.create', { type: 'contact', id, label: leadName(row) });
  return id;
}

/** Enters the person among those who may buy on the operation; who is there already gets the lot as well. */
async function writeBuyer(
  context: ClientContext,
  tx: Database,
  row: PortalLead,
  { operation, contactId }: { readonly operation: Operation; readonly contactId: string },
): Promise<{ readonly id: string; readonly version: number }> {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const isIt = and(eq(saleContacts.operationId, operation.id), eq(saleContacts.contactId, contactId));
  const [there] = await tx.select().from(saleContacts).where(isIt).limit(1);
  if (there !== undefined) {
    const { lotIds, budgetCents, id, version } = there;
    const wanted = row.lotId === null || lotIds.includes(row.lotId) ? lotIds : [...lotIds, row.lotId];
    const columns = {
      lotIds: wanted,
      budgetCents: budgetCents ?? row.budgetCents,
      lastActionAt: now,
      deletedAt: null,
    };
    await changeRow(tx, saleContacts, there, { at: now, columns });
    await auditSaleContact(context, tx, 'update', operation);
    return { id, version: version + 1 };
  }
  const id = deps.newId();
  await tx.insert(saleContacts).values({
    id,
    tenantId: row.tenantId,
    operationId: operation.id,
    contactId,
    lotIds: row.lotId === null ? [] : [row.lotId],
    stage: row.status === 'visit' ? 'visit' : 'qualified',
    source: row.portal === 'mini_site' ? 'site' : 'ubiflow',
    budgetCents: row.budgetCents,
    financing: 'unknown',
    assignedTo: row.assignedTo,
    lastActionAt: now,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  await auditSaleContact(context, tx, 'create', operation);
  return { id, version: 1 };
}

async function operationOf({ db }: ClientContext, { operationId }: PortalLead): Promise<Operation | null> {
  if (operationId === null) return null;
  const isIt = and(eq(operations.id, operationId), liveOperations());
  const [found] = await db.select().from(operations).where(isIt).limit(1);
  return found ?? null;
}

/** Makes a contact and a buyer of whoever asks. */
export const convertHandler = clientAction(convertLead, {
  find: lead.ofRouteToChange,
  act: async (context, { mergeContactId }, row) => {
    const texts = textsOf(context);
    if (!isOpenLead(row.status)) {
      const { status } = texts.choices;
      const words = { from: status[row.status], to: status.converted };
      throw new ValidationFailure({ base: fill(texts.obstacles.impossible, words) });
    }
    const known = await intoContact(context, row, mergeContactId);
    const operation = can(context, 'sale-plan.create') ? await operationOf(context, row) : null;
    const made: { contactId: string; buyer: { id: string; version: number } | null } = {
      contactId: '',
      buyer: null,
    };
    await lead.change(context, row, {
      action: 'convert',
      columns: { status: 'converted', ...answeredNow(context, row) },
      alongside: async (tx) => {
        const contactId = await writeContact(context, tx, row, known);
        made.contactId = contactId;
        await tx.update(portalLeads).set({ contactId }).where(eq(portalLeads.id, row.id));
        if (operation !== null) made.buyer = await writeBuyer(context, tx, row, { operation, contactId });
        const line = activityOf(context, row, { kind: 'status', detail: 'converted' });
        await tx.insert(leadActivities).values(line);
      },
    });
    const contact = await contactRecord.find(context.db, made.contactId);
    if (contact !== null) contactRecord.declaration.announce(context, [contact]);
    if (operation !== null && made.buyer !== null) {
      announceSaleContact(context, { ...made.buyer, operationId: operation.id });
    }
    const { done, doneBuyer } = texts.convert;
    const name = contact?.displayName ?? leadName(row);
    const text =
      operation === null ? fill(done, { name }) : fill(doneBuyer, { name, operation: operation.name });
    return redirect(backAddress(context), { type: 'success', text });
  },
});
