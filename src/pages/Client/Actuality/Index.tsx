import { CheckCheck, Tag } from 'lucide-react';
import type { ActualityIndexProps } from '#contracts/client/actuality/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index } from '#generated/routes/client/actuality.ts';
import { all } from '#generated/routes/client/actuality/read.ts';
import * as actualityMessages from '#messages/client/actuality.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ListFilters } from '#ui/list/bars/ListFilters.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { BannerSlot } from '../../blocks/BannerSlot.tsx';
import { ArticleCards } from './blocks/ArticleCards.tsx';

const categories = ['product', 'market', 'regulation', 'event', 'maintenance'] as const;

/** News of the platform that are meant for the person: pinned ones first, then the latest. */
export default function ActualityIndex(props: WithShared<ActualityIndexProps>) {
  const { actualities, meta, query, defaults, totalCount, unreadCount, banner, app, auth } = props;
  const t = useMessages(actualityMessages);
  const { run } = useAction();
  const list = useListAddress({ path: index(), query, defaults });
  useTitle(t('title'), app.name);
  useRefreshOnEvent<ActualityIndexProps>(
    props.realtime?.changesChannel ?? null,
    ['actuality.published', 'actuality.updated'],
    ['actualities', 'meta', 'totalCount', 'unreadCount'],
  );
  const count = t('count', { count: totalCount });
  return (
    <>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={unreadCount === 0 ? count : `${count} · ${t('unreadCount', { count: unreadCount })}`}
        actions={
          // What staff look at in a client's name stays unread.
          unreadCount > 0 &&
          auth.impersonator === null && (
            <PageActions
              actions={[
                {
                  id: 'actuality.readAll',
                  label: t('readAll'),
                  place: 'page',
                  icon: CheckCheck,
                  run: () => void run({ method: 'POST', href: all(), data: {} }),
                },
              ]}
            />
          )
        }
      />
      <BannerSlot banner={banner} />
      {totalCount === 0 ? (
        <EmptyState picture={<EmptyParcels />} title={t('empty')}>
          {t('emptyHelp')}
        </EmptyState>
      ) : (
        <>
          <Tabs
            label={t('title')}
            items={[
              { label: t('all'), href: list.hrefWith({ unread: '' }), isCurrent: query.unread === '' },
              { label: t('unread'), href: list.hrefWith({ unread: '1' }), isCurrent: query.unread === '1' },
            ]}
          />
          <ListFilters
            list={list}
            searchLabel={t('search')}
            filters={[
              {
                key: 'category',
                label: t('category'),
                icon: Tag,
                choices: categories.map((value) => ({ value, label: t(`categories.${value}`) })),
              },
            ]}
          />
          {actualities.length === 0 ? (
            <FilteredEmpty title={t('filteredEmpty')} resetHref={list.resetHref} />
          ) : (
            <ArticleCards articles={actualities} />
          )}
          <Pagination
            page={meta.page}
            perPage={meta.perPage}
            total={meta.total}
            hrefOfPage={list.hrefOfPage}
          />
        </>
      )}
    </>
  );
}
