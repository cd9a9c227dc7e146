import { PiggyBank, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { CashFlowForecastProps } from '#contracts/client/operation/cash-flow-forecast.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { rebuild, shift } from '#generated/routes/client/operation/cash-flow-forecast.ts';
import { index as simulations } from '#generated/routes/client/operation/simulation.ts';
import { cashFlowForecast as paper } from '#generated/routes/export.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../Account/blocks/useAction.ts';
import { printAction } from '../../blocks/print-action.ts';
import { CashChart } from './blocks/cash/CashChart.tsx';
import type { CashTask } from './blocks/cash/CashDialogs.tsx';
import { CashFigures } from './blocks/cash/CashFigures.tsx';
import { CashFilters } from './blocks/cash/CashFilters.tsx';
import { CashGrid } from './blocks/cash/CashGrid.tsx';
import { LapsedPart } from './blocks/cash/LapsedPart.tsx';
import { ShortfallBanner } from './blocks/cash/ShortfallBanner.tsx';
import { OperationFrame } from './blocks/OperationFrame.tsx';

const CashDialog = lazyDialog(async () => (await import('./blocks/cash/CashDialogs.tsx')).CashDialog);

/** The cash of an operation: what happened, what is due, what is foreseen, and where it runs short. */
export default function CashFlowForecast(props: WithShared<CashFlowForecastProps>) {
  const { operation, query, cash, can, source, today } = props;
  const t = useMessages(cashMessages);
  const { month } = useFormat();
  const [task, setTask] = useState<CashTask | null>(null);
  const { run } = useAction();
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<CashFlowForecastProps>(
    channels.operation(operation.id),
    [
      'cash-flow.changed',
      'payment.received',
      'situation.changed',
      'loan.updated',
      'drawdown.released',
      'simulation.updated',
    ],
    ['cash', 'source'],
  );
  const onShift = (ids: readonly string[], months: number): void =>
    void run({ method: 'POST', href: shift({ operation: operation.id }), data: { ids: [...ids], months } });
  const currentMonth = cash?.currentMonth ?? today.slice(0, 7);
  return (
    <OperationFrame operation={operation} current="cash" canUpdate={can.updateOperation}>
      <PageHeader
        title={t('title')}
        subtitle={cash === null ? undefined : t('subtitle', { month: month(currentMonth) })}
        actions={
          <PageActions
            actions={[
              can.print &&
                cash !== null &&
                printAction(
                  'cash.print',
                  t('print'),
                  (['month', 'quarter', 'year'] as const).map((granularity) => ({
                    id: granularity,
                    label: t(`papers.${granularity}`),
                    href: paper({ operation: operation.id }, { query: paperQuery(query, granularity) }),
                  })),
                ),
              can.create &&
                cash !== null &&
                source !== null && {
                  id: 'cash.rebuild',
                  label: t('rebuild.action'),
                  place: 'page',
                  icon: RefreshCw,
                  run: () => setTask({ kind: 'rebuild' }),
                },
              can.addEquity && {
                id: 'cash.equity',
                label: t('entry.addEquity'),
                place: 'page',
                icon: PiggyBank,
                run: () => setTask({ kind: 'equity' }),
              },
              can.create && {
                id: 'cash.entry',
                label: t('entry.add'),
                place: 'page',
                icon: Plus,
                keys: 'n f',
                isMain: true,
                run: () => setTask({ kind: 'add' }),
              },
            ]}
          />
        }
      />
      {cash === null ? (
        <NoCash operationId={operation.id} source={source} canCreate={can.create} />
      ) : (
        <CashParts {...props} cash={cash} onTask={setTask} onShift={onShift} />
      )}
      {task !== null && (
        <CashDialog
          task={task}
          operationId={operation.id}
          range={cash?.range ?? { from: '', to: '' }}
          currentMonth={currentMonth}
          today={today}
          accounts={props.accounts}
          sourceName={source?.name ?? ''}
          can={can}
          onTask={setTask}
          onShift={onShift}
          onClose={() => setTask(null)}
        />
      )}
    </OperationFrame>
  );
}

/** What is printed of what is shown: the same flows over the same months; empty lines are never printed. */
function paperQuery(
  { mode, from, to, state, category }: CashFlowForecastProps['query'],
  granularity: CashFlowForecastProps['query']['by'],
) {
  return {
    granularity,
    category,
    ...(mode !== 'ht' && { mode }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(state !== '' && { state }),
  };
}

interface CashPartsProps extends CashFlowForecastProps {
  readonly cash: NonNullable<CashFlowForecastProps['cash']>;
  readonly onTask: (task: CashTask) => void;
  readonly onShift: (ids: readonly string[], months: number) => void;
}

function CashParts({ operation, query, cash, today, can, onTask, onShift }: CashPartsProps) {
  return (
    <>
      <ShortfallBanner
        operationId={operation.id}
        outlook={cash.outlook}
        canAddEquity={can.addEquity}
        canShift={can.update}
        onAddEquity={() => onTask({ kind: 'equity' })}
        onDelay={(ids) => onShift(ids, 1)}
      />
      <CashFigures cash={cash} />
      <CashFilters operationId={operation.id} query={query} cash={cash} />
      <CashGrid
        cash={cash}
        query={query}
        canShift={can.update}
        onOpen={(entry) => onTask({ kind: 'show', entry })}
        onShift={onShift}
      />
      <LapsedPart cash={cash} canShift={can.update} onShift={onShift} />
      <AfterFirstPaint>
        <CashChart cash={cash} today={today} />
      </AfterFirstPaint>
    </>
  );
}

interface NoCashProps {
  readonly operationId: string;
  readonly source: CashFlowForecastProps['source'];
  readonly canCreate: boolean;
}

/** Before any flow: from what the forecasts can be made. */
function NoCash({ operationId, source, canCreate }: NoCashProps) {
  const t = useMessages(cashMessages);
  const { isPending, run } = useAction();
  const parameters = { operation: operationId };
  return (
    <EmptyState
      picture={<EmptyParcels />}
      title={t('empty')}
      actions={
        source !== null && canCreate ? (
          <Button
            variant="primary"
            icon={RefreshCw}
            isPending={isPending}
            onClick={() =>
              void run({ method: 'POST', href: rebuild(parameters), data: { keepManual: true } })
            }
          >
            {t('rebuild.action')}
          </Button>
        ) : (
          <Button href={simulations(parameters)}>{t('toSimulations')}</Button>
        )
      }
    >
      {t('emptyHelp')}
    </EmptyState>
  );
}
