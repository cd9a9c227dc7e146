import { Plus } from 'lucide-react';
import type { ProjectIndexProps } from '#contracts/client/operation/project/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { maxComparedProjects, projectStates } from '#domain/project/project.ts';
import { create, index } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { CompareTable } from './blocks/CompareTable.tsx';
import { ProjectCardView } from './blocks/ProjectCardView.tsx';

/** The projects of an operation: a card for each variant, and up to three of them side by side. */
export default function ProjectIndex(props: WithShared<ProjectIndexProps>) {
  const { operation, query, defaults, projects, can } = props;
  const t = useMessages(projectMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<ProjectIndexProps>(
    channels.operation(operation.id),
    // The best margin is that of a simulation.
    ['project.updated', 'simulation.updated'],
    ['projects'],
  );
  const list = useListAddress({ path: index({ operation: operation.id }), query, defaults });
  const shown = projects.filter(({ status }) => query.status.length === 0 || query.status.includes(status));
  const compared = projects.filter(({ id }) => query.compare.includes(id)).slice(0, maxComparedProjects);
  const comparedIds = compared.map(({ id }) => id);
  const compare = (id: string, isCompared: boolean): void => {
    if (isCompared && compared.length >= maxComparedProjects) toast.info(t('compare.full'));
    else if (isCompared) list.change({ compare: [...comparedIds, id] });
    else list.change({ compare: comparedIds.filter((other) => other !== id) });
  };
  const createHref = create({ operation: operation.id });
  const count = t('count', { count: projects.length });
  return (
    <OperationFrame operation={operation} current="projects" canUpdate={can.update}>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={
          query.status.length === 0 ? count : t('filteredCount', { count: shown.length, total: count })
        }
        actions={
          <PageActions
            actions={[
              can.create && {
                id: 'project.create',
                label: t('create'),
                place: 'page',
                icon: Plus,
                href: createHref,
                keys: 'n p',
                isMain: true,
              },
            ]}
          />
        }
      />
      {projects.length > 1 && <StateFilter list={list} status={query.status} />}
      {projects.length === 0 && (
        <EmptyState
          picture={<EmptyParcels />}
          title={t('empty')}
          actions={
            can.create && (
              <Button variant="primary" icon={Plus} href={createHref}>
                {t('create')}
              </Button>
            )
          }
        >
          {can.create && t('emptyHelp')}
        </EmptyState>
      )}
      {projects.length > 0 && shown.length === 0 && (
        <FilteredEmpty title={t('filteredEmpty')} resetHref={list.resetHref} />
      )}
      {compared.length > 1 && (
        <CompareTable projects={compared} onClose={() => list.change({ compare: [] })} />
      )}
      {compared.length === 1 && (
        <Text as="p" tone="ink3" isStatus>
          {t('compare.hint')}
        </Text>
      )}
      <Columns count={3}>
        {shown.map((project) => (
          <ProjectCardView
            key={project.id}
            operationId={operation.id}
            project={project}
            can={can}
            isCompared={comparedIds.includes(project.id)}
            onCompare={projects.length < 2 ? undefined : (isCompared) => compare(project.id, isCompared)}
          />
        ))}
      </Columns>
    </OperationFrame>
  );
}

interface StateFilterProps {
  readonly list: ReturnType<typeof useListAddress<ProjectIndexProps['query']>>;
  readonly status: ProjectIndexProps['query']['status'];
}

function StateFilter({ list, status }: StateFilterProps) {
  const t = useMessages(projectMessages);
  const states = useMessages(stateMessages);
  const [state] = status;
  return (
    <Inline>
      <Segmented
        label={t('fields.status')}
        value={status.length > 1 ? null : (state ?? 'all')}
        segments={[
          { id: 'all' as const, label: t('allStates'), href: list.hrefOfKey('status', []) },
          ...projectStates.map((id) => ({
            id,
            label: states(`project.${id}`),
            href: list.hrefOfKey('status', [id]),
          })),
        ]}
      />
    </Inline>
  );
}
