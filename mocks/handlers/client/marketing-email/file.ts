import { campaignResults } from '#contracts/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { messagesFor } from '#messages/locale.ts';
import type { MarketingEmail, MarketingRecipient } from '#mocks/db/schema/index.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import type { Column } from '#mocks/server/downloads/sheet.ts';

function columnsIn(locale: 'fr' | 'en'): Column<MarketingRecipient>[] {
  const { report, choices } = messagesFor(locale, campaignMessages);
  return [
    { label: report.recipient, kind: 'text', value: ({ name }) => name },
    { label: report.email, kind: 'text', value: ({ email }) => email },
    { label: report.state, kind: 'text', value: ({ status }) => choices.recipient[status] },
    {
      label: report.reason,
      kind: 'text',
      value: ({ skipReason }) => (skipReason === null ? null : choices.skipReason[skipReason]),
    },
    {
      label: report.unsubscribed,
      kind: 'text',
      value: ({ unsubscribedAt }) => (unsubscribedAt === null ? null : report.yes),
    },
  ];
}

/** Everybody whom a campaign was meant for, as a file: read at once. */
export const resultsFile = ({ name }: MarketingEmail, recipients: readonly MarketingRecipient[]) =>
  defineDownload({
    list: 'marketing-email',
    can: 'marketing.list',
    query: campaignResults.query,
    title: () => name,
    columns: columnsIn,
    count: async () => recipients.length,
    rows: async (_source, _query, limit) => recipients.slice(0, limit),
  });
