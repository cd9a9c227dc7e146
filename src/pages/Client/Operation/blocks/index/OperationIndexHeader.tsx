import { Download, FileSpreadsheet, FileText, Plus } from 'lucide-react';
import type { OperationIndexProps } from '#contracts/client/operation/index.ts';
import type { DownloadFormat } from '#contracts/list.ts';
import { create } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Action } from '#ui/actions/action.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { downloadAddress } from './list-query.ts';

interface OperationIndexHeaderProps {
  props: Pick<OperationIndexProps, 'operations' | 'query' | 'totalCount' | 'can'>;
  isFiltered: boolean;
}

/** Title, how many operations, and what can be done with them all. */
export function OperationIndexHeader({ props, isFiltered }: OperationIndexHeaderProps) {
  const t = useMessages(operationMessages);
  const { operations, query, totalCount, can } = props;
  const count = isFiltered
    ? t('filteredCount', { count: operations.meta.total, total: t('count', { count: totalCount }) })
    : t('count', { count: totalCount });
  // The answer is a file, not a page: the browser goes there by itself, and stays where it is.
  const save = (format: DownloadFormat) => () => window.location.assign(downloadAddress(query, format));
  const actions: readonly (Action | false)[] = [
    can.export &&
      totalCount > 0 && {
        ...{ id: 'operation.export', label: t('export'), place: 'page', icon: Download },
        choices: [
          { id: 'xlsx', label: t('exportXlsx'), icon: FileSpreadsheet, run: save('xlsx') },
          { id: 'csv', label: t('exportCsv'), icon: FileText, run: save('csv') },
        ],
      },
    can.create && {
      ...{ id: 'operation.create', label: t('create'), place: 'page', icon: Plus },
      ...{ href: create(), keys: 'n o', isMain: true },
    },
  ];
  return (
    <PageHeader
      title={t('indexTitle')}
      isInline
      subtitle={count}
      actions={<PageActions actions={actions} />}
    />
  );
}
