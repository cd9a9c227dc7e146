import type { Ref } from 'react';
import { useUiMessages } from '../useUiMessages.ts';
import { Field } from './Field.tsx';
import type { FieldBase } from './types.ts';

export interface TextAreaProps extends FieldBase<string> {
  rows?: number;
  /** Shows a counter; the length is in characters. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, growing with what is written, with a counter when there is a limit. */
export function TextArea({
  name,
  value,
  onChange,
  onBlur,
  rows = 3,
  maxLength,
  placeholder,
  isDisabled = false,
  isReadOnly = false,
  autoFocus,
  ref,
  ...frame
}: TextAreaProps) {
  const t = useUiMessages();
  const counter = maxLength === undefined ? undefined : t('field.count', { n: value.length, max: maxLength });
  return (
    <Field name={name} {...frame} helpEnd={counter}>
      {({ id, describedBy }) => (
        <div
          className="control"
          data-lines=""
          data-error={frame.error ? '' : undefined}
          data-inactive={isDisabled || isReadOnly ? '' : undefined}
        >
          <textarea
            ref={ref}
            id={id}
            name={name}
            rows={rows}
            className="control-input field-sizing-content max-h-96 resize-y px-2.5 py-1.5"
            style={{ minHeight: `${rows * 1.25 + 0.875}rem` }}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            disabled={isDisabled}
            readOnly={isReadOnly}
            maxLength={maxLength}
            placeholder={placeholder}
            aria-invalid={frame.error ? true : undefined}
            aria-describedby={describedBy}
            autoFocus={autoFocus}
          />
        </div>
      )}
    </Field>
  );
}
