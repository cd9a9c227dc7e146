import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import * as z from 'zod';
import { contactPayload, exampleContact, type ContactPayload } from '#contracts/client/contact/payload.ts';
import { civilities, contactRoles } from '#domain/relation/contact.ts';
import * as contactMessages from '#messages/client/contact.ts';
import { messagesFor } from '#messages/locale.ts';
import { contacts, operations } from '#mocks/db/schema/index.ts';
import { defineImport } from '#mocks/server/imports/define.ts';

/** Fields that a column of a file can fill, in the order in which they are offered. */
const offered = [
  'roles',
  'civility',
  'firstName',
  'lastName',
  'companyName',
  'siren',
  'email',
  'email2',
  'phone',
  'mobile',
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'tags',
  'notes',
] as const satisfies readonly (keyof ContactPayload)[];

type Texts = Partial<Record<(typeof offered)[number], string>>;

const parts = (text: string): string[] =>
  text
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A role by its key or by its name in either language; what is none is refused by the contract. */
function roleOf(text: string): string {
  const written = text.toLowerCase();
  const { fr, en } = contactMessages;
  return (
    contactRoles.find((role) =>
      [role, fr.choices.roles[role], en.choices.roles[role]].some((name) => name.toLowerCase() === written),
    ) ?? text
  );
}

/** The form of a contact out of the texts of a line: a firm where no person is named. */
function valuesOf(texts: Texts): unknown {
  const { roles = '', tags = '', civility = '', lastName = '', companyName = '', ...others } = texts;
  const known = civilities.find((one) => one.toLowerCase() === civility.trim().toLowerCase());
  return {
    ...blank,
    ...others,
    kind: lastName.trim() === '' && companyName.trim() !== '' ? 'company' : 'person',
    civility: civility.trim() === '' ? null : (known ?? civility),
    lastName,
    companyName,
    roles: parts(roles).map(roleOf),
    tags: parts(tags),
    source: 'import',
  };
}

/** A contact of which nothing is known. */
const blank = {
  ...exampleContact,
  civility: null,
  firstName: '',
  email: '',
  city: '',
  roles: [],
};

/** Contacts of a company. */
export const contactImport = defineImport({
  kind: 'contact',
  can: 'contact.export',
  columns: (locale) => {
    const { fields } = messagesFor(locale, contactMessages);
    return offered.map((field) => ({ field, label: fields[field], isRequired: false }));
  },
  row: z.preprocess((texts) => valuesOf(texts as Texts), contactPayload),
  insert: async ({ deps, tenantId, userId }, tx, rows) => {
    const now = deps.clock.businessNow();
    await tx.insert(contacts).values(
      rows.map(({ id, row }) => ({
        ...Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, value === '' ? null : value]),
        ),
        id,
        tenantId,
        kind: row.kind,
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
