import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { FieldError } from './FieldError.tsx';
import { fieldIds } from './ids.ts';
import { moveItem } from './move-item.ts';
import type { FieldBase } from './types.ts';

export interface StringListFieldProps extends FieldBase<readonly string[]> {
  /** How many lines at most; 8 by default. */
  max?: number;
  /** Longest line, in characters; 140 by default. */
  maxLength?: number;
  placeholder?: string | undefined;
  addLabel?: string;
  /** Messages of single lines, by index. */
  lineErrors?: readonly (string | undefined)[];
  ref?: Ref<HTMLInputElement>;
}

/** An ordered list of short lines (assets, risks): add, remove, move up and down, by mouse or keyboard. */
export function StringListField({
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  help,
  max = 8,
  maxLength = 140,
  placeholder,
  addLabel,
  lineErrors = [],
  isOptional = false,
  isDisabled = false,
  isReadOnly = false,
  ref,
}: StringListFieldProps) {
  const t = useUiMessages();
  const { id, labelId, helpId, errorId } = fieldIds(name);
  const list = useRef<HTMLUListElement>(null);
  const lineToFocus = useRef<number | null>(null);
  const isInactive = isDisabled || isReadOnly;
  const isFull = value.length >= max;

  useEffect(() => {
    if (lineToFocus.current === null) return;
    list.current?.querySelectorAll<HTMLInputElement>('input')[lineToFocus.current]?.focus();
    lineToFocus.current = null;
  });

  const change = (next: readonly string[], focusedLine: number | null) => {
    lineToFocus.current = focusedLine;
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!isFull) change(value.toSpliced(index + 1, 0, ''), index + 1);
    } else if (event.key === 'Backspace' && value[index] === '') {
      event.preventDefault();
      change(value.toSpliced(index, 1), Math.max(0, index - 1));
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const target = index + (event.key === 'ArrowUp' ? -1 : 1);
      if (target >= 0 && target < value.length) change(moveItem(value, index, target), target);
    }
  };

  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error ? errorId : help ? helpId : undefined}
      className="flex flex-col gap-1.5"
    >
      <span id={labelId} className="text-table font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink3"> {t('field.optional')}</span>}
      </span>
      <ul ref={list} className="flex flex-col gap-1.5 empty:hidden">
        {value.map((line, index) => (
          // The lines have no identity of their own: their place is their key.
          <li key={index} className="flex flex-col gap-1">
            <div className="flex items-center gap-1">
              <div
                className="control"
                data-error={lineErrors[index] ? '' : undefined}
                data-inactive={isInactive ? '' : undefined}
              >
                <input
                  ref={index === 0 ? ref : undefined}
                  name={`${name}.${index}`}
                  className="control-input"
                  value={line}
                  maxLength={maxLength}
                  placeholder={placeholder}
                  disabled={isDisabled}
                  readOnly={isReadOnly}
                  aria-label={t('field.line', { label, n: index + 1 })}
                  aria-invalid={lineErrors[index] ? true : undefined}
                  aria-describedby={lineErrors[index] ? `${errorId}-${index}` : undefined}
                  onChange={(event) => onChange(value.with(index, event.target.value))}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onBlur={onBlur}
                />
              </div>
              {!isInactive && (
                <>
                  <IconButton
                    icon={ArrowUp}
                    size="sm"
                    label={t('field.moveUp', { n: index + 1 })}
                    inactiveReason={index === 0 ? t('field.alreadyFirst') : undefined}
                    onClick={() => onChange(moveItem(value, index, index - 1))}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="sm"
                    label={t('field.moveDown', { n: index + 1 })}
                    inactiveReason={index === value.length - 1 ? t('field.alreadyLast') : undefined}
                    onClick={() => onChange(moveItem(value, index, index + 1))}
                  />
                  <IconButton
                    icon={X}
                    size="sm"
                    variant="danger"
                    label={t('field.removeLine', { n: index + 1 })}
                    onClick={() => change(value.toSpliced(index, 1), Math.max(0, index - 1))}
                  />
                </>
              )}
            </div>
            {lineErrors[index] && <FieldError id={`${errorId}-${index}`} text={lineErrors[index]} />}
          </li>
        ))}
      </ul>
      {!isInactive && (
        <div className="self-start">
          <Button
            variant="discreet"
            size="sm"
            icon={Plus}
            inactiveReason={isFull ? t('field.maxLines', { max }) : undefined}
            onClick={() => change([...value, ''], value.length)}
          >
            {addLabel ?? t('field.addLine')}
          </Button>
        </div>
      )}
      {error && <FieldError id={errorId} text={error} />}
      {!error && help && (
        <p id={helpId} className="text-label text-ink3">
          {help}
        </p>
      )}
    </div>
  );
}
