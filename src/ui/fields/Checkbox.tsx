import { useId, type ReactNode, type Ref } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './FieldError.tsx';
import { fieldIds } from './ids.ts';

export interface CheckboxProps {
  name: string;
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  help?: ReactNode;
  isDisabled?: boolean;
  /** It shows what is chosen and cannot be changed here. */
  isReadOnly?: boolean;
  /** Some of what it covers is checked, not all. */
  isIndeterminate?: boolean;
  /** The label is read only: cells of a table. */
  isLabelHidden?: boolean;
  /** The label is taller than a line, as a picture is: the box stands at its middle. */
  isCentered?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A box that waits for saving; brick when checked. */
export function Checkbox({
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  isDisabled = false,
  isReadOnly = false,
  isIndeterminate = false,
  isLabelHidden = false,
  isCentered = false,
  ref,
}: CheckboxProps) {
  const ids = fieldIds(name);
  const unique = useId();
  const describedBy = error ? ids.errorId : help ? `${unique}-help` : undefined;
  return (
    <div className="flex flex-col gap-1">
      <label
        className={cx(
          'inline-flex gap-2 self-start',
          isCentered ? 'items-center' : 'items-start',
          isDisabled && 'text-ink3',
        )}
      >
        <span className={cx('touch-target inline-grid', !isCentered && 'mt-0.5')}>
          <input
            ref={(element) => {
              if (element) element.indeterminate = isIndeterminate;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
              return undefined;
            }}
            id={ids.id}
            name={name}
            type="checkbox"
            className="choice-box z-1"
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            disabled={isDisabled || isReadOnly}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
        </span>
        <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      </label>
      {error && <FieldError id={ids.errorId} text={error} />}
      {!error && help && (
        <p id={`${unique}-help`} className="pl-6 text-label text-ink3">
          {help}
        </p>
      )}
    </div>
  );
}
