import { FileSpreadsheet, FileText } from 'lucide-react';
import type { OperationIndexQuery } from '#contracts/client/operation/index.ts';
import type { DownloadFormat } from '#contracts/list.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { downloadAddress } from './list-query.ts';

/** The formats in which operations are saved: all that the filters let through, or those of some ids alone. */
export function useExportChoices(query: OperationIndexQuery) {
  const t = useMessages(operationMessages);
  // The answer is a file, not a page: the browser goes there by itself, and stays where it is.
  const save = (format: DownloadFormat, ids: readonly string[] | undefined) => () =>
    window.location.assign(downloadAddress(query, format, ids));
  return (ids?: readonly string[]) => [
    { id: 'xlsx', label: t('exportXlsx'), icon: FileSpreadsheet, run: save('xlsx', ids) },
    { id: 'csv', label: t('exportCsv'), icon: FileText, run: save('csv', ids) },
  ];
}
