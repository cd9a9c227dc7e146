import { campaignContent, type CampaignContent } from '#contracts/client/marketing-email/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { marketingEmails } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';

/** A campaign of a company. */
export const campaign = defineRecord<typeof marketingEmails, CampaignContent>({
  type: 'campaign',
  area: 'marketing',
  table: marketingEmails,
  payload: campaignContent,
  label: ({ name }) => name,
  messages: campaignMessages,
  href: (id) => index({ query: { open: id } }),
  listHref: () => index(),
  obstacle: async ({ locale }, { status, name }) =>
    status === 'draft' ? null : fill(messagesFor(locale, campaignMessages).onlyDrafts, { name }),
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'campaign.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

export const campaignBin = recordBin(campaign);
