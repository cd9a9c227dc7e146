import { ChartNoAxesCombined, CircleDashed, Home, Landmark, Plus, Scale } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { EstimationIndexProps, EstimationRow } from '#contracts/client/operation/estimation/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { estimationMethods, estimationStates } from '#domain/estimation/enums.ts';
import { edit, index, insee } from '#generated/routes/client/operation/estimation.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { EstimationChart } from './blocks/EstimationChart.tsx';
import { useEstimationColumns } from './blocks/useEstimationColumns.tsx';

const StartDialog = lazyDialog(async () => (await import('./blocks/StartDialog.tsx')).StartDialog);

const idOf = ({ id }: EstimationRow): string => id;
const wholeOperation = 'operation';
const filterValueOf = (key: string, row: EstimationRow): string => {
  if (key === 'lot') return row.lot?.id ?? wholeOperation;
  return key === 'method' ? row.method : row.status;
};

function useEstimationFilters(rows: readonly EstimationRow[]): readonly ListFilter[] {
  const t = useMessages(estimationMessages);
  const states = useMessages(stateMessages);
  const lots = new Map(
    rows.map(({ lot }) => (lot === null ? [wholeOperation, t('wholeOperation')] : [lot.id, lot.ref])),
  );
  return [
    {
      key: 'lot',
      label: t('columns.lot'),
      icon: Home,
      choices: [...lots].map(([value, label]) => ({ value, label })),
    },
    {
      key: 'method',
      label: t('columns.method'),
      icon: Scale,
      choices: estimationMethods.map((value) => ({ value, label: t(`choices.method.${value}`) })),
    },
    {
      key: 'status',
      label: t('columns.status'),
      icon: CircleDashed,
      choices: estimationStates.map((value) => ({ value, label: states(`estimation.${value}`) })),
    },
  ];
}

/** The estimations of an operation, and how their values went. */
export default function EstimationIndex(props: WithShared<EstimationIndexProps>) {
  const { operation, query, defaults, estimations, can } = props;
  const t = useMessages(estimationMessages);
  const [isStarting, setStarting] = useState(false);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<EstimationIndexProps>(
    channels.operation(operation.id),
    ['estimation.updated'],
    ['estimations'],
  );
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const columns = useEstimationColumns({ operationId: operation.id, can });
  const filters = useEstimationFilters(estimations);
  const rows = useMemo(
    () => clientRows(estimations, columns, { ...query, columns: [] }, filterValueOf),
    [estimations, query, columns],
  );
  const count = t('count', { count: estimations.length });
  const start = (): void => setStarting(true);
  return (
    <OperationFrame operation={operation} current="estimations" canUpdate={can.update}>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={
          <PageActions
            actions={[
              {
                id: 'estimation.insee',
                label: t('insee.link'),
                place: 'page',
                icon: Landmark,
                href: insee({ operation: operation.id }),
              },
              can.create && {
                id: 'estimation.create',
                label: t('create'),
                place: 'page',
                icon: Plus,
                run: start,
                keys: 'n e',
                isMain: true,
              },
            ]}
          />
        }
      />
      {estimations.length > 0 && (
        <EstimationChart estimations={estimations} askingPriceCents={props.askingPriceCents} />
      )}
      <DataList
        label={t('title')}
        keepAs={`${props.auth.user?.id ?? ''}:estimations`}
        list={list}
        columns={columns}
        filters={filters}
        searchLabel={t('search')}
        rows={rows}
        idOf={idOf}
        hrefOf={({ id }) => edit({ operation: operation.id, estimation: id })}
        empty={
          estimations.length === 0 && (
            <EmptyState
              picture={<EmptyParcels />}
              title={t('empty')}
              actions={
                can.create && (
                  <Button variant="primary" icon={ChartNoAxesCombined} onClick={start}>
                    {t('create')}
                  </Button>
                )
              }
            >
              {t('emptyHelp')}
            </EmptyState>
          )
        }
      />
      {isStarting && (
        <StartDialog
          operationId={operation.id}
          operationName={operation.name}
          lots={props.lots}
          today={props.today}
          onClose={() => setStarting(false)}
        />
      )}
    </OperationFrame>
  );
}
