import { Briefcase, MapPin } from 'lucide-react';
import type { PartnerIndexProps } from '#contracts/client/partner/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index } from '#generated/routes/client/partner.ts';
import * as partnerMessages from '#messages/client/partner.ts';
import * as partnerWords from '#messages/partner-words.ts';
import { useListAddress, type ListAddressView } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ListFilters } from '#ui/list/bars/ListFilters.tsx';
import type { ZonesMapProps } from '#ui/map/ZonesMap.tsx';
import { BannerSlot } from '../../blocks/BannerSlot.tsx';
import { PartnerCards } from './blocks/PartnerCards.tsx';

const categories = [
  'courtier',
  'notaire',
  'assureur',
  'diagnostiqueur',
  'architecte',
  'geometre',
  'banque',
  'home_staging',
  'expert_comptable',
  'autre',
] as const;

const ZonesMap = lazyPart<ZonesMapProps>(async () => (await import('#ui/map/ZonesMap.tsx')).ZonesMap, {
  failed: PartFailed,
});

/** Firms that the platform recommends: those put forward first, by trade, by department, or near one's operations. */
export default function PartnerIndex(props: WithShared<PartnerIndexProps>) {
  const { partners, meta, query, defaults, totalCount, favoritesCount, banner, app } = props;
  const t = useMessages(partnerMessages);
  const words = useMessages(partnerWords);
  const list = useListAddress({ path: index(), query, defaults });
  useTitle(t('title'), app.name);
  const { only, sort } = query;
  const tab = (name: typeof only, label: string, count?: number) => ({
    label,
    href: list.hrefWith({ only: name }),
    isCurrent: only === name,
    ...(count !== undefined && { count }),
  });
  return (
    <>
      <PageHeader title={t('title')} isInline subtitle={t('count', { count: totalCount })} />
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
              tab('', t('all')),
              ...(props.nearDepartments === null ? [] : [tab('near', t('near'))]),
              tab('favorite', t('favorites'), favoritesCount),
            ]}
          />
          <ListFilters
            list={list}
            searchLabel={t('search')}
            filters={[
              {
                key: 'category',
                label: t('category'),
                icon: Briefcase,
                choices: categories.map((value) => ({ value, label: words(`category.${value}`) })),
              },
              {
                key: 'department',
                label: t('department'),
                icon: MapPin,
                choices: props.zones.map(({ code, name, count }) => ({
                  value: code,
                  label: `${code} ${name}`,
                  count,
                })),
              },
            ]}
            aside={
              <Segmented
                label={t('sortLabel')}
                size="sm"
                value={sort}
                segments={[
                  { id: 'featured', label: t('sort.featured'), href: list.hrefWith({ sort: 'featured' }) },
                  { id: 'name', label: t('sort.name'), href: list.hrefWith({ sort: 'name' }) },
                ]}
              />
            }
          />
          <MainAside aside={<Zones {...props} />}>
            {partners.length === 0 ? (
              <NoPartner query={query} list={list} />
            ) : (
              <Rows {...props} isWhole={!list.isFiltered && only === '' && sort === 'featured'} />
            )}
            <Pagination
              page={meta.page}
              perPage={meta.perPage}
              total={meta.total}
              hrefOfPage={list.hrefOfPage}
            />
          </MainAside>
        </>
      )}
    </>
  );
}

/** The partners found; those put forward stand in a row of their own while nothing is filtered. */
function Rows({ partners, auth, isWhole }: WithShared<PartnerIndexProps> & { readonly isWhole: boolean }) {
  const t = useMessages(partnerMessages);
  const canKeep = auth.impersonator === null;
  const featured = isWhole ? partners.filter(({ isFeatured }) => isFeatured) : [];
  const others = partners.filter((partner) => !featured.includes(partner));
  return (
    <>
      {featured.length > 0 && (
        <section aria-labelledby="partners-featured">
          <Stack>
            <SectionTitle id="partners-featured">{t('featured')}</SectionTitle>
            <PartnerCards partners={featured} canKeep={canKeep} />
          </Stack>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="partners-others">
          <Stack>
            <SectionTitle id="partners-others">{t('others')}</SectionTitle>
            <PartnerCards partners={others} canKeep={canKeep} />
          </Stack>
        </section>
      )}
    </>
  );
}

interface NoPartnerProps {
  readonly query: PartnerIndexProps['query'];
  readonly list: Pick<ListAddressView, 'resetHref'> & {
    readonly hrefWith: (changes: Partial<PartnerIndexProps['query']>) => string;
  };
}

/** Nobody fits: why, and the way back to more. */
function NoPartner({ query, list }: NoPartnerProps) {
  const t = useMessages(partnerMessages);
  if (query.department.length > 0) {
    return (
      <EmptyState
        picture={<EmptyParcels />}
        title={t('departmentEmpty')}
        actions={<Button href={list.hrefWith({ department: [] })}>{t('seeAll')}</Button>}
      />
    );
  }
  if (query.only === '') return <FilteredEmpty title={t('filteredEmpty')} resetHref={list.resetHref} />;
  return (
    <EmptyState
      picture={<EmptyParcels />}
      title={t(query.only === 'favorite' ? 'favoritesEmpty' : 'nearEmpty')}
      actions={<Button href={list.resetHref}>{t('seeAll')}</Button>}
    />
  );
}

/** In which departments partners work, and the company has operations. */
function Zones({ zones, nearDepartments }: Pick<PartnerIndexProps, 'zones' | 'nearDepartments'>) {
  const t = useMessages(partnerMessages);
  const names = new Map(zones.map(({ code, name }) => [code, name]));
  return (
    <Card title={t('zones')}>
      <ZonesMap
        label={t('zonesMap')}
        counts={new Map(zones.map(({ code, count }) => [code, count]))}
        marked={nearDepartments ?? []}
        titleOf={(code, count) => t('zoneCount', { name: names.get(code) ?? code, count })}
      />
      <Text as="p" size="table" tone="ink3">
        {t('zonesHelp')}
      </Text>
    </Card>
  );
}
