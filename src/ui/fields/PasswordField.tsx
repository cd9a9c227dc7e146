import { ArrowBigUp, Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { Field } from './Field.tsx';
import type { FieldBase } from './types.ts';

export interface PasswordFieldProps extends Omit<FieldBase<string>, 'isReadOnly'> {
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
  ref?: Ref<HTMLInputElement>;
}

/** A secret: hidden until asked, with a hint while the capitals are locked. */
export function PasswordField({
  name,
  value,
  onChange,
  onBlur,
  autoComplete = 'current-password',
  isDisabled = false,
  autoFocus,
  ref,
  ...frame
}: PasswordFieldProps) {
  const t = useUiMessages();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className="flex flex-col gap-1">
      <Field name={name} {...frame}>
        {({ id, labelId, describedBy }) => (
          <div
            className="control"
            data-error={frame.error ? '' : undefined}
            data-inactive={isDisabled ? '' : undefined}
          >
            <input
              ref={ref}
              id={id}
              name={name}
              type={isShown ? 'text' : 'password'}
              className="control-input"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={() => {
                setCapsLock(false);
                onBlur?.();
              }}
              onKeyDown={readCapsLock}
              onKeyUp={readCapsLock}
              disabled={isDisabled}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={frame.error ? true : undefined}
              aria-describedby={describedBy}
              autoFocus={autoFocus}
            />
            <button
              type="button"
              className="control-button"
              aria-label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
              aria-controls={id}
              aria-describedby={labelId}
              onClick={() => setShown(!isShown)}
            >
              <Icon icon={isShown ? EyeOff : Eye} size={16} />
            </button>
          </div>
        )}
      </Field>
      <p role="status" className="flex items-center gap-1 text-label text-ink3 empty:hidden">
        {hasCapsLock && (
          <>
            <Icon icon={ArrowBigUp} size={14} />
            {t('field.capsLock')}
          </>
        )}
      </p>
    </div>
  );
}
