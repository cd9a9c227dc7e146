import { ChevronDown, Download, FileSpreadsheet, FileText, Plus } from 'lucide-react';
import type { OperationIndexProps } from '#contracts/client/operation/index.ts';
import type { DownloadFormat } from '#contracts/list.ts';
import { create } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
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
  const formats = [
    { id: 'xlsx', label: t('exportXlsx'), icon: FileSpreadsheet, run: save('xlsx') },
    { id: 'csv', label: t('exportCsv'), icon: FileText, run: save('csv') },
  ];
  return (
    <PageHeader
      title={t('indexTitle')}
      isInline
      subtitle={count}
      actions={
        <>
          {can.export && totalCount > 0 && (
            <Menu label={t('export')} icon={Download} iconEnd={ChevronDown} actions={formats} />
          )}
          {can.create && (
            <Button variant="primary" icon={Plus} href={create()}>
              {t('create')}
            </Button>
          )}
        </>
      }
    />
  );
}
