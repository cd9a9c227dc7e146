import { KeyRound, List, Plus } from 'lucide-react';
import { useState } from 'react';
import type {
  OperationIndexMapProps,
  OperationIndexMapQuery,
} from '#contracts/client/operation/index-map.ts';
import type { OperationPlace } from '#contracts/client/operation/views.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { WithShared } from '#contracts/shared.ts';
import { readBounds } from '#domain/geography/bounds.ts';
import { create, index, indexMap } from '#generated/routes/client/operation.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRemembered } from '#runtime/props/useRemembered.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ListFilters } from '#ui/list/bars/ListFilters.tsx';
import type { MapView } from '#ui/map/map-types.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { NoOperation } from './blocks/index/NoOperation.tsx';
import { useOperationFilters } from './blocks/index/useOperationFilters.ts';
import { OperationMap } from './blocks/map/operation-map.ts';
import { useMapAddress } from './blocks/map/useMapAddress.ts';

const LocateDialog = lazyDialog(async () => (await import('./blocks/map/LocateDialog.tsx')).LocateDialog, {
  isUrgent: true,
});

const defaults: OperationIndexMapQuery = {
  q: '',
  status: [],
  kind: [],
  city: [],
  department: [],
  managerId: [],
  tag: [],
  year: [],
  place: [],
  deadline: [],
  marginMin: [],
  lots: [],
  layers: [],
  bbox: '',
};
const mapEvents: readonly RealtimeEventName[] = [
  'operation.created',
  'operation.updated',
  'operation.deleted',
  'operation.restored',
];
const mapProps = ['places', 'counters', 'foundCount', 'totalCount', 'facets', 'sales'] as const;

/** All operations on one large map, narrowed by the filters of the list; pins are moved where they stand. */
export default function OperationIndexMap(props: WithShared<OperationIndexMapProps>) {
  const t = useMessages(viewMessages);
  const texts = useMessages(operationMessages);
  useTitle(t('map'), props.app.name);
  useRefreshOnEvent<OperationIndexMapProps>(props.realtime?.changesChannel ?? null, mapEvents, mapProps);
  const { places, query, can, foundCount, totalCount } = props;
  const list = useListAddress({ path: indexMap(), query, defaults });
  const filters = useOperationFilters(props);
  const [view, setView] = useRemembered<MapView | null>('view', null);
  const [moved, setMoved] = useState<OperationPlace | null>(null);
  const { lots: _lots, layers, bbox, ...shared } = query;
  const writeView = useMapAddress({
    bbox,
    hrefOf: (shown) => list.hrefWith({ bbox: shown }),
    onWritten: setView,
  });
  const count = texts('count', { count: totalCount });

  return (
    <>
      <PageHeader
        title={t('map')}
        isInline
        subtitle={list.isFiltered ? texts('filteredCount', { count: foundCount, total: count }) : count}
        actions={
          <PageActions
            actions={[
              {
                id: 'operation.list',
                label: t('list'),
                place: 'page',
                icon: List,
                href: index({ query: shared }),
              },
              can.create && {
                id: 'operation.create',
                label: texts('create'),
                place: 'page',
                icon: Plus,
                href: create(),
                keys: 'n o',
                isMain: true,
              },
            ]}
          />
        }
      />
      {totalCount === 0 ? (
        <NoOperation canCreate={can.create} />
      ) : (
        <Stack gap={3}>
          <ListFilters
            list={list}
            searchLabel={texts('search')}
            filters={[
              ...filters,
              {
                key: 'lots',
                label: t('sale'),
                icon: KeyRound,
                choices: [{ value: 'for-sale', label: t('forSale') }],
              },
            ]}
          />
          {foundCount === 0 ? (
            <FilteredEmpty title={t('filteredEmpty')} resetHref={list.resetHref} />
          ) : (
            <OperationMap
              places={places}
              totalCount={foundCount}
              unplacedHref={index({ query: { ...shared, place: ['missing'] } })}
              mapsKey={props.app.mapsKey}
              canLocate={can.update}
              onMove={setMoved}
              height="max(28rem, calc(100dvh - 14.5rem))"
              initialView={view ?? readBounds(bbox)}
              onViewChange={(shown) => {
                setView(shown);
                writeView(shown);
              }}
              layering={{
                layers,
                sales: props.sales,
                onChange: (shown) => list.change({ layers: [...shown] }, { replace: true }),
              }}
            />
          )}
        </Stack>
      )}
      {moved && <LocateDialog place={moved} onClose={() => setMoved(null)} />}
    </>
  );
}
