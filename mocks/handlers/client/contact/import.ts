import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import * as z from 'zod';
import { optionalText, requiredText } from '#contracts/fields.ts';
import { parsePhone } from '#domain/identity/phone.ts';
import { contactRoles, type ContactRole } from '#domain/relation/contact.ts';
import * as contactMessages from '#messages/client/contact.ts';
import { messagesFor } from '#messages/locale.ts';
import { contacts, operations } from '#mocks/db/schema/index.ts';
import { defineImport } from '#mocks/server/imports/define.ts';

/** A role by its key or by its name in either language. */
function roleOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const written = text.trim().toLowerCase();
  const { fr, en } = contactMessages;
  const isIt = (role: ContactRole): boolean =>
    [role, fr.choices.roles[role], en.choices.roles[role]].some((name) => name.toLowerCase() === written);
  return contactRoles.find(isIt) ?? text;
}

const isEmail = (text: string): boolean => z.email().max(254).safeParse(text).success;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Contacts of a company. */
export const contactImport = defineImport({
  kind: 'contact',
  can: 'contact.export',
  columns: (locale) => {
    const { fields: labels } = messagesFor(locale, contactMessages);
    return [
      { field: 'role', label: labels.roles, isRequired: true },
      { field: 'lastName', label: labels.lastName, isRequired: true },
      { field: 'firstName', label: labels.firstName, isRequired: false },
      { field: 'companyName', label: labels.companyName, isRequired: false },
      { field: 'email', label: labels.email, isRequired: false },
      { field: 'phone', label: labels.phone, isRequired: false },
      { field: 'city', label: labels.city, isRequired: false },
    ];
  },
  row: z.object({
    role: z.preprocess(roleOf, z.enum(contactRoles)),
    lastName: requiredText(160),
    firstName: optionalText(80),
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
        kind: 'person' as const,
        roles: [row.role],
        source: 'import' as const,
        lastName: row.lastName,
        firstName: orNull(row.firstName),
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
