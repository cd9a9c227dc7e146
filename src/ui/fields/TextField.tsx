import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Lock } from 'lucide-react';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { Field } from './Field.tsx';
import type { FieldBase } from './types.ts';

export interface TextFieldProps extends FieldBase<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number | undefined;
  spellCheck?: boolean;
  icon?: IconShape;
  /** Unit or mark inside, at the right. */
  suffix?: ReactNode;
  /** A button beside the control, for what is typed. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. A read-only one wears a lock. */
export function TextField({
  name,
  value,
  onChange,
  onBlur,
  type = 'text',
  icon,
  suffix,
  isDisabled = false,
  isReadOnly = false,
  ref,
  placeholder,
  autoComplete,
  inputMode,
  maxLength,
  spellCheck,
  autoFocus,
  ...frame
}: TextFieldProps) {
  const leading = isReadOnly ? Lock : icon;
  return (
    <Field name={name} {...frame}>
      {({ id, describedBy }) => (
        <div
          className="control"
          data-error={frame.error ? '' : undefined}
          data-inactive={isDisabled || isReadOnly ? '' : undefined}
        >
          {leading && <Icon icon={leading} size={14} className="text-ink3" />}
          <input
            ref={ref}
            id={id}
            name={name}
            type={type}
            className="control-input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            disabled={isDisabled}
            readOnly={isReadOnly}
            aria-invalid={frame.error ? true : undefined}
            aria-describedby={describedBy}
            placeholder={placeholder}
            autoComplete={autoComplete}
            inputMode={inputMode}
            maxLength={maxLength}
            spellCheck={spellCheck}
            autoFocus={autoFocus}
          />
          {suffix && <span className="shrink-0 text-ink3">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
