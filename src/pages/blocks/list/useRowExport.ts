import { FileSpreadsheet, FileText } from 'lucide-react';
import type { DownloadFormat } from '#contracts/list.ts';
import * as recordMessages from '#messages/record.ts';
import { writeListAddress, type ListQuery } from '#runtime/lists/list-address.ts';
import { columnsOnScreen } from '#runtime/lists/use-column-state.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { columnPlans, type ListColumn } from '#ui/list/list-column.ts';

const noIds: readonly string[] = [];

/** A list whose columns a person arranges. */
interface ArrangedList {
  /** Person and list, as `DataList` is given them. */
  readonly keepAs: string;
  readonly columns: readonly ListColumn<never>[];
}

interface SavedList {
  /** Path of the list as a file. */
  readonly path: string;
  readonly query: ListQuery;
  readonly defaults: ListQuery;
}

interface SavedPart {
  readonly format: DownloadFormat;
  /** These rows alone; none for all. */
  readonly ids: readonly string[];
  /** The columns that are shown, in their order; none for those of the file. */
  readonly columns: readonly string[];
}

/** Address of the file of what the filters let through, whatever the page and the look of the list. */
export function fileAddress({ path, query, defaults }: SavedList, part: SavedPart): string {
  const whole: ListQuery = {
    ...query,
    look: '',
    view: '',
    page: 1,
    perPage: defaults['perPage'] ?? 25,
    ...part,
  };
  const bare: ListQuery = {
    ...defaults,
    columns: noIds,
    format: 'csv',
    ids: noIds,
  };
  return writeListAddress(path, whole, bare);
}

/**
 * The formats in which a list is saved: all that the filters let through, or the rows of some identifiers alone.
 *
 * @param path of the list as a file
 * @param screen the list on the screen, whose columns the file follows; none for one whose columns nobody arranges
 */
export function useRowExport(path: string, query: ListQuery, defaults: ListQuery, screen?: ArrangedList) {
  const t = useMessages(recordMessages);
  // The answer is a file, not a page: the browser goes there by itself, and stays where it is.
  const save = (format: DownloadFormat, ids: readonly string[]) => () => {
    const columns = screen === undefined ? noIds : shownOn(screen, query);
    window.location.assign(fileAddress({ path, query, defaults }, { format, ids, columns }));
  };
  return (ids: readonly string[] = noIds) => [
    { id: 'xlsx', label: t('exportXlsx'), icon: FileSpreadsheet, run: save('xlsx', ids) },
    { id: 'csv', label: t('exportCsv'), icon: FileText, run: save('csv', ids) },
  ];
}

function shownOn({ keepAs, columns }: ArrangedList, { columns: words }: ListQuery): string[] {
  const addressed = typeof words === 'object' ? words : noIds;
  return columnsOnScreen(keepAs, columnPlans(columns), addressed);
}
