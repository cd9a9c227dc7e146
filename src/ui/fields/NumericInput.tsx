import type { InputHTMLAttributes, Ref } from 'react';
import { useUiMessages } from '../useUiMessages.ts';
import { Field } from './Field.tsx';
import type { FieldBase } from './types.ts';
import { useNumericText, type NumericTextOptions } from './useNumericText.ts';

export interface NumericFieldProps<Value> extends FieldBase<Value> {
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export interface NumericInputProps<Value>
  extends
    NumericFieldProps<Value>,
    Pick<NumericTextOptions<Value>, 'format' | 'parse' | 'empty' | 'unreadable'> {
  unit?: string | undefined;
  inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

/** The common look of figures to type: right-aligned, unit inside, formatted on leaving. */
export function NumericInput<Value>({
  name,
  value,
  onChange,
  onBlur,
  format,
  parse,
  empty,
  unreadable,
  unit,
  inputMode,
  placeholder,
  isDisabled = false,
  isReadOnly = false,
  autoFocus,
  ref,
  ...frame
}: NumericInputProps<Value>) {
  const t = useUiMessages();
  const field = useNumericText({ value, format, parse, empty, unreadable, onChange, onBlur });
  const error = frame.error ?? (field.isUnreadable ? t('field.unreadableNumber') : undefined);
  return (
    <Field name={name} {...frame} error={error}>
      {({ id, describedBy }) => (
        <div
          className="control"
          data-error={error ? '' : undefined}
          data-inactive={isDisabled || isReadOnly ? '' : undefined}
        >
          <input
            ref={ref}
            id={id}
            name={name}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            className="control-input text-right"
            value={field.text}
            onChange={(event) => field.onTextChange(event.target.value)}
            onFocus={field.onFocus}
            onBlur={field.onBlur}
            disabled={isDisabled}
            readOnly={isReadOnly}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            autoFocus={autoFocus}
          />
          {unit && (
            <span className="shrink-0 text-table text-ink3" aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
