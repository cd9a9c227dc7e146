import type { Ref } from 'react';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import type { FieldBase } from '#ui/fields/types.ts';

interface MarkFieldProps extends Omit<FieldBase<number | null | undefined>, 'onChange'> {
  readonly onChange: (mark: number) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const marks = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id }));

/** A mark from one to five. */
export function MarkField({ value, onChange, ...field }: MarkFieldProps) {
  return (
    <RadioGroup
      {...field}
      value={value == null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      choices={marks}
      isInline
    />
  );
}
