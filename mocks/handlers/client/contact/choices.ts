import { asc, isNull } from 'drizzle-orm';
import { contacts } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** A contact as a field that asks for one offers it. */
export interface ContactChoice {
  readonly id: string;
  readonly name: string;
  /** Firm and town, as far as they are known. */
  readonly detail: string;
}

/** Contacts of the company that a field can offer, by name. */
export async function contactChoices({ db }: ClientContext): Promise<ContactChoice[]> {
  const rows = await db
    .select()
    .from(contacts)
    .where(isNull(contacts.deletedAt))
    .orderBy(asc(contacts.displayName), asc(contacts.id));
  return rows.map(({ id, displayName, companyName, city }) => ({
    id,
    name: displayName,
    detail: [companyName, city].filter(Boolean).join(' · '),
  }));
}
