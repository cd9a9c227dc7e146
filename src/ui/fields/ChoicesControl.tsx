import type { Ref } from 'react';
import { ComboBox } from 'react-aria-components';
import { useUiMessages } from '../useUiMessages.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { foldText } from './fold-text.ts';
import { controlProps } from './late/control-props.ts';
import { useIntent, type Wished } from './late/late-control.tsx';
import type { LateControlBase } from './late/FieldPlaceholder.tsx';
import type { Choice } from './types.ts';

export interface ChoicesControlProps extends LateControlBase {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly choices: readonly Choice[];
  readonly placeholder: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A combobox over choices that are at hand. */
export function ChoicesControl(props: ChoicesControlProps & Wished) {
  const { id, name, value, onChange, onBlur, choices, placeholder, isInvalid, isDisabled, isReadOnly, ref } =
    props;
  const t = useUiMessages();
  useIntent(props.wish, name);
  const chosen = choices.find((choice) => choice.id === value);
  return (
    <ComboBox
      {...controlProps(props)}
      isReadOnly={isReadOnly}
      autoFocus={props.autoFocus}
      defaultItems={choices}
      value={value}
      // Left to find it, the library draws the field once without its text.
      defaultInputValue={chosen?.label ?? ''}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onBlur={onBlur}
      defaultFilter={(text, input) => foldText(text).includes(foldText(input))}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <ComboboxControl
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        ref={ref}
        isInvalid={isInvalid}
        isReadOnly={isReadOnly}
        lead={chosen?.lead}
        isInactive={isDisabled || isReadOnly}
        emptyText={t('field.noResult')}
      />
    </ComboBox>
  );
}
