import { useState, type KeyboardEvent, type Ref } from 'react';
import { useUiMessages } from '../useUiMessages.ts';
import { Field } from './Field.tsx';
import { foldText } from './fold-text.ts';
import { RemovableTag } from './RemovableTag.tsx';
import type { FieldBase } from './types.ts';

export interface TagInputProps extends FieldBase<readonly string[]> {
  placeholder?: string | undefined;
  /** How many at most. */
  max?: number;
  /** Longest tag, in characters. */
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** Free words: Enter or comma adds one, Backspace on an empty text takes the last away. */
export function TagInput({
  name,
  value,
  onChange,
  onBlur,
  placeholder,
  max = 20,
  maxLength = 40,
  isDisabled = false,
  isReadOnly = false,
  autoFocus,
  ref,
  help,
  ...frame
}: TagInputProps) {
  const t = useUiMessages();
  const [text, setText] = useState('');
  const isInactive = isDisabled || isReadOnly;

  const add = () => {
    const words = text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const next = [...value];
    for (const word of words) {
      if (next.length < max && !next.some((tag) => foldText(tag) === foldText(word))) next.push(word);
    }
    if (next.length > value.length) onChange(next);
    setText('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ',' || (event.key === 'Enter' && text.trim() !== '')) {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };

  return (
    <Field name={name} {...frame} help={help ?? (isInactive ? undefined : t('field.tagHint'))}>
      {({ id, describedBy }) => (
        <div
          className="control flex-wrap py-1"
          data-error={frame.error ? '' : undefined}
          data-inactive={isInactive ? '' : undefined}
        >
          {value.length > 0 && (
            <ul aria-label={frame.label} className="flex flex-wrap gap-1">
              {value.map((tag) => (
                <li key={tag} className="flex">
                  <RemovableTag
                    text={tag}
                    onRemove={isInactive ? undefined : () => onChange(value.filter((other) => other !== tag))}
                  />
                </li>
              ))}
            </ul>
          )}
          <input
            ref={ref}
            id={id}
            name={name}
            className="control-input min-w-16"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              add();
              onBlur?.();
            }}
            disabled={isDisabled}
            readOnly={isReadOnly || value.length >= max}
            maxLength={maxLength}
            placeholder={value.length === 0 ? placeholder : undefined}
            aria-invalid={frame.error ? true : undefined}
            aria-describedby={describedBy}
            autoFocus={autoFocus}
          />
        </div>
      )}
    </Field>
  );
}
