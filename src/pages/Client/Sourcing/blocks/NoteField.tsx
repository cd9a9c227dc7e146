import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';
import type { FieldBase } from '#ui/fields/types.ts';

const steps = ['0', '25', '50', '75', '100'] as const;

/** A note out of 100 in words, or none. */
export function NoteField({ value, onChange, ...field }: FieldBase<number | null>) {
  const t = useMessages(sourcingMessages);
  const own = value === null || steps.some((step) => step === String(value)) ? [] : [String(value)];
  return (
    <Select
      {...field}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null || id === '' ? null : Number(id))}
      emptyLabel={t('note.none')}
      placeholder={t('note.none')}
      choices={[
        ...steps.map((id) => ({ id, label: t(`note.${id}`) })),
        ...own.map((id) => ({ id, label: t('note.exact', { note: id }) })),
      ]}
    />
  );
}
