import { FileSpreadsheet, FileText } from 'lucide-react';
import type { DownloadFormat } from '#contracts/list.ts';
import * as recordMessages from '#messages/record.ts';
import { writeListAddress, type ListQuery } from '#runtime/lists/list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';

const notTold = { look: '', view: '', columns: [] } as const;
const noIds: readonly string[] = [];

/**
 * The formats in which a list is saved: all that the filters let through, or the rows of some identifiers alone.
 *
 * @param path of the list as a file
 */
export function useRowExport(path: string, query: ListQuery, defaults: ListQuery) {
  const t = useMessages(recordMessages);
  // The answer is a file, not a page: the browser goes there by itself, and stays where it is.
  const save = (format: DownloadFormat, ids: readonly string[]) => () => {
    const whole: ListQuery = {
      ...query,
      ...notTold,
      page: 1,
      perPage: defaults['perPage'] ?? 25,
      format,
      ids,
    };
    const bare: ListQuery = { ...defaults, format: 'csv', ids: noIds };
    window.location.assign(writeListAddress(path, whole, bare));
  };
  return (ids: readonly string[] = noIds) => [
    { id: 'xlsx', label: t('exportXlsx'), icon: FileSpreadsheet, run: save('xlsx', ids) },
    { id: 'csv', label: t('exportCsv'), icon: FileText, run: save('csv', ids) },
  ];
}
