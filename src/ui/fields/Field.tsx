import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useUiMessages } from '../useUiMessages.ts';
import { FieldError } from './FieldError.tsx';
import { fieldIds, focusField, joinIds } from './ids.ts';

export interface FieldControlProps {
  id: string;
  labelId: string;
  /** Id of the message below, when there is one. */
  describedBy: string | undefined;
}

export interface FieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  help?: ReactNode;
  isOptional?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  labelEnd?: ReactNode;
  /** At the right of the help: a counter. */
  helpEnd?: ReactNode;
  /** A button beside the control, as high. */
  action?: ReactNode;
  /** `span` when the control is not a native one and takes its name by `aria-labelledby`. */
  labelElement?: 'label' | 'span';
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** The frame of a field: label above, control, then help or error. */
export function Field({
  name,
  label,
  error,
  help,
  isOptional = false,
  isLabelHidden = false,
  labelEnd,
  helpEnd,
  action,
  labelElement = 'label',
  className,
  children,
}: FieldProps) {
  const t = useUiMessages();
  const { id, labelId, helpId, errorId } = fieldIds(name);
  const counterId = `${helpId}-count`;
  const describedBy = joinIds(error ? errorId : help && helpId, helpEnd && counterId);
  const control = children({ id, labelId, describedBy });
  const labelContent = (
    <>
      {label}
      {isOptional && <span className="font-normal text-ink3"> {t('field.optional')}</span>}
    </>
  );
  const labelClass = isLabelHidden ? 'sr-only' : 'text-table font-medium text-ink';
  return (
    <div className={cx('field', className)}>
      <div className={cx('field-label', isLabelHidden && !labelEnd && 'sr-only')}>
        {labelElement === 'label' ? (
          <label id={labelId} htmlFor={id} className={labelClass}>
            {labelContent}
          </label>
        ) : (
          // The mouse alone needs it: the keyboard and screen readers reach the control, which this text names.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <span id={labelId} className={labelClass} onClick={() => focusField(name)}>
            {labelContent}
          </span>
        )}
        {labelEnd && <span className="text-table">{labelEnd}</span>}
      </div>
      <div className={action ? 'field-control field-action' : 'field-control'}>
        {control}
        {action}
      </div>
      {(error || help || helpEnd) && (
        <div className="field-foot">
          {error ? (
            <FieldError id={errorId} text={error} />
          ) : (
            help && (
              <p id={helpId} className="text-label text-ink3">
                {help}
              </p>
            )
          )}
          {helpEnd && (
            <span id={counterId} className="ml-auto shrink-0 text-label text-ink3">
              {helpEnd}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
