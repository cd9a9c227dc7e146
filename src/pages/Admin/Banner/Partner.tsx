import { Briefcase, CalendarDays, CalendarRange, CircleDashed, Copy, LayoutPanelTop } from 'lucide-react';
import { useState } from 'react';
import type { BannerPartnerProps, PlannedBannerRow } from '#contracts/admin/banner/partner.ts';
import type { WithShared } from '#contracts/shared.ts';
import { download, partner as index } from '#generated/routes/admin/banner.ts';
import { banner as bannersOf } from '#generated/routes/admin/partner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';
import { BannerTimeline } from './blocks/BannerTimeline.tsx';
import type { BannerStepDialogProps } from './blocks/BannerStepDialog.tsx';
import { PauseButton } from './blocks/PauseButton.tsx';

// Fetched when a banner is first replanned or copied.
const BannerStepDialog = lazyDialog(
  async () => (await import('./blocks/BannerStepDialog.tsx')).BannerStepDialog,
);

const stateOf = ({ status }: PlannedBannerRow) => <OfficeStateBadge entity="banner" state={status} />;

/** All banners of all partners: when they stand where, with what weight, and what they brought. */
export default function BannerPartner(props: WithShared<BannerPartnerProps>) {
  const { list, timeline, today, partners } = props;
  const t = useMessages(bannerMessages);
  const column = useColumns<PlannedBannerRow>(bannerMessages);
  const [asked, setAsked] = useState<Omit<BannerStepDialogProps, 'onClose' | 'partners'> | null>(null);
  const partnerOf = (id: string): string => list.items.find((row) => row.id === id)?.partner.id ?? '';
  const actionsOf = (row: PlannedBannerRow) => (
    <Inline gap={1} isOneLine>
      {list.can.update && (
        <>
          <IconButton
            size="sm"
            icon={CalendarRange}
            label={t('schedule.title', { name: row.name })}
            onClick={() => setAsked({ step: 'schedule', banner: row })}
          />
          {row.status !== 'ended' && <PauseButton banner={row} />}
        </>
      )}
      {list.can.create && (
        <IconButton
          size="sm"
          icon={Copy}
          label={t('duplicate.title', { name: row.name })}
          onClick={() => setAsked({ step: 'duplicate', banner: row })}
        />
      )}
    </Inline>
  );
  return (
    <>
      <ListPage
        props={props}
        page="Admin/Banner/Partner"
        messages={bannerMessages}
        routes={{
          index,
          download,
          ...(list.can.update && { show: (id: string) => bannersOf(partnerOf(id), { query: { open: id } }) }),
        }}
        events={['banner.changed', 'banner.seen']}
        refreshed={['timeline']}
        binType="banner"
        firstViewMode="timeline"
        viewModes={{
          timeline: timeline && (
            <BannerTimeline
              timeline={timeline}
              today={today}
              canMove={list.can.update}
              onOpen={(bar) => setAsked({ step: 'schedule', banner: { ...bar, name: bar.title } })}
            />
          ),
        }}
        filters={{
          partnerId: Briefcase,
          placement: LayoutPanelTop,
          status: CircleDashed,
          runsOn: CalendarDays,
        }}
        columns={[
          column.name(({ name }) => name, { sort: 'ascending', width: 232 }),
          column.made('text', 'partner', ({ partner }) => partner.name, { card: 'subtitle', width: 176 }),
          column.made('text', 'placement', ({ placement }) => t(`choices.placement.${placement}`), {
            width: 136,
            card: 'subtitle',
          }),
          column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
            show: stateOf,
            card: 'badge',
            width: 124,
          }),
          column.of('day', 'startsOn', { sort: 'ascending', width: 108, card: 'foot' }),
          column.of('day', 'endsOn', { sort: 'ascending', width: 108, card: 'foot' }),
          column.made('count', 'weight', ({ weight }) => weight, { width: 76 }),
          column.made('count', 'impressions', ({ impressions }) => impressions, {
            sort: 'descending',
            card: 'figure',
            width: 116,
          }),
          column.made('count', 'clicks', ({ clicks }) => clicks, { card: 'figure', width: 80 }),
          column.made('rate', 'rate', ({ rateBps }) => rateBps, {
            sort: 'descending',
            card: 'figure',
            width: 108,
          }),
          column.made('count', 'remaining', ({ remaining }) => remaining, { width: 104 }),
          column.made('text', 'actions', () => null, {
            show: actionsOf,
            isLabelHidden: true,
            card: 'end',
            width: 128,
          }),
          column.of('instant', 'createdAt', { isHidden: true }),
        ]}
      />
      {asked !== null && <BannerStepDialog {...asked} partners={partners} onClose={() => setAsked(null)} />}
    </>
  );
}
