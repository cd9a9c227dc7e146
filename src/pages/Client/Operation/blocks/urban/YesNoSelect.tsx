import type { Ref } from 'react';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select, type SelectProps } from '#ui/fields/Select.tsx';

interface YesNoSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'choices' | 'ref'> {
  value: boolean | null;
  onChange: (value: boolean | null) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Yes, no, or nobody knows yet. */
export function YesNoSelect({ value, onChange, ...props }: YesNoSelectProps) {
  const t = useMessages(urbanMessages);
  return (
    <Select
      {...props}
      value={value === null ? 'unknown' : value ? 'yes' : 'no'}
      onChange={(id) => onChange(id === 'yes' ? true : id === 'no' ? false : null)}
      choices={(['unknown', 'yes', 'no'] as const).map((id) => ({ id, label: t(id) }))}
    />
  );
}
