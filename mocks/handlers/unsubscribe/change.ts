import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ConsentPurpose } from '#domain/relation/contact.ts';
import { maskedAddress } from '#domain/relation/mail.ts';
import {
  purposesWithdrawn,
  type UnsubscribeReason,
  type UnsubscribeScope,
} from '#domain/relation/unsubscribe.ts';
import { messagesFor } from '#messages/locale.ts';
import * as successMessages from '#messages/success.ts';
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

/** How far somebody unsubscribes, and why. */
interface Wish {
  readonly scope: UnsubscribeScope;
  readonly reason: UnsubscribeReason | null;
}

/** Nothing more goes to the address, and the sheet of the contact says so, and why. Done twice it changes nothing. */
export async function unsubscribe(
  context: RequestContext,
  recipient: MarketingRecipient,
  { scope, reason }: Wish,
): Promise<void> {
  if (recipient.unsubscribedAt !== null) return;
  const { deps } = context;
  const now = deps.clock.businessNow();
  const why = reason === null ? '' : ` : ${messagesFor('fr', successMessages).unsubscribe.reasons[reason]}`;
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
    await withdraw(tx, recipient, purposesWithdrawn(scope), now);
    await recordConsents(context, tx, recipient, {
      purposes: purposesWithdrawn(scope),
      isGiven: false,
      source: `${linkSource}${why}`,
    });
  });
}

/** Takes it back: the address receives again, and what else was agreed to before is again. */
export async function subscribeAgain(context: RequestContext, recipient: MarketingRecipient): Promise<void> {
  const { unsubscribedAt } = recipient;
  if (unsubscribedAt === null) return;
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
    const withdrawn = await withdrawnWith(tx, recipient, unsubscribedAt);
    await recordConsents(context, tx, recipient, {
      purposes: [...new Set<ConsentPurpose>(['email-prospecting', ...withdrawn])],
      isGiven: true,
      source: linkSource,
    });
  });
}

/** Ends the consents of some purposes that are in force. */
async function withdraw(
  tx: Database,
  { contactId }: MarketingRecipient,
  purposes: readonly ConsentPurpose[],
  now: Date,
): Promise<void> {
  if (contactId === null) return;
  await tx
    .update(contactConsents)
    .set({ withdrawnAt: now, updatedAt: now })
    .where(
      and(
        eq(contactConsents.contactId, contactId),
        inArray(contactConsents.purpose, [...purposes]),
        eq(contactConsents.isGiven, true),
        isNull(contactConsents.withdrawnAt),
      ),
    );
}

/** The purposes whose consent ended when somebody unsubscribed. */
async function withdrawnWith(
  tx: Database,
  { contactId }: MarketingRecipient,
  at: Date,
): Promise<ConsentPurpose[]> {
  if (contactId === null) return [];
  const rows = await tx
    .select({ purpose: contactConsents.purpose })
    .from(contactConsents)
    .where(and(eq(contactConsents.contactId, contactId), eq(contactConsents.withdrawnAt, at)));
  return rows.map(({ purpose }) => purpose);
}

interface Answers {
  readonly purposes: readonly ConsentPurpose[];
  readonly isGiven: boolean;
  readonly source: string;
}

/** Writes what the person answered, for each purpose. */
async function recordConsents(
  { deps }: RequestContext,
  tx: Database,
  { tenantId, contactId }: MarketingRecipient,
  { purposes, isGiven, source }: Answers,
): Promise<void> {
  if (contactId === null) return;
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId)).limit(1);
  if (!contact) return;
  const now = deps.clock.businessNow();
  const isCompany = contact.kind === 'company';
  await tx.insert(contactConsents).values(
    purposes.map((purpose) => ({
      id: deps.newId(),
      tenantId,
      contactId,
      purpose,
      isGiven,
      basis:
        isCompany && purpose === 'email-prospecting'
          ? ('legitimate-interest' as const)
          : ('consent' as const),
      source,
      at: now,
      recordedBy: null,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
