import { Plus, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../cx.ts';
import { Checkbox } from './Checkbox.tsx';
import { FieldError } from './FieldError.tsx';
import { fieldIds } from './ids.ts';
import type { FieldBase } from './types.ts';
import { useUiMessages } from '../useUiMessages.ts';

/** One point of a checklist. */
export interface ChecklistPoint {
  readonly label: string;
  readonly isDone: boolean;
}

export interface ChecklistFieldProps extends FieldBase<readonly ChecklistPoint[]> {
  /** How many points at most; 50 by default. */
  readonly max?: number;
  /** Longest point, in characters; 160 by default. */
  readonly maxLength?: number;
}

/** Points to tick: Enter adds one, Backspace in an empty one takes it away. */
export function ChecklistField({
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  max = 50,
  maxLength = 160,
  isOptional = false,
  isDisabled = false,
  isReadOnly = false,
}: ChecklistFieldProps) {
  const t = useUiMessages();
  const { id, labelId, errorId } = fieldIds(name);
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<number | null>(null);
  const isInactive = isDisabled || isReadOnly;
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')[toFocus.current]?.focus();
    toFocus.current = null;
  });
  const change = (next: readonly ChecklistPoint[], focused: number | null): void => {
    toFocus.current = focused;
    onChange(next);
  };
  const add = (at: number): void => {
    if (value.length < max) change(value.toSpliced(at, 0, { label: '', isDone: false }), at);
  };
  const remove = (at: number): void => change(value.toSpliced(at, 1), Math.max(0, at - 1));
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(at + 1);
    } else if (event.key === 'Backspace' && value[at]?.label === '') {
      event.preventDefault();
      remove(at);
    }
  };
  const doneCount = value.filter(({ isDone }) => isDone).length;
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error ? errorId : undefined}
      className="flex flex-col gap-1.5"
    >
      <span id={labelId} className="text-table font-medium">
        {label}
        {value.length > 0 && (
          <span className="font-normal text-ink3 tabular-nums">
            {' '}
            {doneCount}/{value.length}
          </span>
        )}
        {isOptional && <span className="font-normal text-ink3"> {t('field.optional')}</span>}
      </span>
      <ul ref={list} className="flex flex-col gap-1.5 empty:hidden">
        {value.map((point, index) => (
          // Points have no identity of their own: their place is their key.
          <li key={index} className="flex items-center gap-2">
            <Checkbox
              name={`${name}.${index}.isDone`}
              label={t('field.pointDone', { n: index + 1 })}
              isLabelHidden
              value={point.isDone}
              isDisabled={isInactive}
              onChange={(isDone) => onChange(value.with(index, { ...point, isDone }))}
            />
            <div className="control" data-inactive={isInactive ? '' : undefined}>
              <input
                type="text"
                name={`${name}.${index}.label`}
                className={cx('control-input', point.isDone && 'text-ink3 line-through')}
                value={point.label}
                maxLength={maxLength}
                readOnly={isInactive}
                aria-label={t('field.line', { label, n: index + 1 })}
                onChange={(event) => onChange(value.with(index, { ...point, label: event.target.value }))}
                onKeyDown={(event) => !isInactive && onKeyDown(event, index)}
                onBlur={onBlur}
              />
            </div>
            {!isInactive && (
              <IconButton
                icon={X}
                size="sm"
                variant="danger"
                label={t('field.removeLine', { n: index + 1 })}
                onClick={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {error && <FieldError id={errorId} text={error} />}
      {!isInactive && value.length < max && (
        <div className="self-start">
          <Button variant="discreet" size="sm" icon={Plus} onClick={() => add(value.length)}>
            {t('field.addPoint')}
          </Button>
        </div>
      )}
    </div>
  );
}
