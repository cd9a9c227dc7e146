import {
  Archive,
  BadgeCheck,
  Calculator,
  CircleDashed,
  Columns3,
  Copy,
  FolderOpen,
  Plus,
  Printer,
  Signal,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import type { SimulationIndexProps, SimulationRow } from '#contracts/client/operation/simulation/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { maxCompared } from '#domain/simulation/study/form-tabs.ts';
import { scenarios, simulationStates } from '#domain/simulation/study/study.ts';
import { edit, index } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import type { SimulationStep } from './blocks/index/RowStep.tsx';
import { useSimulationColumns } from './blocks/index/useSimulationColumns.tsx';
import { usePrintChoices } from './blocks/usePrintChoices.ts';

const CreateDialog = lazyDialog(async () => (await import('./blocks/index/CreateDialog.tsx')).CreateDialog);
const RowStep = lazyDialog(async () => (await import('./blocks/index/RowStep.tsx')).RowStep);
const Comparison = lazyPart<{ rows: readonly SimulationRow[]; closeHref: string }>(
  async () => (await import('./blocks/index/Comparison.tsx')).Comparison,
  { failed: PartFailed },
);

const idOf = ({ id }: SimulationRow): string => id;
const filterValueOf = (key: string, row: SimulationRow): string => {
  if (key === 'project') return row.project?.id ?? '';
  return key === 'scenario' ? row.scenario : row.status;
};

function useSimulationFilters(rows: readonly SimulationRow[]): readonly ListFilter[] {
  const t = useMessages(simulationMessages);
  const states = useMessages(stateMessages);
  const projects = new Map(rows.flatMap(({ project }) => (project ? [[project.id, project.name]] : [])));
  return [
    {
      key: 'scenario',
      label: t('columns.scenario'),
      icon: Signal,
      choices: scenarios.map((value) => ({ value, label: t(`choices.scenario.${value}`) })),
    },
    {
      key: 'status',
      label: t('columns.status'),
      icon: CircleDashed,
      choices: simulationStates.map((value) => ({ value, label: states(`simulation.${value}`) })),
    },
    {
      key: 'project',
      label: t('columns.project'),
      icon: FolderOpen,
      choices: [...projects].map(([value, label]) => ({ value, label })),
    },
  ];
}

/** The simulations of an operation, the best margin first, and up to three of them side by side. */
export default function SimulationIndex(props: WithShared<SimulationIndexProps>) {
  const { operation, query, defaults, simulations, projects, can } = props;
  const t = useMessages(simulationMessages);
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<{ step: SimulationStep; row: SimulationRow } | null>(null);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<SimulationIndexProps>(
    channels.operation(operation.id),
    ['simulation.updated'],
    ['simulations'],
  );
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const columns = useSimulationColumns();
  const filters = useSimulationFilters(simulations);
  const rows = useMemo(
    () => clientRows(simulations, columns, { ...query, compare: [], columns: [] }, filterValueOf),
    [simulations, query, columns],
  );
  const comparedRows = query.compare.flatMap((id) => simulations.filter((row) => row.id === id));
  const count = t('count', { count: simulations.length });
  const create = (): void => setCreating(true);
  const printChoices = usePrintChoices(can);
  const reference = simulations.find(({ isActive }) => isActive);
  return (
    <OperationFrame operation={operation} current="simulations" canUpdate={can.update}>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={
          <PageActions
            actions={[
              can.print &&
                reference !== undefined && {
                  id: 'simulation.print',
                  label: t('print.reference'),
                  place: 'page',
                  icon: Printer,
                  choices: printChoices(reference.id),
                },
              can.create && {
                id: 'simulation.create',
                label: t('create'),
                place: 'page',
                icon: Plus,
                keys: 'n s',
                isMain: true,
                run: create,
              },
            ]}
          />
        }
      />
      <Refusals simulations={simulations} />
      {comparedRows.length > 1 && (
        <Comparison rows={comparedRows.slice(0, maxCompared)} closeHref={list.hrefOfKey('compare', [])} />
      )}
      <DataList
        label={t('title')}
        keepAs={`${props.auth.user?.id ?? ''}:simulations`}
        list={list}
        columns={columns}
        filters={filters}
        searchLabel={t('search')}
        rows={rows}
        idOf={idOf}
        hrefOf={({ id }) => edit({ operation: operation.id, simulation: id })}
        bulkActions={(chosen, done) => {
          const ids = 'ids' in chosen ? chosen.ids : rows.map(idOf);
          const row = ids.length === 1 ? simulations.find(({ id }) => id === ids[0]) : undefined;
          const ask = (step: SimulationStep) => () => {
            if (row !== undefined) setAsked({ step, row });
            done();
          };
          return [
            can.create &&
              row !== undefined && {
                id: 'simulation.duplicate',
                label: t('duplicate.action'),
                place: 'page',
                icon: Copy,
                run: ask('duplicate'),
              },
            can.validate &&
              row?.status === 'draft' && {
                id: 'simulation.validate',
                label: t('validate.action'),
                place: 'page',
                icon: BadgeCheck,
                run: ask('validate'),
              },
            can.update &&
              row?.status === 'validated' && {
                id: 'simulation.archive',
                label: t('archive.action'),
                place: 'page',
                icon: Archive,
                run: ask('archive'),
              },
            can.print && {
              id: 'simulation.printOne',
              label: t('print.action'),
              place: 'page',
              icon: Printer,
              choices: printChoices(ids[0] ?? '', ids.length === 1 ? undefined : t('print.one')),
            },
            {
              id: 'simulation.compare',
              label: t('compare.action'),
              place: 'page',
              icon: Columns3,
              inactiveReason: ids.length < 2 || ids.length > maxCompared ? t('compare.tooMany') : undefined,
              run: () => {
                void navigate(list.hrefOfKey('compare', ids));
                done();
              },
            },
          ];
        }}
        empty={
          simulations.length === 0 && (
            <EmptyState
              picture={<EmptyParcels />}
              title={t('empty')}
              actions={
                can.create && (
                  <Button variant="primary" icon={Calculator} onClick={create}>
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
      {asked !== null && <RowStep {...asked} operationId={operation.id} onClose={() => setAsked(null)} />}
      {isCreating && (
        <CreateDialog
          operationId={operation.id}
          projects={projects}
          templates={props.templates}
          onClose={() => setCreating(false)}
        />
      )}
    </OperationFrame>
  );
}

/** Why some of the simulations have no figures, where that is the law: each reason once, with whom it concerns. */
function Refusals({ simulations }: Pick<SimulationIndexProps, 'simulations'>) {
  const t = useMessages(simulationMessages);
  const reasons = new Set(simulations.flatMap(({ refusal }) => refusal ?? []));
  return [...reasons].map((reason) => {
    const names = simulations.filter(({ refusal }) => refusal === reason).map(({ name }) => name);
    return (
      <Text key={reason} as="p" tone="warn" isStatus>
        {t('refused', { names: names.join(', '), reason })}
      </Text>
    );
  });
}
