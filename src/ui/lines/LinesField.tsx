import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import type { AppForm } from '#runtime/forms/app-form.ts';
import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { FieldError } from '../fields/FieldError.tsx';
import { fieldIds } from '../fields/ids.ts';
import { useReorder } from '../reorder/useReorder.ts';
import { isBlock, readBlock } from './block.ts';
import { fillFromAbove, fillLines, isUnreadable, type AnyLine } from './fill-lines.ts';
import type { LineColumn } from './line-column.ts';
import { lineKeyOf } from './line-keys.ts';
import { ComputedCell } from './ComputedCell.tsx';
import { LineCell } from './LineCell.tsx';
import { LineMenu } from './LineMenu.tsx';
import { LineRow } from './LineRow.tsx';
import { LinesBody } from './LinesBody.tsx';
import { LinesFoot, LinesHead } from './LinesFrame.tsx';
import { LinesTools } from './LinesTools.tsx';
import { useLineFocus } from './useLineFocus.ts';
import { useLineHistory } from './useLineHistory.ts';
import './lines.css';

/** What a table of lines needs of its form, whatever else this one holds. */
type LinesForm = Pick<AppForm<never, never>, 'errorOf'> & { readonly form: { readonly control: unknown } };

export interface LinesFieldProps {
  readonly form: LinesForm;
  /** Name of the list in the form. */
  readonly name: string;
  /** What the lines are, for screen readers. */
  readonly label: string;
  /** Of `useLineColumns`. */
  readonly columns: readonly LineColumn[];
  /** A line with nothing in it. */
  readonly blank: () => AnyLine;
  readonly max?: number;
  readonly addLabel?: string;
  readonly isReadOnly?: boolean;
  /** Lines may come from a CSV file as well. */
  readonly canImport?: boolean;
  /** Lines that are looked at; the others stay as they are. Default: all. */
  readonly isShown?: (line: AnyLine) => boolean;
  /** The lines are given: their cells are typed into, but none is added, moved or removed. */
  readonly isFixed?: boolean;
}

/** More columns need a width of their own: the table scrolls where there is less. */
const manyColumns = 6;
const wideColumns = 9;
/** From so many lines on, only those before one's eyes are drawn. */
const virtualFrom = 50;

/**
 * A list of a form as a table that is typed into: Enter adds a line, arrows move about, Alt and arrows move the
 * line (as its handle and its menu do), Ctrl and Backspace delete it, Ctrl and D copies the cell above, Ctrl and Z
 * takes the last change back, a block copied from a spreadsheet or a CSV file fills lines.
 *
 *     const columns = useLineColumns();
 *     <LinesField form={form} name="lots" label="Lots" blank={() => ({ ref: '', priceCents: null })}
 *       columns={[columns.text('ref', 'Lot'), columns.money('priceCents', 'Prix', { isSummed: true })]} />
 */
