import { eq } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { RecipientState } from '#domain/relation/campaign-states.ts';
import { maskedAddress, type MailState } from '#domain/relation/mail.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  mailEvents,
  marketingRecipients,
  outgoingMails,
  suppressions,
  type NewOutgoingMail,
  type OutgoingMailRow,
} from '#mocks/db/schema/index.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import { broadcast, type QueuedEvent } from '../broadcast.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { publishEvents } from '../publish-outbox.ts';

/** What the mail server answered. */
interface ServerAnswer {
  readonly code: number | null;
  readonly detail: string | null;
}

/** How an address is known once it is not to be kept. */
export const addressHash = (address: string): Promise<string> => sha256Hex(address.trim().toLowerCase());

/**
 * Writes what became of a mail: in its row, and for a company's in its course, which pages hear of. A refused
 * address gets nothing more; whoever had the mail sent is told afterwards.
 */
export async function writeOutcome(
  deps: ServerDependencies,
  mail: OutgoingMailRow,
  state: MailState,
  change: Partial<NewOutgoingMail>,
  answer: ServerAnswer = { code: null, detail: null },
): Promise<void> {
  const outbox: QueuedEvent[] = [];
  await deps.db.transaction(async (tx) => {
    await tx
      .update(outgoingMails)
      .set({ ...change, updatedAt: deps.clock.systemNow() })
      .where(eq(outgoingMails.id, mail.id));
    if (mail.tenantId === null) return;
    await tx.insert(mailEvents).values({
      id: deps.newId(),
      tenantId: mail.tenantId,
      mailId: mail.id,
      kind: state,
      at: deps.clock.businessNow(),
      ...answer,
    });
    if (state === 'bounced') await refuseAddress(deps, tx, mail, mail.tenantId);
    if (mail.origin === 'campaign') await updateCampaign(deps, tx, mail, state);
  });
  const { tenantId } = mail;
  if (tenantId === null) return;
  const about = mail.operationId;
  broadcast({ outbox }, [channels.tenant(tenantId)], 'email.status', { id: mail.id, status: state }, about);
  await publishEvents(deps, outbox);
}

const recipientStateOf: Readonly<Record<MailState, RecipientState>> = {
  queued: 'queued',
  sent: 'sent',
  deferred: 'soft_bounce',
  failed: 'soft_bounce',
  bounced: 'hard_bounce',
};

/** The report of a campaign outlives its mails. */
async function updateCampaign(
  deps: ServerDependencies,
  tx: Database,
  { id }: OutgoingMailRow,
  state: MailState,
): Promise<void> {
  await tx
    .update(marketingRecipients)
    .set({ status: recipientStateOf[state], updatedAt: deps.clock.businessNow() })
    .where(eq(marketingRecipients.mailId, id));
}

async function refuseAddress(
  deps: ServerDependencies,
  tx: Database,
  { toAddress }: OutgoingMailRow,
  tenantId: string,
): Promise<void> {
  await tx
    .insert(suppressions)
    .values({
      id: deps.newId(),
      tenantId,
      addressHash: await addressHash(toAddress),
      addressHint: maskedAddress(toAddress),
      reason: 'bounced',
      at: deps.clock.businessNow(),
    })
    .onConflictDoNothing();
}
