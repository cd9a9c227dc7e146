import { Download, Expand, Plus } from 'lucide-react';
import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { create } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Action } from '#ui/actions/action.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ViewModeSwitch, type ViewMode } from '#ui/list/bars/ViewModeSwitch.tsx';
import type { useRowExport } from '../../../../blocks/list/useRowExport.ts';
import { mapAddress } from './list-query.ts';

const viewModeChoices: readonly ViewMode[] = ['table', 'board', 'map'];

interface OperationIndexHeaderProps {
  props: Pick<OperationIndexProps, 'operations' | 'query' | 'totalCount' | 'can'>;
  list: ListAddress<OperationIndexQuery>;
  exportChoices: ReturnType<typeof useRowExport>;
}

/** Title, how many operations, and what can be done with them all. */
export function OperationIndexHeader({ props, list, exportChoices }: OperationIndexHeaderProps) {
  const t = useMessages(operationMessages);
  const viewModes = useMessages(viewMessages);
  const { operations, query, totalCount, can } = props;
  const count = list.isFiltered
    ? t('filteredCount', { count: operations.meta.total, total: t('count', { count: totalCount }) })
    : t('count', { count: totalCount });
  const actions: readonly (Action | false)[] = [
    query.look === 'map' && {
      id: 'operation.wide-map',
      label: viewModes('wide'),
      place: 'page',
      icon: Expand,
      href: mapAddress(query),
    },
    can.export &&
      totalCount > 0 && {
        id: 'operation.export',
        label: t('export'),
        place: 'page',
        icon: Download,
        choices: exportChoices(),
      },
    can.create && {
      id: 'operation.create',
      label: t('create'),
      place: 'page',
      icon: Plus,
      href: create(),
      keys: 'n o',
      isMain: true,
    },
  ];
  return (
    <PageHeader
      title={t('indexTitle')}
      isInline
      subtitle={count}
      actions={
        <>
          {totalCount > 0 && <ViewModeSwitch list={list} viewModes={viewModeChoices} />}
          <PageActions actions={actions} isCompactOnPhone mostOnPhone={1} />
        </>
      }
    />
  );
}
