import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { useListMessages } from '../useListMessages.ts';

export interface GroupChoiceProps {
  readonly list: ListAddressView;
  /** Those whose values make sense as groups. */
  readonly columns: readonly { readonly id: string; readonly label: string; readonly kind?: string }[];
}

/** By which column the rows are grouped; it stands in the address as `group`. */
export function GroupChoice({ list, columns }: GroupChoiceProps) {
  const t = useListMessages();
  const { group } = list.query;
  return (
    <label className="flex items-center gap-1.5 text-table text-ink3">
      {t('group.label')}
      <select
        value={typeof group === 'string' ? group : ''}
        onChange={(event) => list.set('group', event.target.value)}
        className="min-h-(--button-sm) rounded-control bg-transparent pr-1 font-medium text-ink2 hover:bg-hover"
      >
        <option value="">{t('group.by')}</option>
        {columns
          .filter(({ kind = 'text' }) => kind === 'text')
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </select>
    </label>
  );
}
