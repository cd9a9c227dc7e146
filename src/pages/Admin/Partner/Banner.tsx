import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PartnerBannerProps } from '#contracts/admin/partner/banner.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { BannerCalendar } from './blocks/BannerCalendar.tsx';
import { BannerCard } from './blocks/BannerCard.tsx';
import { PartnerTabs } from './blocks/PartnerTabs.tsx';

// Fetched when a banner is first edited.
const BannerDialog = lazyDialog(async () => (await import('./blocks/BannerDialog.tsx')).BannerDialog);

/** The banners of one partner: what they show, when and where, what they brought, who else is there. */
export default function PartnerBanner(props: WithShared<PartnerBannerProps>) {
  const { partner, banners, openId, can, app } = props;
  const t = useMessages(bannerMessages);
  const title = t('ofPartner', { name: partner.name });
  useTitle(title, app.name);
  useRefreshOnEvent<PartnerBannerProps>(
    props.realtime?.changesChannel ?? null,
    ['banner.changed', 'banner.seen'],
    ['banners'],
  );
  // Empty for a new one.
  const [editedId, setEditedId] = useState<string | null>(can.update ? openId : null);
  const edited = banners.find(({ id }) => id === editedId) ?? null;
  const createButton = can.create && (
    <Button variant="primary" icon={Plus} onClick={() => setEditedId('')}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        isInline
        subtitle={t('count', { count: banners.length })}
        actions={banners.length > 0 && createButton}
      />
      <PartnerTabs id={partner.id} name={partner.name} current="bannieres" bannersCount={banners.length} />
      {banners.length === 0 ? (
        <EmptyState picture={<EmptyParcels />} title={t('none')} actions={createButton}>
          {t('noneHelp')}
        </EmptyState>
      ) : (
        <>
          {banners.map((banner) => (
            <BannerCard
              key={banner.id}
              banner={banner}
              groups={props}
              can={can}
              onEdit={() => setEditedId(banner.id)}
            />
          ))}
          <BannerCalendar {...props} />
        </>
      )}
      {editedId !== null && (editedId === '' || edited !== null) && (
        <BannerDialog {...props} banner={edited} onClose={() => setEditedId(null)} />
      )}
    </>
  );
}
