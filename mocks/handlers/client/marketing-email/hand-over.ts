import { eq } from 'drizzle-orm';
import { emptyAudience } from '#domain/relation/campaign.ts';
import { click, open } from '#generated/routes/campaign.ts';
import { show } from '#generated/routes/unsubscribe.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  marketingRecipients,
  users,
  type MarketingEmail,
  type MarketingRecipient,
} from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { queueCampaignMail } from '#mocks/server/mail/campaign/queue.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import { membersOfAudience, type AudienceMember } from './audience.ts';
import { compositionOf, mailFor, valuesOf, type Composition } from './compose.ts';

interface Batch {
  readonly row: MarketingEmail;
  readonly recipients: readonly MarketingRecipient[];
  readonly origin: string;
  /** Who answers for it. */
  readonly replyTo: string;
}

/** Writes the mails of a batch; who unsubscribed or withdrew their consent since it began gets none. */
export async function handOver(
  deps: ServerDependencies,
  tx: Database,
  { row, recipients, origin, replyTo }: Batch,
): Promise<void> {
  const contactIds = recipients.flatMap(({ contactId }) => contactId ?? []);
  const members = await membersOfAudience(tx, { ...emptyAudience, mode: 'list', contactIds });
  const byContact = new Map(members.map((member) => [member.contact.id, member]));
  const composition = await compositionOf(tx, row.tenantId, row);
  const now = deps.clock.businessNow();
  for (const recipient of recipients) {
    const member = byContact.get(recipient.contactId ?? '');
    const reason = member === undefined ? 'invalid' : member.reason;
    const columns =
      member === undefined || reason !== null
        ? { status: 'skipped' as const, skipReason: reason }
        : await written(deps, tx, { row, member, composition, origin, replyTo });
    await tx
      .update(marketingRecipients)
      .set({ ...columns, handedAt: now, updatedAt: now })
      .where(eq(marketingRecipients.id, recipient.id));
  }
}

/** Who had the campaign sent answers for it; the assistance where that account is gone. */
export async function authorAddress(
  { db, config }: ServerDependencies,
  row: MarketingEmail,
): Promise<string> {
  const id = row.scheduledBy ?? row.createdBy;
  const [author] =
    id === null ? [] : await db.select({ email: users.email }).from(users).where(eq(users.id, id)).limit(1);
  return author?.email ?? config.supportEmail;
}

interface OneMail {
  readonly row: MarketingEmail;
  readonly member: AudienceMember;
  readonly composition: Composition;
  readonly origin: string;
  readonly replyTo: string;
}

async function written(
  deps: ServerDependencies,
  tx: Database,
  { row, member: { contact, isMeasured }, composition, origin, replyTo }: OneMail,
) {
  const unsubscribeToken = randomToken();
  const openToken = isMeasured ? randomToken() : null;
  const absolute = (path: string): string => new URL(path, origin).href;
  const unsubscribeHref = absolute(show(unsubscribeToken));
  const mail = mailFor(composition, {
    locale: contact.language,
    values: valuesOf(contact, composition.sender.name),
    isFirm: contact.kind === 'company',
    unsubscribeHref,
    openHref: openToken === null ? null : absolute(open(openToken)),
    linkHref: (position) => absolute(click({ campaign: row.id, mailLink: position })),
  });
  const mailId = await queueCampaignMail(deps, tx, {
    ...mail,
    tenantId: row.tenantId,
    to: { address: contact.email ?? '', name: contact.displayName },
    locale: contact.language,
    fromName: composition.sender.name,
    replyTo,
    createdBy: row.scheduledBy,
    contactId: contact.id,
    operationId: row.operationId,
    unsubscribeHref,
  });
  return {
    mailId,
    unsubscribeHash: await sha256Hex(unsubscribeToken),
    openHash: openToken === null ? null : await sha256Hex(openToken),
  };
}
