import type { Database } from '#mocks/db/database.ts';
import { outgoingMails, type Locale, type NewOutgoingMail } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../../dependencies.ts';
import { sendLater } from '../queue.ts';

/** Kind of the mails of campaigns, and of their tests. */
export const campaignKind = 'campaign';

/** One mail of a campaign, composed for its reader. */
export interface WrittenCampaignMail extends Pick<
  NewOutgoingMail,
  'subject' | 'html' | 'text' | 'contactId' | 'operationId'
> {
  readonly tenantId: string;
  readonly to: { readonly address: string; readonly name: string | null };
  readonly locale: Locale;
  /** The company, for whom the platform sends. */
  readonly fromName: string;
  readonly replyTo: string;
  readonly createdBy: string | null;
  /** One click there unsubscribes; null for a test. */
  readonly unsubscribeHref: string | null;
}

/** Writes a mail of a campaign, which leaves once the transaction has ended. @returns its id */
export async function queueCampaignMail(
  deps: ServerDependencies,
  tx: Database,
  { to, ...mail }: WrittenCampaignMail,
): Promise<string> {
  const id = deps.newId();
  const now = deps.clock.systemNow();
  await tx.insert(outgoingMails).values({
    ...mail,
    id,
    kind: campaignKind,
    origin: 'campaign',
    // Its body holds the reader's own way out: it is not kept.
    keepsBody: false,
    toAddress: to.address,
    toName: to.name,
    fromAddress: deps.config.mailFrom,
    createdAt: now,
    updatedAt: now,
    writtenAt: deps.clock.businessNow(),
  });
  await sendLater(deps, tx, id, mail.tenantId);
  return id;
}
