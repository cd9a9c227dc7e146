import { archive } from '#generated/routes/client/media.ts';
import { writeListAddress, type ListQuery } from '#runtime/lists/list-address.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';

interface ChosenFrom {
  readonly query: ListQuery;
  readonly defaults: ListQuery;
}

/** Where the archive of chosen files is: they are named, or the filters that let them through are. */
export function archiveAddress({ query, defaults }: ChosenFrom, rows: SelectedRows): string {
  if (rows.kind === 'ids') return writeListAddress<ListQuery>(archive(), { ids: rows.ids }, {});
  const whole = { ...query, look: '', view: '', page: 1, perPage: defaults['perPage'] ?? 25 };
  return writeListAddress<ListQuery>(
    archive(),
    { ...whole, all: '1', except: rows.except },
    { ...defaults, all: '', except: [] },
  );
}
