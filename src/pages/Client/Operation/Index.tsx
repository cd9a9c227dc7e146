import type { OperationIndexProps } from '#contracts/client/operation/index.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { download, show } from '#generated/routes/client/operation.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { ByWidth } from '#ui/layout/ByWidth.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { useRowExport } from '../../blocks/list/useRowExport.ts';
import { columnsKeptAs, defaultQuery, listPath } from './blocks/index/list-query.ts';
import { NoOperation } from './blocks/index/NoOperation.tsx';
import { OperationIndexHeader } from './blocks/index/OperationIndexHeader.tsx';
import { OperationPhases } from './blocks/index/OperationPhases.tsx';
import { OperationViews } from './blocks/index/OperationViews.tsx';
import { useOperationBulk } from './blocks/index/useOperationBulk.tsx';
import { useOperationColumns } from './blocks/index/useOperationColumns.tsx';
import { useOperationFilters } from './blocks/index/useOperationFilters.ts';
import { useOperationViews } from './blocks/index/useOperationViews.tsx';

const listEvents: readonly RealtimeEventName[] = [
  'operation.created',
  'operation.updated',
  'operation.deleted',
  'operation.restored',
];
const listProps = [
  'operations',
  'board',
  'places',
  'counters',
  'sums',
  'totalCount',
  'inProgressCount',
  'mineCount',
  'facets',
] as const;

/** The operations of the company: phases, views, filters, list. */
export default function OperationIndex(props: WithShared<OperationIndexProps>) {
  const t = useMessages(operationMessages);
  useTitle(t('indexTitle'), props.app.name);
  useRefreshOnEvent<OperationIndexProps>(props.realtime?.changesChannel ?? null, listEvents, listProps);
  const list = useListAddress({ path: listPath, query: props.query, defaults: defaultQuery });

  const columns = useOperationColumns();
  const filters = useOperationFilters(props);
  const keepAs = columnsKeptAs(props.me.id);
  const exportChoices = useRowExport(download(), props.query, defaultQuery, { keepAs, columns });
  const bulk = useOperationBulk(props, exportChoices);
  const viewModes = useOperationViews(props, props.app.mapsKey, list);
  const { purchasePriceCents, revenueTtcCents, marginCents } = props.sums;

  return (
    <>
      <OperationIndexHeader props={props} list={list} exportChoices={exportChoices} />
      {props.totalCount === 0 ? (
        <NoOperation canCreate={props.can.create} />
      ) : (
        <>
          {props.query.look === '' && (
            <ByWidth
              wide={<OperationPhases counters={props.counters} query={props.query} list={list} />}
              narrow={null}
            />
          )}
          <OperationViews props={props} list={list} />
          <DataList
            label={t('indexTitle')}
            keepAs={keepAs}
            list={list}
            columns={columns}
            viewModes={viewModes}
            filters={filters}
            searchLabel={t('search')}
            rows={props.operations.items}
            meta={props.operations.meta}
            totals={{
              purchasePrice: purchasePriceCents,
              revenue: revenueTtcCents,
              margin: marginCents,
            }}
            idOf={({ id }) => id}
            hrefOf={({ id }) => show({ operation: id })}
            {...(bulk.actions && { bulkActions: bulk.actions })}
            filteredEmpty={{ title: t('filteredEmpty'), text: t('hidden', { count: props.totalCount }) }}
          />
          {bulk.dialog}
        </>
      )}
    </>
  );
}
