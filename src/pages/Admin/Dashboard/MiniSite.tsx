import { Download } from 'lucide-react';
import type { MiniSiteProps } from '#contracts/admin/dashboard/mini-site.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { miniSite } from '#generated/routes/admin/dashboard.ts';
import { download } from '#generated/routes/admin/dashboard/mini-site.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { KpiProblem } from '../../blocks/kpi/KpiProblem.tsx';
import { MiniSiteFigures } from './blocks/mini-site/MiniSiteFigures.tsx';
import { MiniSiteFilters } from './blocks/mini-site/MiniSiteFilters.tsx';
import { MiniSiteRanks } from './blocks/mini-site/MiniSiteRanks.tsx';
import { MiniSites } from './blocks/mini-site/MiniSites.tsx';

const defaults = {
  period: 'year',
  from: '',
  to: '',
  compare: 'previous',
  q: '',
  status: '',
  brand: '',
  tenant: '',
  sort: '-visits',
} as const;

/** The public pages of all companies: who comes, who asks, what they lack, and which are suspended. */
export default function AdminMiniSite(props: WithShared<MiniSiteProps>) {
  const { query, span, sites, app, auth } = props;
  const t = useMessages(miniSiteMessages);
  const format = useFormat();
  useTitle(t('title'), app.name);
  useRefreshOnEvent<MiniSiteProps>(
    channels.admin(),
    ['site.published'],
    ['figures', 'sites', 'top', 'bottom', 'hasSites'],
  );
  const address = useListAddress<MiniSiteProps['query']>({ path: miniSite(), query, defaults });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { from: format.date(span.from), to: format.date(span.to) })}
        actions={
          <PageActions
            actions={[
              {
                id: 'mini-site.download',
                label: t('download'),
                place: 'page',
                icon: Download,
                choices: (['csv', 'xlsx'] as const).map((kind) => ({
                  id: kind,
                  label: t(`formats.${kind}`),
                  href: download({ query: { ...query, format: kind } }),
                })),
              },
            ]}
          />
        }
      />
      {!props.hasSites ? (
        <EmptyState picture={<EmptyParcels />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <MiniSiteFilters {...props} change={(changes) => address.change(changes)} />
          <KpiProblem problem={span.problem} />
          {sites.length === 0 ? (
            <FilteredEmpty title={t('noMatch')} resetHref={address.resetHref} />
          ) : (
            <>
              <MiniSiteFigures {...props} />
              <MiniSites {...props} list={address} keepAs={`${auth.user?.id ?? ''}:mini-sites`} />
              <MiniSiteRanks {...props} />
            </>
          )}
        </>
      )}
    </>
  );
}
