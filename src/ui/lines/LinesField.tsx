import { useRef, type ReactNode } from 'react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { FieldError } from '../fields/FieldError.tsx';
import { fieldIds } from '../fields/ids.ts';
import { useReorder } from '../reorder/useReorder.ts';
import type { AnyLine } from './fill-lines.ts';
import type { LineColumn } from './line-column.ts';
import { lineEvents } from './line-events.ts';
import { ComputedCell } from './ComputedCell.tsx';
import { LineCell } from './LineCell.tsx';
import { LineMenu } from './LineMenu.tsx';
import { LineRow } from './LineRow.tsx';
import { LinesBody } from './LinesBody.tsx';
import { LinesFoot, LinesHead } from './LinesFrame.tsx';
import { LinesTools } from './LinesTools.tsx';
import { useLineChanges } from './useLineChanges.ts';
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
  const areLinesGiven = isReadOnly || isFixed;
  // The lines of a list are looked at by name alone: the form's own type says nothing about them here.
  const control = form.form.control as Control;
  const list = useFieldArray({ control, name });
  const { fields } = list;
  const lines = (useWatch({ control, name }) ?? []) as readonly AnyLine[];
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const past = useLineHistory(lines);
  const order = useReorder({ axis: 'vertical', within: table });
  const { id, errorId } = fieldIds(name);
  const error = form.errorOf(name);
  const isFull = fields.length >= max;
  const ids = fields.map((field) => field.id);
  const shown = isShown ? lines.filter(isShown) : lines;
  const hasTotals = columns.some(({ total }) => total !== undefined) && lines.length > 0;

  const rows = fields.flatMap((_, row) => ((isShown?.(lines[row] ?? {}) ?? true) ? [row] : []));
  const isVirtual = rows.length > virtualFrom;
  const { go, goTo, settle, virtual } = useLineFocus(table, rows);

  const changes = useLineChanges({ list, lines, columns, blank, max, isFixed, past, go });
  const { onKeyDown, onPaste } = lineEvents({
    isReadOnly,
    isFixed,
    rowsCount: fields.length,
    columnsCount: columns.length,
    isOpen: (row, place) =>
      (columns[place]?.compute === undefined || columns[place].onPress !== undefined) &&
      (isShown?.(lines[row] ?? {}) ?? true),
    goTo,
    past,
    changes,
  });

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
        onDrop={changes.drop}
      >
        {cells}
        <td className="lines-actions">
          <LineMenu
            row={row}
            max={max}
            count={fields.length}
            onMove={(by) => changes.moveBy(row, 0, by)}
            onDuplicate={() => changes.addAt(row + 1, 0, { ...(lines[row] ?? blank()) })}
            onRemove={() => changes.removeAt(row, 0)}
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
          onAdd={changes.addLast}
          onUndo={() => changes.undo(0, 0)}
          onText={(text) => changes.layOver(text, fields.length, 0)}
        />
      )}
      {error !== undefined && <FieldError id={errorId} text={error} />}
      <span role="status" className="sr-only">
        {changes.status}
      </span>
    </div>
  );
}
