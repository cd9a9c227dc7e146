import { Lock } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { Field } from './Field.tsx';
import { joinIds } from './ids.ts';
import type { FieldBase } from './types.ts';
import { useParsedText, type ParsedTextOptions } from './useParsedText.ts';

export interface ParsedFieldBase<Value> extends FieldBase<Value> {
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export interface ParsedFieldProps<Value>
  extends
    ParsedFieldBase<Value>,
    Pick<ParsedTextOptions<Value>, 'format' | 'parse' | 'empty' | 'unreadable'> {
  /** Why a text cannot be read; said once the field is left, and before what the form says of it. */
  problemOf: (text: string) => string | undefined;
  type?: 'text' | 'tel';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  icon?: IconShape | undefined;
  /** Unit inside at the right, read out after the name. */
  unit?: string | undefined;
  /** Inside at the right: a button. */
  end?: ReactNode;
  /** Figures to compare stand at the right. */
  align?: 'left' | 'right';
}

/** A value that is written in several ways: free while it is typed, in its one form once left. */
export function ParsedField<Value>({
  name,
  value,
  onChange,
  onBlur,
  format,
  parse,
  empty,
  unreadable,
  problemOf,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  icon,
  unit,
  end,
  align = 'left',
  placeholder,
  isDisabled = false,
  isReadOnly = false,
  autoFocus,
  ref,
  ...frame
}: ParsedFieldProps<Value>) {
  const field = useParsedText({ name, value, format, parse, empty, unreadable, onChange, onBlur });
  const error = field.isUnreadable ? (problemOf(field.text) ?? frame.error) : frame.error;
  const leading = isReadOnly ? Lock : icon;
  return (
    <Field name={name} {...frame} error={error}>
      {({ id, describedBy }) => (
        <div
          className="control"
          data-error={error ? '' : undefined}
          data-inactive={isDisabled || isReadOnly ? '' : undefined}
        >
          {leading && <Icon icon={leading} size={14} className="text-ink3" />}
          <input
            ref={ref}
            id={id}
            name={name}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            spellCheck={false}
            className={cx('control-input', align === 'right' && 'text-right')}
            value={field.text}
            onChange={(event) => field.onTextChange(event.target.value)}
            onFocus={field.onFocus}
            onBlur={field.onBlur}
            disabled={isDisabled}
            readOnly={isReadOnly}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={joinIds(unit && `${id}-unit`, describedBy)}
            autoFocus={autoFocus}
          />
          {unit && (
            <span id={`${id}-unit`} className="shrink-0 text-table text-ink3" aria-hidden="true">
              {unit}
            </span>
          )}
          {end}
        </div>
      )}
    </Field>
  );
}
