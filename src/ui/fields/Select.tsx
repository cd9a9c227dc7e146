import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useUiMessages } from '../useUiMessages.ts';
import { Field } from './Field.tsx';
import { lateControl, type Wishing } from './late/late-control.tsx';
import { FieldPlaceholder } from './late/FieldPlaceholder.tsx';
import type { SelectControlProps } from './SelectControl.tsx';
import type { Choice, FieldBase } from './types.ts';

export interface SelectProps extends FieldBase<string | null> {
  choices: readonly Choice[];
  placeholder?: string | undefined;
  /** Adds a first line that empties the choice; its text. */
  emptyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

const SelectControl = lateControl<SelectControlProps>(
  async () => (await import('./SelectControl.tsx')).SelectControl,
  (props: SelectControlProps & Wishing) => (
    <FieldPlaceholder
      {...props}
      text={props.items.find(({ id }) => id === props.value)?.label}
      icon={ChevronDown}
    />
  ),
);

/** One choice of a short list. `value` is the id of the choice, or null. */
export function Select({
  name,
  value,
  onChange,
  onBlur,
  choices,
  placeholder,
  emptyLabel,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  ref,
  ...frame
}: SelectProps) {
  const t = useUiMessages();
  const items = emptyLabel === undefined ? choices : [{ id: '', label: emptyLabel }, ...choices];
  return (
    <Field name={name} {...frame} labelElement="span">
      {(control) => (
        <SelectControl
          {...control}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          items={items}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          autoFocus={autoFocus}
          ref={ref}
          placeholder={placeholder ?? t('field.choose')}
          isInvalid={Boolean(frame.error)}
        />
      )}
    </Field>
  );
}
