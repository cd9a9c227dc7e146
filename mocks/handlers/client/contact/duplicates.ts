import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contacts } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

const other = alias(contacts, 'other');

/** The first so many are enough to work through. */
const maxPairs = 200;

/** Pairs of contacts that look like one: the same e-mail, the same telephone, or the same name and postcode. */
export function duplicatePairs({ db }: Pick<ClientContext, 'db'>) {
  const sameName = sql`lower(${contacts.displayName}) = lower(${other.displayName})`;
  return db
    .select({
      id: contacts.id,
      name: contacts.displayName,
      otherId: other.id,
      otherName: other.displayName,
    })
    .from(contacts)
    .innerJoin(
      other,
      and(
        lt(contacts.id, other.id),
        isNull(other.deletedAt),
        or(
          eq(contacts.email, other.email),
          eq(contacts.phone, other.phone),
          eq(contacts.mobile, other.mobile),
          and(sameName, eq(contacts.postalCode, other.postalCode)),
        ),
      ),
    )
    .where(isNull(contacts.deletedAt))
    .limit(maxPairs);
}
