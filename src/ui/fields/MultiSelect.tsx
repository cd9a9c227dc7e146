import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useUiMessages } from '../useUiMessages.ts';
import { Field } from './Field.tsx';
import { lateControl, type Wishing } from './late/late-control.tsx';
import { FieldPlaceholder } from './late/FieldPlaceholder.tsx';
import type { MultiSelectControlProps } from './MultiSelectControl.tsx';
import { RemovableTag } from './RemovableTag.tsx';
import type { Choice, FieldBase } from './types.ts';

export interface MultiSelectProps extends FieldBase<readonly string[]> {
  choices: readonly Choice[];
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const MultiSelectControl = lateControl<MultiSelectControlProps>(
  async () => (await import('./MultiSelectControl.tsx')).MultiSelectControl,
  (props: MultiSelectControlProps & Wishing) => <FieldPlaceholder {...props} icon={ChevronDown} />,
);

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
      {(control) => (
        <>
          <MultiSelectControl
            {...control}
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            items={choices}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            autoFocus={autoFocus}
            ref={ref}
            text={chosen.length === 0 ? undefined : t('field.selectedCount', { n: chosen.length })}
            placeholder={placeholder ?? t('field.choose')}
            isInvalid={Boolean(frame.error)}
          />
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
