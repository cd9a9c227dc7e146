import { and, eq, isNull } from 'drizzle-orm';
import { maskedAddress } from '#domain/relation/mail.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  contactConsents,
  contacts,
  marketingRecipients,
  suppressions,
  type MarketingRecipient,
} from '#mocks/db/schema/index.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { addressHash } from '#mocks/server/mail/outcome.ts';

/** Where a consent was given or withdrawn, as the sheet of the contact says it. */
const linkSource = 'Lien de désinscription';

const companyOf = (context: RequestContext, { tenantId }: MarketingRecipient): Database =>
  withinTenant(context.unscoped, { tenantId, assignedOperationIds: null });

/** Nothing more goes to the address, and the sheet of the contact says so. Done twice it changes nothing. */
export async function unsubscribe(context: RequestContext, recipient: MarketingRecipient): Promise<void> {
  if (recipient.unsubscribedAt !== null) return;
  const { deps } = context;
  const now = deps.clock.businessNow();
  await companyOf(context, recipient).transaction(async (tx) => {
    await tx
      .insert(suppressions)
      .values({
        id: deps.newId(),
        tenantId: recipient.tenantId,
        addressHash: await addressHash(recipient.email),
        addressHint: maskedAddress(recipient.email),
        reason: 'unsubscribed',
        at: now,
      })
      .onConflictDoNothing();
    await tx
      .update(marketingRecipients)
      .set({ unsubscribedAt: now, updatedAt: now })
      .where(eq(marketingRecipients.id, recipient.id));
    await recordConsent(context, tx, recipient, false);
  });
}

/** Takes it back: the address receives again. */
export async function subscribeAgain(context: RequestContext, recipient: MarketingRecipient): Promise<void> {
  if (recipient.unsubscribedAt === null) return;
  const now = context.deps.clock.businessNow();
  const hash = await addressHash(recipient.email);
  await companyOf(context, recipient).transaction(async (tx) => {
    await tx
      .delete(suppressions)
      .where(and(eq(suppressions.addressHash, hash), eq(suppressions.reason, 'unsubscribed')));
    await tx
      .update(marketingRecipients)
      .set({ unsubscribedAt: null, updatedAt: now })
      .where(eq(marketingRecipients.id, recipient.id));
    await recordConsent(context, tx, recipient, true);
  });
}

async function recordConsent(
  { deps }: RequestContext,
  tx: Database,
  { tenantId, contactId }: MarketingRecipient,
  isGiven: boolean,
): Promise<void> {
  if (contactId === null) return;
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId)).limit(1);
  if (!contact) return;
  const now = deps.clock.businessNow();
  if (!isGiven) {
    await tx
      .update(contactConsents)
      .set({ withdrawnAt: now, updatedAt: now })
      .where(
        and(
          eq(contactConsents.contactId, contactId),
          eq(contactConsents.purpose, 'email-prospecting'),
          eq(contactConsents.isGiven, true),
          isNull(contactConsents.withdrawnAt),
        ),
      );
  }
  await tx.insert(contactConsents).values({
    id: deps.newId(),
    tenantId,
    contactId,
    purpose: 'email-prospecting',
    isGiven,
    basis: contact.kind === 'company' ? 'legitimate-interest' : 'consent',
    source: linkSource,
    at: now,
    recordedBy: null,
    createdAt: now,
    updatedAt: now,
  });
}
