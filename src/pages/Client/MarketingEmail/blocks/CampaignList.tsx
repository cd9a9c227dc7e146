import { CalendarDays, CircleDashed, HardHat } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CampaignRow, MarketingEmailProps } from '#contracts/client/marketing-email.ts';
import type { WithShared } from '#contracts/shared.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';
import { download } from '#generated/routes/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../../../blocks/list/ListPage.tsx';
import { useColumns } from '../../../blocks/list/useColumns.ts';
import { campaignHref } from './campaign-address.ts';

// Fetched when a campaign is first begun.
const StartDialog = lazyDialog(async () => (await import('./StartDialog.tsx')).StartDialog);

interface CampaignListProps {
  readonly props: WithShared<MarketingEmailProps> & {
    readonly list: NonNullable<MarketingEmailProps['list']>;
  };
}

/** Share of those who opened, among those whose openings are measured; null where nobody’s are. */
const openingBps = ({ measuredCount, openedCount }: CampaignRow): number | null =>
  measuredCount === 0 ? null : Math.round((openedCount * 10_000) / measuredCount);

const shownState = ({ status }: CampaignRow): ReactNode => (
  <OfficeStateBadge entity="campaign" state={status} />
);

/** All campaigns of the company. */
export function CampaignList({ props }: CampaignListProps) {
  const t = useMessages(campaignMessages);
  const column = useColumns<CampaignRow>(campaignMessages);
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      <ListPage
        props={props}
        page="Client/MarketingEmail"
        messages={campaignMessages}
        routes={{ index, download, show: (id) => campaignHref(id) }}
        onCreate={() => setStarting(true)}
        createKeys="n m"
        events={['campaign.changed', 'campaign.progressed']}
        binType="campaign"
        filters={{ status: CircleDashed, operationId: HardHat, sentOn: CalendarDays }}
        columns={[
          column.name(({ name }) => name, { sort: 'ascending' }),
          column.of('text', 'subject', { card: 'subtitle', width: 220 }),
          column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
            show: shownState,
            card: 'badge',
            width: 128,
          }),
          column.made('text', 'operation', ({ operation }) => operation?.name ?? null, { isHidden: true }),
          column.of('count', 'recipientsCount', { card: 'figure', width: 112 }),
          column.of('count', 'sentCount', { card: 'figure', width: 88 }),
          column.of('count', 'bouncedCount', { width: 88 }),
          column.of('count', 'unsubscribedCount', { width: 104 }),
          column.made('rate', 'opening', openingBps, { width: 96 }),
          column.of('count', 'measuredCount', { isHidden: true }),
          column.of('count', 'clicks', { width: 72 }),
          column.of('instant', 'sentAt', { sort: 'descending', width: 148 }),
          column.of('instant', 'scheduledAt', { isHidden: true }),
          column.of('instant', 'updatedAt', { isHidden: true, sort: 'descending' }),
        ]}
      />
      {isStarting && (
        <StartDialog
          templates={props.templates}
          operations={props.operations}
          onClose={() => setStarting(false)}
        />
      )}
    </>
  );
}
