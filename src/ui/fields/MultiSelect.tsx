import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { Field } from './Field.tsx';
import { RemovableTag } from './RemovableTag.tsx';
import type { Choice, FieldBase } from './types.ts';

export interface MultiSelectProps extends FieldBase<readonly string[]> {
  choices: readonly Choice[];
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Several choices of a short list; the chosen ones stay below as tags that can be taken away. */
export function MultiSelect({
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
}: MultiSelectProps) {
  const t = useUiMessages();
  const isInactive = isDisabled || isReadOnly;
  const chosen = choices.filter((choice) => value.includes(choice.id));
  return (
    <Field name={name} {...frame} labelElement="span">
      {({ id, labelId, describedBy }) => (
        <>
          <AriaSelect
            name={name}
            selectionMode="multiple"
            value={value}
            onChange={(keys) => onChange(keys.map(String))}
            onBlur={onBlur}
            isDisabled={isInactive}
            isInvalid={Boolean(frame.error)}
            autoFocus={autoFocus}
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
              <SelectValue className="flex-1 truncate data-placeholder:text-ink3">
                {chosen.length === 0
                  ? (placeholder ?? t('field.choose'))
                  : t('field.selectedCount', { n: chosen.length })}
              </SelectValue>
              <Icon icon={ChevronDown} size={16} className="text-ink3" />
            </Button>
            <Popover
              offset={4}
              className="popover min-w-(--trigger-width) overflow-auto rounded-card bg-card p-1 shadow-e2"
            >
              <ChoiceList items={choices} />
            </Popover>
          </AriaSelect>
          {chosen.length > 0 && (
            <ul className="flex flex-wrap gap-1.5 pt-1">
              {chosen.map((choice) => (
                <li key={choice.id}>
                  <RemovableTag
                    text={choice.label}
                    onRemove={
                      isInactive ? undefined : () => onChange(value.filter((other) => other !== choice.id))
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
