import type { Ref } from 'react';
import { cx } from '../cx.ts';
import { useUiMessages } from '../useUiMessages.ts';
import { FieldError } from './FieldError.tsx';
import { fieldIds } from './ids.ts';
import type { Choice, FieldBase } from './types.ts';

export interface RadioGroupProps extends FieldBase<string | null> {
  choices: readonly Choice[];
  /** Side by side, when the labels are short. */
  isInline?: boolean;
  /** Each in a frame of its own: choices whose descriptions are worth comparing. */
  isFramed?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One choice among a few that are all worth reading. */
export function RadioGroup({
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  choices,
  isOptional = false,
  isDisabled = false,
  isReadOnly = false,
  isLabelHidden = false,
  isInline = false,
  isFramed = false,
  ref,
}: RadioGroupProps) {
  const t = useUiMessages();
  const { id, labelId, helpId, errorId } = fieldIds(name);
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={error ? errorId : help ? helpId : undefined}
      aria-invalid={error ? true : undefined}
      className="flex flex-col gap-1.5"
    >
      <span id={labelId} className={isLabelHidden ? 'sr-only' : 'text-table font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-ink3"> {t('field.optional')}</span>}
      </span>
      <div
        className={
          isFramed
            ? 'grid gap-3 sm:grid-cols-2'
            : cx('flex', isInline ? 'flex-wrap gap-x-5 gap-y-2' : 'flex-col gap-2')
        }
      >
        {choices.map((choice, index) => (
          <label
            key={choice.id}
            className={cx(
              'inline-flex items-start gap-2',
              isFramed
                ? 'rounded-card border border-line2 bg-card p-3 has-checked:border-ink has-checked:bg-hover'
                : 'self-start',
            )}
          >
            <span className="touch-target mt-0.5 inline-grid">
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name}
                value={choice.id}
                className="choice-box z-1"
                checked={value === choice.id}
                onChange={() => onChange(choice.id)}
                onBlur={onBlur}
                disabled={isDisabled || isReadOnly || choice.isDisabled}
              />
            </span>
            <span className="flex flex-col" lang={choice.lang}>
              {choice.label}
              {choice.description && <span className="text-label text-ink3">{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} text={error} />}
      {!error && help && (
        <p id={helpId} className="text-label text-ink3">
          {help}
        </p>
      )}
    </div>
  );
}
