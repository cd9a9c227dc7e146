import { useController, type Control } from 'react-hook-form';
import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldError } from '../fields/FieldError.tsx';
import { fieldIds, joinIds } from '../fields/ids.ts';
import { useParsedText } from '../fields/useParsedText.ts';
import { isUnreadable, type AnyLine } from './fill-lines.ts';
import type { LineColumn } from './line-column.ts';

interface LineCellProps {
  readonly control: Control;
  /** Path of the cell's field: `parcels.0.number`. */
  readonly name: string;
  readonly column: LineColumn;
  /** Place of the line, from 0. */
  readonly row: number;
  readonly place: number;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly line: AnyLine;
}

/** One cell of a table of lines: an input without a frame of its own until it has the focus. */
export function LineCell({ control, name, column, row, place, error, line, ...given }: LineCellProps) {
  const t = useMessages(linesMessages);
  const { field } = useController({ control, name });
  const { value, onChange, onBlur, ref } = field;
  const { choices } = column;
  const unit = column.unitOf?.(line) ?? column.unit;
  const locked = column.lockedText?.(line) ?? null;
  const isReadOnly = given.isReadOnly || locked !== null;
  const text = useParsedText<unknown>({
    name,
    value,
    onChange,
    onBlur,
    format: column.format,
    parse: (typed) => column.parse(typed) ?? null,
    empty: column.empty,
    unreadable: column.unreadable,
  });
  const { id, errorId } = fieldIds(name);
  // What was left out has no unit once nothing can be written there.
  const isBare = locked !== null || (isReadOnly && text.text === '');
  const unitId = unit !== undefined && !isBare && `${id}-unit`;
  const isBad = text.isUnreadable || isUnreadable(column, value);
  const message = isBad ? t('unreadable', { hint: t(choices ? 'hint.choice' : 'hint.number') }) : error;
  // A choice that was pasted and is none stays in sight until it is corrected.
  const pasted = choices && isUnreadable(column, value) ? String(value) : null;
  const shared = {
    ref,
    id,
    name,
    'data-row': row,
    'data-place': place,
    'aria-label': t('cell', { column: column.label, n: row + 1 }),
    'aria-invalid': message === undefined ? undefined : true,
    'aria-describedby': joinIds(unitId, message && errorId),
  };
  return (
    <td data-label={column.label}>
      <span className="line-cell" data-error={message === undefined ? undefined : ''}>
        {choices ? (
          <select
            {...shared}
            disabled={isReadOnly}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
            onBlur={onBlur}
          >
            <option value="">–</option>
            {pasted !== null && <option value={pasted}>{pasted}</option>}
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...shared}
            type="text"
            autoComplete="off"
            inputMode={column.inputMode}
            maxLength={column.maxLength}
            placeholder={column.placeholder}
            readOnly={isReadOnly}
            data-align={column.align}
            value={locked ?? text.text}
            onChange={(event) => text.onTextChange(event.target.value)}
            onFocus={text.onFocus}
            onBlur={text.onBlur}
          />
        )}
        {unitId !== false && (
          <span id={unitId} aria-hidden="true" className="line-unit">
            {unit}
          </span>
        )}
      </span>
      {message !== undefined && <FieldError id={errorId} text={message} />}
    </td>
  );
}
