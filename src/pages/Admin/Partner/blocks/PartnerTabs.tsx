import { banner, edit } from '#generated/routes/admin/partner.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Tabs } from '#ui/data/Tabs.tsx';

interface PartnerTabsProps {
  readonly id: string;
  readonly name: string;
  readonly current: 'fiche' | 'demandes' | 'bannieres';
  readonly requestsCount?: number;
  readonly bannersCount: number;
}

/** The sheet of a partner, what clients asked it, and its banners. */
export function PartnerTabs({ id, name, current, requestsCount, bannersCount }: PartnerTabsProps) {
  const t = useMessages(partnerMessages);
  return (
    <Tabs
      label={name}
      items={[
        { label: t('tabs.fiche'), href: edit(id), isCurrent: current === 'fiche' },
        {
          label: t('tabs.demandes'),
          href: edit(id, { query: { tab: 'demandes' } }),
          isCurrent: current === 'demandes',
          count: requestsCount,
        },
        {
          label: t('tabs.bannieres'),
          href: banner(id),
          isCurrent: current === 'bannieres',
          count: bannersCount,
        },
      ]}
    />
  );
}
