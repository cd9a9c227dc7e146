import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import type { AppForm } from '#runtime/forms/app-form.ts';
import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '../actions/Button.tsx';
import { FieldError } from '../fields/FieldError.tsx';
import { fieldIds } from '../fields/ids.ts';
import { useReorder } from '../reorder/useReorder.ts';
import { isBlock, readBlock } from './block.ts';
import { fillLines, type AnyLine } from './fill-lines.ts';
import { isTyped, type LineColumn } from './line-column.ts';
import { lineKeyOf } from './line-keys.ts';
import { LineCell } from './LineCell.tsx';
import { LineMenu } from './LineMenu.tsx';
import { LineRow } from './LineRow.tsx';
import { LinesFoot, LinesHead } from './LinesFrame.tsx';
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
  /** The lines are given: their cells are typed into, but none is added, moved or removed. */
  readonly isFixed?: boolean;
  /** The keys are told by another table of the page. */
  readonly areKeysHidden?: boolean;
}

/**
 * A list of a form as a table that is typed into: Enter adds a line, arrows move about, Alt and arrows move the
 * line (as its handle and its menu do), Ctrl and Backspace delete it (with a way back), a block copied from a spreadsheet fills lines.
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
  isFixed = false,
  areKeysHidden = false,
}: LinesFieldProps) {
  const t = useMessages(linesMessages);
  // The lines of a list are looked at by name alone: the form's own type says nothing about them here.
  const control = form.form.control as Control;
  const { fields, insert, remove, move, append, replace } = useFieldArray({ control, name });
  const lines = (useWatch({ control, name }) ?? []) as readonly AnyLine[];
  const table = useRef<HTMLTableElement>(null);
  const goal = useRef<{ row: number; place: number } | null>(null);
  const order = useReorder({ axis: 'vertical', within: table });
  const [told, setTold] = useState('');
  const { id, errorId } = fieldIds(name);
  const error = form.errorOf(name);
  const isFull = fields.length >= max;
  const ids = fields.map((field) => field.id);
  const hasTotals = columns.some(({ total }) => total !== undefined) && lines.length > 0;

  useEffect(() => {
    const wanted = goal.current;
    if (wanted === null) return;
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-row="${wanted.row}"][data-place="${wanted.place}"]`,
    );
    if (!cell) return;
    goal.current = null;
    cell.focus();
    if (cell instanceof HTMLInputElement) cell.select();
  });

  const go = (row: number, place: number) => {
    goal.current = { row, place };
  };
  const areLinesGiven = isReadOnly || isFixed;
  const goNow = (row: number, place: number, step: number) => {
    // Figures that nobody types are passed over.
    for (let at = place; at >= 0 && at < columns.length; at += step) {
      const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-place="${at}"]`);
      if (cell) return cell.focus();
      if (step === 0) return undefined;
    }
    return undefined;
  };
  const addAt = (row: number, place: number, line: AnyLine = blank()) => {
    if (isFull) return setTold(t('full', { max }));
    go(row, place);
    insert(row, line, { shouldFocus: false });
    return undefined;
  };
  const moveBy = (row: number, place: number, by: number) => {
    const to = row + by;
    if (to < 0 || to >= fields.length) return;
    go(to, place);
    move(row, to);
    setTold(t('moved', { n: to + 1 }));
  };
  const current = useRef(fields);
  useEffect(() => {
    current.current = fields;
  });
  const drop = (from: number, to: number) => {
    const dropped = fields[from]?.id;
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
      isChoice: event.target instanceof HTMLSelectElement,
      isButton: event.target instanceof HTMLButtonElement,
      isAtStart: input === null || (input.selectionStart === 0 && input.selectionEnd === 0),
      isAtEnd: input?.selectionStart === input?.value.length,
    });
    if (key === null || (isFixed && key.kind !== 'go')) return;
    event.preventDefault();
    if (key.kind === 'add') addAt(row + 1, 0);
    if (key.kind === 'move') moveBy(row, place, key.by);
    if (key.kind === 'remove') removeAt(row, place);
    if (key.kind === 'go') goNow(row + key.rows, place + key.columns, key.columns);
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (at === null || isReadOnly || !isBlock(text)) return;
    event.preventDefault();
    const typed = columns.filter(isTyped);
    const column = typed.findIndex((one) => one.id === columns[at.place]?.id);
    const room = isFixed ? lines.length : max;
    const options = { columns: typed, row: at.row, column: Math.max(0, column), blank, max: room };
    const filled = fillLines(lines, readBlock(text), options);
    replace([...filled.lines]);
    go(at.row, at.place);
    setTold(t('pasted', { n: filled.filled }));
    if (filled.cut > 0) toast.warning(t('cut', { n: filled.cut, max: room }));
  };

  return (
    <div id={id} data-field={name} className="lines" role="group" aria-label={label}>
      {fields.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its cells
        <table
          ref={table}
          className="lines-table"
          aria-label={label}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onPointerEnter={order.wake}
        >
          <LinesHead columns={columns} isReadOnly={areLinesGiven} />
          <tbody>
            {fields.map((field, row) => {
              const cells = columns.map((column, place) => (
                <LineCell
                  key={column.id}
                  control={control}
                  column={column}
                  row={row}
                  place={place}
                  isReadOnly={isReadOnly}
                  line={lines[row] ?? {}}
                  name={`${name}.${row}.${column.id}`}
                  error={form.errorOf(`${name}.${row}.${column.id}`)}
                />
              ));
              if (areLinesGiven) return <tr key={field.id}>{cells}</tr>;
              return (
                <LineRow key={field.id} id={field.id} order={order} row={row} ids={ids} onDrop={drop}>
                  {cells}
                  <td className="lines-actions">
                    <LineMenu
                      row={row}
                      isFull={isFull}
                      count={fields.length}
                      onMove={(by) => moveBy(row, 0, by)}
                      onDuplicate={() => addAt(row + 1, 0, { ...(lines[row] ?? blank()) })}
                      onRemove={() => removeAt(row, 0)}
                    />
                  </td>
                </LineRow>
              );
            })}
          </tbody>
          {hasTotals && <LinesFoot columns={columns} isReadOnly={areLinesGiven} lines={lines} />}
        </table>
      )}
      {!areLinesGiven && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <Button
            size="sm"
            icon={Plus}
            inactiveReason={isFull ? t('full', { max }) : undefined}
            onClick={() => {
              go(fields.length, 0);
              append(blank(), { shouldFocus: false });
            }}
          >
            {addLabel ?? t('add')}
          </Button>
          {fields.length > 0 && !areKeysHidden && <p className="lines-keys no-print">{t('keys')}</p>}
        </div>
      )}
      {error !== undefined && <FieldError id={errorId} text={error} />}
      <span role="status" className="sr-only">
        {told}
      </span>
    </div>
  );
}
