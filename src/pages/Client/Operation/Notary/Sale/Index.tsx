import { Download, Hourglass, Plus, Store } from 'lucide-react';
import { useMemo, useState } from 'react';
import type {
  NotarySaleIndexProps,
  NotarySaleRow,
  SaleIndexQuery,
} from '#contracts/client/operation/notary/sale/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create, download, edit, index } from '#generated/routes/client/operation/notary/sale.ts';
import { index as plan } from '#generated/routes/client/operation/sale.ts';
import * as saleMessages from '#messages/client/notary-sale.ts';
import { useListAddress, type ListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import type { Action } from '#ui/actions/action.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ViewModeSwitch } from '#ui/list/bars/ViewModeSwitch.tsx';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useRowExport } from '../../../../blocks/list/useRowExport.ts';
import { OperationFrame } from '../../blocks/OperationFrame.tsx';
import type { SaleBoardProps } from './blocks/SaleBoard.tsx';
import { SaleFigures } from './blocks/SaleFigures.tsx';
import { useSaleColumns } from './blocks/useSaleColumns.tsx';
import { saleFilterValue, useSaleFilters } from './blocks/useSaleFilters.ts';

// Fetched when they are first asked for.
const SaleBoard = lazyPart<SaleBoardProps>(async () => (await import('./blocks/SaleBoard.tsx')).SaleBoard, {
  pending: () => <Skeleton width="100%" height={320} />,
  failed: PartFailed,
});
const OptionDialog = lazyDialog(async () => (await import('./blocks/OptionDialog.tsx')).OptionDialog);

const idOf = ({ id }: NotarySaleRow): string => id;
const viewModes = ['table', 'cards', 'board'] as const;

/** Those of one of the buyers, and those that owe; the other filters compare one value each. */
function narrowed(rows: readonly NotarySaleRow[], { buyer, late }: SaleIndexQuery): readonly NotarySaleRow[] {
  return rows.filter(
    (row) =>
      (buyer.length === 0 || row.buyers.some(({ id }) => buyer.includes(id))) &&
      (late.length === 0 || row.lateDays > 0),
  );
}

/** The sales of the lots of an operation: what is signed, promised and reserved, and what of it was paid. */
export default function NotarySaleIndex(props: WithShared<NotarySaleIndexProps>) {
  const { operation, query, defaults, sales, can } = props;
  const t = useMessages(saleMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<NotarySaleIndexProps>(
    channels.operation(operation.id),
    ['notary-sale.updated', 'payment.received', 'lot.updated'],
    ['sales', 'cards', 'explanations', 'choices'],
  );
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const columns = useSaleColumns();
  const filters = useSaleFilters(sales);
  const rows = useMemo(
    () =>
      clientRows(
        narrowed(sales, query),
        columns,
        { ...query, buyer: [], late: [], columns: [] },
        saleFilterValue,
      ),
    [sales, query, columns],
  );
  const count = t('count', { count: sales.length });
  const isEmpty = sales.length === 0;
  const createHref = create({ operation: operation.id });
  return (
    <OperationFrame operation={operation} current="notarySales" canUpdate={can.update}>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={<HeadActions props={props} list={list} />}
      />
      <SaleFigures props={props} />
      <DataList
        label={t('title')}
        keepAs={`${props.auth.user?.id ?? ''}:notary-sales`}
        list={list}
        columns={columns}
        filters={filters}
        searchLabel={t('search')}
        rows={rows}
        idOf={idOf}
        hrefOf={({ id }) => edit({ operation: operation.id, notarySale: id })}
        viewModes={{ board: <SaleBoard operationId={operation.id} rows={rows} /> }}
        empty={
          isEmpty && (
            <EmptyState
              picture={<EmptyParcels />}
              title={t('empty')}
              actions={
                <>
                  <Button icon={Store} href={plan({ operation: operation.id })}>
                    {t('toPlan')}
                  </Button>
                  {can.update && (
                    <Button variant="primary" icon={Plus} href={createHref}>
                      {t('create')}
                    </Button>
                  )}
                </>
              }
            >
              {t('emptyHelp')}
            </EmptyState>
          )
        }
      />
    </OperationFrame>
  );
}

interface HeadActionsProps {
  readonly props: WithShared<NotarySaleIndexProps>;
  readonly list: ListAddress<SaleIndexQuery>;
}

function HeadActions({ props, list }: HeadActionsProps) {
  const { operation, can, sales, choices } = props;
  const t = useMessages(saleMessages);
  const [isOptionAsked, setOptionAsked] = useState(false);
  const ofOperation = { operation: operation.id };
  const save = useRowExport(download(ofOperation), props.query, props.defaults);
  const actions: (Action | false)[] = [
    can.export &&
      sales.length > 0 && {
        id: 'notary-sale.download',
        label: t('download'),
        place: 'page',
        icon: Download,
        choices: save(),
      },
    can.update &&
      choices.lots.length > 0 && {
        id: 'notary-sale.option',
        label: t('option'),
        place: 'page',
        icon: Hourglass,
        run: () => setOptionAsked(true),
      },
    can.update && {
      id: 'notary-sale.create',
      label: t('create'),
      place: 'page',
      icon: Plus,
      href: create(ofOperation),
      keys: 'n v',
      isMain: true,
    },
  ];
  return (
    <>
      {sales.length > 0 && <ViewModeSwitch list={list} viewModes={viewModes} boardLabel={t('board')} />}
      <PageActions isCompactOnPhone actions={actions} />
      {isOptionAsked && (
        <OptionDialog operationId={operation.id} choices={choices} onClose={() => setOptionAsked(false)} />
      )}
    </>
  );
}
