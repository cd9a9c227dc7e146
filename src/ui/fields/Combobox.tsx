import type { Ref } from 'react';
import { useUiMessages } from '../useUiMessages.ts';
import type { ChoicesControlProps } from './ChoicesControl.tsx';
import { Field } from './Field.tsx';
import { InputPlaceholder } from './late/InputPlaceholder.tsx';
import { lateControl, type Wishing } from './late/late-control.tsx';
import type { Choice, FieldBase } from './types.ts';

export interface ComboboxProps extends FieldBase<string | null> {
  choices: readonly Choice[];
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

function ChoicesPlaceholder(props: ChoicesControlProps & Wishing) {
  const chosen = props.choices.find(({ id }) => id === props.value);
  return <InputPlaceholder {...props} text={chosen?.label ?? ''} lead={chosen?.lead} />;
}

const ChoicesControl = lateControl<ChoicesControlProps>(
  async () => (await import('./ChoicesControl.tsx')).ChoicesControl,
  ChoicesPlaceholder,
);

/** One choice of a long list that is at hand, found by typing; accents and case do not matter. */
export function Combobox({
  name,
  value,
  onChange,
  onBlur,
  choices,
  placeholder,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  ref,
  ...frame
}: ComboboxProps) {
  const t = useUiMessages();
  return (
    <Field name={name} {...frame}>
      {(control) => (
        <ChoicesControl
          {...control}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          choices={choices}
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
