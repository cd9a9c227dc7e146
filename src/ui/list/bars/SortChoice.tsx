import { ArrowUpDown } from 'lucide-react';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { Icon } from '../../identity/Icon.tsx';
import type { ListColumn } from '../list-column.ts';
import { useListMessages } from '../useListMessages.ts';

export interface SortChoiceProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly list: ListAddressView;
}

/** The order of what has no column heads, cards above all. */
export function SortChoice<Row>({ columns, list }: SortChoiceProps<Row>) {
  const t = useListMessages();
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  const current = typeof list.query['sort'] === 'string' ? list.query['sort'] : '';
  const choices = sortable.flatMap(({ id, label, sort }) => {
    const up = { value: id, label: t('sort.ascending', { label }) };
    const down = { value: `-${id}`, label: t('sort.descending', { label }) };
    return sort === 'descending' ? [down, up] : [up, down];
  });
  if (choices.length === 0) return null;
  return (
    // On a phone the choice lies unseen over its icon: a line less above the rows.
    <label className="relative flex items-center gap-1.5 text-table text-ink3 max-md:min-h-(--button-sm) max-md:rounded-control max-md:border max-md:border-line2 max-md:bg-card max-md:px-2.5 max-md:focus-within:outline-2">
      <span className="md:hidden">
        <Icon icon={ArrowUpDown} size={16} />
      </span>
      <span className="max-md:sr-only">{t('sort.label')}</span>
      <select
        value={current}
        onChange={(event) => list.set('sort', event.target.value)}
        className="min-h-(--button-sm) rounded-control bg-transparent pr-1 font-medium text-ink2 hover:bg-hover max-md:absolute max-md:inset-0 max-md:opacity-0"
      >
        {choices.every(({ value }) => value !== current) && (
          <option value={current}>{current === '' ? t('sort.own') : current}</option>
        )}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
