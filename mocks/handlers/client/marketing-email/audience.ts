import { and, arrayOverlaps, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { AudienceCount } from '#contracts/client/marketing-email/payload.ts';
import { judgedAudience } from '#domain/relation/campaign-audience.ts';
import type { CampaignAudience } from '#domain/relation/campaign.ts';
import type { SkipReason } from '#domain/relation/campaign-states.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  contactConsents,
  contactOperations,
  contacts,
  suppressions,
  type Contact,
} from '#mocks/db/schema/index.ts';
import { addressHash } from '#mocks/server/mail/outcome.ts';

/** People that one campaign can be meant for at most. */
export const maxAudience = 20_000;

/** Somebody of an audience, and whether they are written to. */
export interface AudienceMember {
  readonly contact: Contact;
  readonly reason: SkipReason | null;
  /** They agreed that their openings be measured. */
  readonly isMeasured: boolean;
}

/** Contacts that an audience names, in the order of their names. */
async function contactsOf(db: Database, audience: CampaignAudience): Promise<Contact[]> {
  const isLive = and(isNull(contacts.deletedAt), eq(contacts.status, 'active'));
  const { mode, roles, tags, operationId, contactIds } = audience;
  const linked =
    operationId === null || mode === 'list'
      ? null
      : await db
          .select({ id: contactOperations.contactId })
          .from(contactOperations)
          .where(eq(contactOperations.operationId, operationId));
  if (mode === 'list' ? contactIds.length === 0 : linked?.length === 0) return [];
  const chosen =
    mode === 'list'
      ? inArray(contacts.id, [...contactIds])
      : and(
          roles.length > 0 ? arrayOverlaps(contacts.roles, [...roles]) : undefined,
          tags.length > 0 ? arrayOverlaps(contacts.tags, [...tags]) : undefined,
          linked === null
            ? undefined
            : inArray(
                contacts.id,
                linked.map(({ id }) => id),
              ),
        );
  return db
    .select()
    .from(contacts)
    .where(and(isLive, chosen))
    .orderBy(contacts.displayName, contacts.id)
    .limit(maxAudience);
}

/** What people last said of a purpose, by contact. */
async function lastConsents(
  db: Database,
  purpose: 'email-prospecting' | 'tracking',
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .select({
      contactId: contactConsents.contactId,
      isGiven: contactConsents.isGiven,
      withdrawnAt: contactConsents.withdrawnAt,
    })
    .from(contactConsents)
    .where(eq(contactConsents.purpose, purpose))
    .orderBy(desc(contactConsents.at), desc(contactConsents.id));
  const said = new Map<string, boolean>();
  for (const { contactId, isGiven, withdrawnAt } of rows) {
    if (!said.has(contactId)) said.set(contactId, isGiven && withdrawnAt === null);
  }
  return said;
}

/** Everybody of an audience with why they get nothing. `db` reaches their company alone. */
export async function membersOfAudience(db: Database, audience: CampaignAudience): Promise<AudienceMember[]> {
  const people = await contactsOf(db, audience);
  const consents = await lastConsents(db, 'email-prospecting');
  const tracking = await lastConsents(db, 'tracking');
  const refused = new Map(
    (await db.select().from(suppressions)).map(({ addressHash: hash, reason }) => [hash, reason]),
  );
  const judged = await Promise.all(
    people.map(async (contact) => ({
      contact,
      facts: {
        kind: contact.kind,
        email: contact.email,
        doesNotWish: contact.doNotContact,
        consent: consents.get(contact.id) ?? null,
        suppression: contact.email === null ? null : (refused.get(await addressHash(contact.email)) ?? null),
      },
    })),
  );
  return judgedAudience(judged).map(({ person: { contact }, reason }) => ({
    contact,
    reason,
    isMeasured: tracking.get(contact.id) === true,
  }));
}

/** How many of an audience are written to, and why the others are not. */
export function countOf(members: readonly AudienceMember[]): AudienceCount {
  const without = (reason: SkipReason): number => members.filter((member) => member.reason === reason).length;
  const eligible = members.filter(({ reason }) => reason === null);
  return {
    eligible: eligible.length,
    measurable: eligible.filter(({ isMeasured }) => isMeasured).length,
    noConsent: without('noConsent'),
    unsubscribed: without('unsubscribed'),
    suppressed: without('suppressed'),
    duplicate: without('duplicate'),
    invalid: without('invalid'),
  };
}
