import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import * as z from 'zod';
import { optionalText, requiredText } from '#contracts/fields.ts';
import { parsePhone } from '#domain/identity/phone.ts';
import * as importMessages from '#messages/import.ts';
import { messagesFor } from '#messages/locale.ts';
import { contactKinds, contacts, operations, type ContactKind } from '#mocks/db/schema/index.ts';
import { defineImport } from '#mocks/server/imports/define.ts';

/** A kind of contact by its key or by its name in either language. */
function kindOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const written = text.trim().toLowerCase();
  const { fr, en } = importMessages;
  const isIt = (kind: ContactKind): boolean =>
    [kind, fr.contactKind[kind], en.contactKind[kind]].some((name) => name.toLowerCase() === written);
  return contactKinds.find(isIt) ?? text;
}

const isEmail = (text: string): boolean => z.email().max(254).safeParse(text).success;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Contacts of a company. */
export const contactImport = defineImport({
  kind: 'contact',
  can: 'contact.export',
  columns: (locale) => {
    const labels = messagesFor(locale, importMessages).contact;
    return [
      { field: 'kind', label: labels.kind, isRequired: true },
      { field: 'displayName', label: labels.displayName, isRequired: true },
      { field: 'companyName', label: labels.companyName, isRequired: false },
      { field: 'email', label: labels.email, isRequired: false },
      { field: 'phone', label: labels.phone, isRequired: false },
      { field: 'city', label: labels.city, isRequired: false },
    ];
  },
  row: z.object({
    kind: z.preprocess(kindOf, z.enum(contactKinds)),
    displayName: requiredText(160),
    companyName: optionalText(160),
    email: z.string().refine((text) => text === '' || isEmail(text), { params: { code: 'email' } }),
    phone: z.string().refine((text) => text === '' || parsePhone(text) !== null, {
      params: { code: 'phone' },
    }),
    city: optionalText(120),
  }),
  insert: async ({ deps, tenantId, userId }, tx, rows) => {
    const now = deps.clock.businessNow();
    await tx.insert(contacts).values(
      rows.map(({ id, row }) => ({
        id,
        tenantId,
        kind: row.kind,
        displayName: row.displayName,
        companyName: orNull(row.companyName),
        email: orNull(row.email),
        phone: row.phone === '' ? null : parsePhone(row.phone),
        city: orNull(row.city),
        createdAt: now,
        updatedAt: now,
        createdBy: userId,
      })),
    );
  },
  revert: async (_source, tx, ids) => {
    const isOne = inArray(contacts.id, [...ids]);
    const used = await tx
      .select({ seller: operations.sellerContactId, agent: operations.agentContactId })
      .from(operations)
      .where(or(inArray(operations.sellerContactId, [...ids]), inArray(operations.agentContactId, [...ids])));
    const usedIds = used.flatMap(({ seller, agent }) => [seller, agent]).filter((id) => id !== null);
    const isUntouched = and(eq(contacts.version, 1), isNull(contacts.deletedAt));
    const gone = await tx
      .delete(contacts)
      .where(and(isOne, isUntouched, usedIds.length === 0 ? undefined : notInArray(contacts.id, usedIds)))
      .returning({ id: contacts.id });
    return gone.length;
  },
});
