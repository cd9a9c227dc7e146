import type { Ref } from 'react';
import { Select, type SelectProps } from '#ui/fields/Select.tsx';

interface ChoiceSelectProps<Value extends string> extends Omit<
  SelectProps,
  'value' | 'onChange' | 'choices' | 'ref'
> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  choices: readonly { readonly id: Value; readonly label: string }[];
  ref?: Ref<HTMLButtonElement>;
}

/** A `Select` over a closed list: what comes out is one of its values. */
export function ChoiceSelect<Value extends string>({
  onChange,
  choices,
  ...props
}: ChoiceSelectProps<Value>) {
  return (
    <Select
      {...props}
      choices={choices}
      onChange={(id) => onChange(choices.find((choice) => choice.id === id)?.id ?? null)}
    />
  );
}
