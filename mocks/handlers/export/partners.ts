import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PresentationProps } from '#contracts/export/presentation.ts';
import type { ContactRole } from '#domain/relation/contact.ts';
import { contactOperations, contacts, projects, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { readablePhone } from './operation-facts.ts';

/** Those who work on an operation with the company, in the order in which papers name them. */
const partnerRoles = ['architect', 'notary', 'agent', 'surveyor', 'banker', 'investor'] as const;

/** Firms and people outside the company who take part in an operation: by a link, as its agent, as its architect. */
export async function partnersOf(
  { db }: Pick<ClientContext, 'db'>,
  { id, agentContactId, activeProjectId }: Operation,
): Promise<PresentationProps['partners']> {
  const links = await db
    .select({ contactId: contactOperations.contactId, role: contactOperations.role })
    .from(contactOperations)
    .where(eq(contactOperations.operationId, id));
  const [project] =
    activeProjectId === null
      ? []
      : await db
          .select({ contactId: projects.architectContactId })
          .from(projects)
          .where(eq(projects.id, activeProjectId));
  const named: readonly (readonly [string | null | undefined, ContactRole])[] = [
    ...links.map(({ contactId, role }) => [contactId, role] as const),
    [agentContactId, 'agent'],
    [project?.contactId, 'architect'],
  ];
  const roles = new Map(
    named.flatMap(([contactId, role]) =>
      contactId && partnerRoles.some((known) => known === role) ? [[contactId, role] as const] : [],
    ),
  );
  if (roles.size === 0) return [];
  const rows = await db
    .select()
    .from(contacts)
    .where(and(inArray(contacts.id, [...roles.keys()]), isNull(contacts.deletedAt)))
    .orderBy(asc(contacts.displayName));
  const rankOf = (role: ContactRole): number => partnerRoles.findIndex((known) => known === role);
  return rows
    .map((row) => ({
      id: row.id,
      name: row.displayName,
      role: roles.get(row.id) ?? 'other',
      company: row.companyName === row.displayName ? null : row.companyName,
      email: row.email,
      phone: readablePhone(row.phone ?? row.mobile),
    }))
    .toSorted((a, b) => rankOf(a.role) - rankOf(b.role));
}
