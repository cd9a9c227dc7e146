import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './FieldError.tsx';
import { fieldIds } from './ids.ts';

export interface SwitchProps {
  name: string;
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  help?: ReactNode;
  isDisabled?: boolean;
  /** It shows what is chosen and cannot be changed here. */
  isReadOnly?: boolean;
  isLabelHidden?: boolean;
  /** The label at the left and the switch at the far right, as on a phone or in settings. */
  isSpread?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A switch acts at once; green when on. */
export function Switch({
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  isDisabled = false,
  isReadOnly = false,
  isLabelHidden = false,
  isSpread = false,
  ref,
}: SwitchProps) {
  const { id, helpId, errorId } = fieldIds(name);
  return (
    <div className="flex flex-col gap-1">
      <label
        className={cx(
          'inline-flex items-center gap-3',
          isSpread ? 'flex-row-reverse justify-between' : 'self-start',
        )}
      >
        <span className="touch-target inline-grid">
          <input
            ref={ref}
            id={id}
            name={name}
            type="checkbox"
            role="switch"
            className="switch-track z-1"
            checked={value}
            aria-checked={value}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            disabled={isDisabled || isReadOnly}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : help ? helpId : undefined}
          />
        </span>
        <span
          className={cx(isLabelHidden && 'sr-only', isSpread && 'font-medium', isDisabled && 'text-ink3')}
        >
          {label}
        </span>
      </label>
      {error && <FieldError id={errorId} text={error} />}
      {!error && help && (
        <p id={helpId} className={cx('text-label text-ink3', !isSpread && 'pl-11')}>
          {help}
        </p>
      )}
    </div>
  );
}
