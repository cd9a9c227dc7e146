import { Camera, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ForecastProps, ShownBudgetLine } from '#contracts/client/operation/forecast.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { freeze } from '#generated/routes/client/operation/forecast.ts';
import { destroy } from '#generated/routes/client/operation/forecast/line.ts';
import { index as simulations } from '#generated/routes/client/operation/simulation.ts';
import { forecasts } from '#generated/routes/export.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../Account/blocks/useAction.ts';
import { printAction } from '../../blocks/print-action.ts';
import { BudgetFigures } from './blocks/forecast/BudgetFigures.tsx';
import { BudgetFilters, budgetHref } from './blocks/forecast/BudgetFilters.tsx';
import { BudgetTable } from './blocks/forecast/BudgetTable.tsx';
import { ComparisonCard } from './blocks/forecast/ComparisonCard.tsx';
import type { BudgetDialogProps } from './blocks/forecast/LineDialogs.tsx';
import { MarginChart } from './blocks/forecast/MarginChart.tsx';
import { RevenueCard } from './blocks/forecast/RevenueCard.tsx';
import { Variances } from './blocks/forecast/Variances.tsx';
import { OperationFrame } from './blocks/OperationFrame.tsx';

const BudgetDialog = lazyDialog(async () => (await import('./blocks/forecast/LineDialogs.tsx')).BudgetDialog);

type Task = Pick<BudgetDialogProps, 'task' | 'line'>;

/** The budget of an operation: initial, revised, committed, invoiced, paid, and what it leaves of the margin. */
export default function Forecast(props: WithShared<ForecastProps>) {
  const { operation, query, budget, can } = props;
  const t = useMessages(forecastMessages);
  const [task, setTask] = useState<Task | null>(null);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<ForecastProps>(
    channels.operation(operation.id),
    [
      'budget.changed',
      'cash-flow.changed',
      'situation.changed',
      'construction-lot.updated',
      'payment.received',
      'simulation.updated',
      'loan.updated',
      'drawdown.released',
    ],
    ['budget', 'snapshots', 'comparison', 'source', 'choices'],
  );
  return (
    <OperationFrame operation={operation} current="forecast" canUpdate={can.updateOperation}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          budget !== null && (
            <PageActions
              actions={[
                can.print &&
                  printAction('budget.print', t('print'), [
                    { id: 'budget', label: t('paper'), href: paperHref(operation.id, query.snapshot) },
                  ]),
                can.create && {
                  id: 'budget.snapshot',
                  label: t('snapshot.add'),
                  place: 'page',
                  icon: Camera,
                  run: () => setTask({ task: 'snapshot', line: null }),
                },
                can.create && {
                  id: 'budget.line',
                  label: t('line.add'),
                  place: 'page',
                  icon: Plus,
                  keys: 'n l',
                  isMain: true,
                  run: () => setTask({ task: 'add', line: null }),
                },
              ]}
            />
          )
        }
      />
      {budget === null ? (
        <NoBudget operationId={operation.id} source={props.source} canCreate={can.create} />
      ) : (
        <BudgetParts {...props} budget={budget} onTask={setTask} />
      )}
      {task !== null && (
        <BudgetDialog
          {...task}
          operationId={operation.id}
          choices={props.choices}
          onClose={() => setTask(null)}
        />
      )}
    </OperationFrame>
  );
}

/** The printed budget, beside the snapshot that is compared with. */
const paperHref = (operation: string, snapshot: string): string =>
  forecasts({ operation }, snapshot === '' ? {} : { query: { snapshot } });

interface BudgetPartsProps extends ForecastProps {
  readonly budget: NonNullable<ForecastProps['budget']>;
  readonly onTask: (task: Task) => void;
}

function BudgetParts({ operation, query, budget, snapshots, comparison, can, onTask }: BudgetPartsProps) {
  const t = useMessages(forecastMessages);
  const [removed, setRemoved] = useState<ShownBudgetLine | null>(null);
  const lines = budget.lines.filter(
    ({ category, tone }) =>
      (query.category === '' || category === query.category) && (query.show === 'all' || tone === 'over'),
  );
  return (
    <>
      <BudgetFigures budget={budget} />
      <BudgetFilters
        operationId={operation.id}
        query={query}
        categories={budget.categories.map(({ category }) => category)}
        snapshots={snapshots}
      />
      {comparison !== null && (
        <ComparisonCard
          comparison={comparison}
          budget={budget}
          closeHref={budgetHref(operation.id, query, { snapshot: '' })}
        />
      )}
      {lines.length === 0 ? (
        <Text as="p" tone="ink3">
          {t(query.show === 'over' ? 'filters.none' : 'filters.noneOfCategory')}
        </Text>
      ) : (
        <BudgetTable
          budget={budget}
          lines={lines}
          canUpdate={can.update}
          canDelete={can.delete}
          onTask={(task, line) => (task === 'remove' ? setRemoved(line) : onTask({ task, line }))}
        />
      )}
      <Columns>
        <AfterFirstPaint>
          <MarginChart steps={budget.margin.steps} />
        </AfterFirstPaint>
        <RevenueCard revenue={budget.revenue} />
      </Columns>
      <Variances
        lines={budget.lines}
        canUpdate={can.update}
        onExplain={(line) => onTask({ task: 'finalCost', line })}
      />
      <RemoveLine operationId={operation.id} line={removed} onDone={() => setRemoved(null)} />
    </>
  );
}

interface RemoveLineProps {
  readonly operationId: string;
  readonly line: ShownBudgetLine | null;
  readonly onDone: () => void;
}

function RemoveLine({ operationId, line, onDone }: RemoveLineProps) {
  const t = useMessages(forecastMessages);
  const { isPending, run } = useAction();
  const remove = async (): Promise<void> => {
    const id = line?.record?.id;
    if (id === undefined) return;
    await run({ method: 'DELETE', href: destroy({ operation: operationId, budgetLine: id }) });
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen={line !== null}
      title={t('line.removeTitle')}
      description={t('line.removeText')}
      confirmLabel={t('line.remove')}
      isDanger
      isPending={isPending}
      onCancel={onDone}
      onConfirm={() => void remove()}
    />
  );
}

interface NoBudgetProps {
  readonly operationId: string;
  readonly source: ForecastProps['source'];
  readonly canCreate: boolean;
}

/** Before a budget is frozen: from what it can be, or where a simulation is validated. */
function NoBudget({ operationId, source, canCreate }: NoBudgetProps) {
  const t = useMessages(forecastMessages);
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
            icon={Lock}
            isPending={isPending}
            onClick={() => void run({ method: 'POST', href: freeze(parameters) })}
          >
            {t('freeze.action')}
          </Button>
        ) : (
          <Button href={simulations(parameters)}>{t('toSimulations')}</Button>
        )
      }
    >
      {source === null ? t('emptyHelp') : t('freeze.help', { name: source.name })}
    </EmptyState>
  );
}