export function LinesField({
  form,
  name,
  label,
  columns,
  blank,
  max = 200,
  addLabel,
  isReadOnly = false,
  canImport = false,
  isShown,
  isFixed = false,
}: LinesFieldProps) {
  const t = useMessages(linesMessages);
  const areLinesGiven = isReadOnly || isFixed;
  // The lines of a list are looked at by name alone: the form's own type says nothing about them here.
  const control = form.form.control as Control;
  const { fields, insert, remove, move, append, replace } = useFieldArray({ control, name });
  const lines = (useWatch({ control, name }) ?? []) as readonly AnyLine[];
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const past = useLineHistory(lines);
  const order = useReorder({ axis: 'vertical', within: table });
  const [status, setStatus] = useState('');
  const { id, errorId } = fieldIds(name);
  const error = form.errorOf(name);
  const isFull = fields.length >= max;
  const ids = fields.map((field) => field.id);
  const shown = isShown ? lines.filter(isShown) : lines;
  const hasTotals = columns.some(({ total }) => total !== undefined) && lines.length > 0;

  const rows = fields.flatMap((_, row) => ((isShown?.(lines[row] ?? {}) ?? true) ? [row] : []));
  const isVirtual = rows.length > virtualFrom;
  const { go, goTo, settle, virtual } = useLineFocus(table, rows);

  /** To the next cell that can be written in that direction: lines may be hidden, columns only shown. */
  const goNow = (from: { row: number; place: number }, by: number, places: number) => {
    let { row, place } = from;
    do {
      row += by;
      place += places;
    } while (row >= 0 && row < fields.length && place >= 0 && place < columns.length && !isOpen(row, place));
    if (place >= 0 && place < columns.length) goTo(row, place);
  };
  const isOpen = (row: number, place: number): boolean =>
    (columns[place]?.compute === undefined || columns[place].onPress !== undefined) &&
    (isShown?.(lines[row] ?? {}) ?? true);
  const addAt = (row: number, place: number, line: AnyLine = blank()) => {
    if (isFull) return setStatus(t('full', { max }));
    past.rememberNow();
    go(row, place);
    insert(row, line, { shouldFocus: false });
    return undefined;
  };
  const moveBy = (row: number, place: number, by: number) => {
    const to = row + by;
    if (to < 0 || to >= fields.length) return;
    past.rememberNow();
    go(to, place);
    move(row, to);
    setStatus(t('moved', { n: to + 1 }));
  };
  const current = useRef(fields);
  useEffect(() => {
    current.current = fields;
  });
  const drop = (from: number, to: number) => {
    const dropped = fields[from]?.id;
    past.rememberNow();
    move(from, to);
    toast.info(t('moved', { n: to + 1 }), {
      undo: () => {
        const now = current.current.findIndex((line) => line.id === dropped);
        if (now !== -1) move(now, Math.min(from, current.current.length - 1));
      },
    });
  };
  const removeAt = (row: number, place: number) => {
    const line = lines[row];
    past.rememberNow();
    go(Math.max(0, Math.min(row, fields.length - 2)), place);
    remove(row);
    toast.info(t('removed', { n: row + 1 }), {
      undo: () => {
        if (line === undefined) return;
        go(row, place);
        insert(row, line, { shouldFocus: false });
      },
    });
  };

  const layOver = (text: string, row: number, place: number) => {
    const filled = fillLines(lines, readBlock(text), {
      columns,
      row,
      column: place,
      blank,
      max: isFixed ? lines.length : max,
    });
    past.rememberNow();
    replace([...filled.lines]);
    go(row, place);
    setStatus(t('pasted', { n: filled.filled }));
    if (filled.cut > 0) toast.warning(t('cut', { n: filled.cut, max }));
    const bad = filled.lines.flatMap((line) =>
      columns.filter((column) => isUnreadable(column, line[column.id])),
    );
    if (bad.length > 0) toast.warning(t('bad', { n: bad.length }));
  };
  const fillDown = (row: number, place: number) => {
    const column = columns[place];
    if (row === 0 || column === undefined) return;
    past.rememberNow();
    replace([...fillFromAbove(lines, row, column.id)]);
    go(row, place);
  };
  const undo = (row: number, place: number) => {
    const before = past.takeBack();
    if (before === null) return;
    replace([...before]);
    go(Math.min(row, before.length - 1), place);
    setStatus(t('undone'));
  };

  const placeOf = (target: EventTarget) => {
    if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
    return { row: Number(target.dataset.row), place: Number(target.dataset.place) };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    if (at === null || isReadOnly || event.nativeEvent.isComposing) return;
    const { row, place } = at;
    const input = event.target instanceof HTMLInputElement ? event.target : null;
    const key = lineKeyOf(event, {
      isChoice: input === null,
      isAtStart: input?.selectionStart === 0 && input.selectionEnd === 0,
      isAtEnd: input?.selectionStart === input?.value.length,
    });
    if (key === null || (isFixed && (key.kind === 'add' || key.kind === 'move' || key.kind === 'remove')))
      return;
    // What was typed since the cell has the focus is taken back by the browser, letter by letter.
    if (key.kind === 'undo' && input !== null && past.isTyped(input.value)) return;
    event.preventDefault();
    if (key.kind === 'add') addAt(row + 1, 0);
    if (key.kind === 'move') moveBy(row, place, key.by);
    if (key.kind === 'remove') removeAt(row, place);
    if (key.kind === 'fill') fillDown(row, place);
    if (key.kind === 'undo') undo(row, place);
    if (key.kind === 'go') goNow(at, key.rows, key.columns);
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (at === null || isReadOnly || !isBlock(text)) return;
    event.preventDefault();
    layOver(text, at.row, at.place);
  };

  const renderLine = (row: number): ReactNode => {
    const field = fields[row];
    if (field === undefined) return null;
    const line = lines[row] ?? {};
    const cells = columns.map((column, place) =>
      column.compute ? (
        <ComputedCell key={column.id} column={column} row={row} place={place} line={line} />
      ) : (
        <LineCell
          key={column.id}
          control={control}
          column={column}
          row={row}
          place={place}
          isReadOnly={isReadOnly}
          line={line}
          name={`${name}.${row}.${column.id}`}
          error={form.errorOf(`${name}.${row}.${column.id}`)}
        />
      ),
    );
    const isHidden = isShown !== undefined && lines[row] !== undefined && !isShown(line);
    if (areLinesGiven)
      return (
        <tr key={field.id} hidden={isHidden}>
          {cells}
        </tr>
      );
    return (
      <LineRow
        key={field.id}
        id={field.id}
        order={order}
        row={row}
        ids={ids}
        isHidden={isHidden}
        onDrop={drop}
      >
        {cells}
        <td className="lines-actions">
          <LineMenu
            row={row}
            max={max}
            count={fields.length}
            onMove={(by) => moveBy(row, 0, by)}
            onDuplicate={() => addAt(row + 1, 0, { ...(lines[row] ?? blank()) })}
            onRemove={() => removeAt(row, 0)}
          />
        </td>
      </LineRow>
    );
  };

  return (
    <div
      id={id}
      data-field={name}
      data-many={columns.length > wideColumns ? 'wide' : columns.length > manyColumns ? '' : undefined}
      className="lines"
      role="group"
      aria-label={label}
    >
      {fields.length > 0 && (
        <div ref={scroller} className="lines-frame" data-virtual={isVirtual ? '' : undefined}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its cells */}
          <table
            ref={table}
            className="lines-table"
            aria-label={label}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onFocus={({ target }) => past.hold(target instanceof HTMLInputElement ? target.value : '')}
            onBlur={past.letGo}
            onPointerEnter={order.wake}
          >
            <LinesHead columns={columns} isReadOnly={areLinesGiven} />
            <LinesBody
              rows={isVirtual ? rows : null}
              count={fields.length}
              columnsCount={columns.length + (areLinesGiven ? 0 : 2)}
              table={table}
              scroller={scroller}
              virtual={virtual}
              isRefused={(row) =>
                columns.some((column) => form.errorOf(`${name}.${row}.${column.id}`) !== undefined)
              }
              onDrawn={settle}
              renderLine={renderLine}
            />
            {hasTotals && <LinesFoot columns={columns} isReadOnly={areLinesGiven} lines={shown} />}
          </table>
        </div>
      )}
      {!areLinesGiven && (
        <LinesTools
          addLabel={addLabel}
          isFull={isFull}
          max={max}
          hasLines={fields.length > 0}
          canUndo={past.canUndo}
          canImport={canImport}
          onAdd={() => {
            past.rememberNow();
            go(fields.length, 0);
            append(blank(), { shouldFocus: false });
          }}
          onUndo={() => undo(0, 0)}
          onText={(text) => layOver(text, fields.length, 0)}
        />
      )}
      {error !== undefined && <FieldError id={errorId} text={error} />}
      <span role="status" className="sr-only">
        {status}
      </span>
    </div>
  );
}
