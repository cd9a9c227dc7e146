import type { Ref } from 'react';
import { ComboBox } from 'react-aria-components';
import { useUiMessages } from '../useUiMessages.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { Field } from './Field.tsx';
import { foldText } from './foldText.ts';
import type { Choice, FieldBase } from './types.ts';

export interface ComboboxProps extends FieldBase<string | null> {
  choices: readonly Choice[];
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

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
      {({ id, labelId, describedBy }) => (
        <ComboBox
          defaultItems={choices}
          value={value}
          onChange={(key) => onChange(key === null ? null : String(key))}
          onBlur={onBlur}
          defaultFilter={(text, input) => foldText(text).includes(foldText(input))}
          allowsEmptyCollection
          menuTrigger="focus"
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          isInvalid={Boolean(frame.error)}
          autoFocus={autoFocus}
          validationBehavior="aria"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
        >
          <ComboboxControl
            id={id}
            name={name}
            value={value}
            placeholder={placeholder ?? t('field.choose')}
            ref={ref}
            isInvalid={Boolean(frame.error)}
            lead={choices.find((choice) => choice.id === value)?.lead}
            isInactive={isDisabled || isReadOnly}
            isReadOnly={isReadOnly}
            emptyText={t('field.noResult')}
          />
        </ComboBox>
      )}
    </Field>
  );
}
