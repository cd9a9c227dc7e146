import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox, Group, Input, Popover } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { ChoiceList } from './ChoiceList.tsx';
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
          <Group
            role="presentation"
            className="control"
            data-error={frame.error ? '' : undefined}
            data-inactive={isDisabled || isReadOnly ? '' : undefined}
          >
            <Input
              ref={ref}
              id={id}
              className="control-input"
              placeholder={placeholder ?? t('field.choose')}
            />
            <Button className="control-button" aria-label={t('field.showChoices')}>
              <Icon icon={ChevronsUpDown} size={14} />
            </Button>
          </Group>
          <input type="hidden" name={name} value={value ?? ''} />
          <Popover
            offset={4}
            className="popover w-(--trigger-width) min-w-56 overflow-auto rounded-card bg-card p-1 shadow-e2"
          >
            <ChoiceList emptyText={t('field.noResult')} />
          </Popover>
        </ComboBox>
      )}
    </Field>
  );
}
