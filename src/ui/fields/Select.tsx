import { ChevronDown, Lock } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { Field } from './Field.tsx';
import type { Choice, FieldBase } from './types.ts';

export interface SelectProps extends FieldBase<string | null> {
  choices: readonly Choice[];
  placeholder?: string | undefined;
  /** Adds a first line that empties the choice; its text. */
  emptyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

const EMPTY = '';

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
  const isInactive = isDisabled || isReadOnly;
  const items = emptyLabel === undefined ? choices : [{ id: EMPTY, label: emptyLabel }, ...choices];
  return (
    <Field name={name} {...frame} labelElement="span">
      {({ id, labelId, describedBy }) => (
        <AriaSelect
          name={name}
          value={value}
          onChange={(key) => onChange(key === null || key === EMPTY ? null : String(key))}
          onBlur={onBlur}
          isDisabled={isInactive}
          isInvalid={Boolean(frame.error)}
          autoFocus={autoFocus}
          placeholder={placeholder ?? t('field.choose')}
          validationBehavior="aria"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
        >
          <Button
            ref={ref}
            id={id}
            className="control text-left"
            data-error={frame.error ? '' : undefined}
            data-inactive={isInactive ? '' : undefined}
          >
            {isReadOnly && <Icon icon={Lock} size={14} className="text-ink3" />}
            <SelectValue className="flex-1 truncate data-placeholder:text-ink3">
              {({ isPlaceholder, selectedText, defaultChildren }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </SelectValue>
            <Icon icon={ChevronDown} size={16} className="text-ink3" />
          </Button>
          <Popover
            offset={4}
            className="popover min-w-(--trigger-width) max-w-[min(28rem,calc(100vw-2rem))] overflow-auto rounded-card bg-card p-1 shadow-e2"
          >
            <ChoiceList items={items} />
          </Popover>
        </AriaSelect>
      )}
    </Field>
  );
}
