import { useState, type RefObject } from 'react';
import { CircleAlert } from 'lucide-react';
import { useFormat, type Format } from '#runtime/locale/format.ts';
import { isFigureColumn, type ListColumn } from '../list-column.ts';
import type { CellState } from '../table/ListCell.tsx';
import { useStable } from '#runtime/platform/useStable.ts';
import { useListMessages } from '../useListMessages.ts';
import { readCell, type CellEdit } from './cell-edit.ts';
import { CellEditor } from './CellEditor.tsx';
import { Icon } from '../../identity/Icon.tsx';

/** What becomes of the cells of a row that can be set. */
export type RowEdits<Row> = (
  column: ListColumn<Row>,
  row: Row,
  id: string,
  name: string,
) => CellState | undefined;

interface Attempt {
  readonly text: string;
  readonly stage: 'editing' | 'saving' | 'refused';
  readonly problem?: string | undefined;
}

export interface CellEdits<Row> {
  /** Absent where no column can be set. The same until something of the row is being set. */
  readonly ofRow: (id: string) => RowEdits<Row> | undefined;
  /** Opens the editor of a cell; false where it cannot be set. */
  readonly begin: (cell: HTMLElement) => boolean;
}

/** What stands in the editor of a cell at first. */
function typedText<Row>(column: ListColumn<Row>, row: Row, format: Format): string {
  const value = column.value(row);
  if (value === null) return '';
  if (column.kind === 'money') return format.money(Number(value)).replace(/[\s\u00A0]*€/u, '');
  return String(value);
}

/**
 * The cells being set: what is typed, what is on its way, what was refused. A typed text is shown at once and
 * stays, with the reason, when the server refuses it.
 */
export function useCellEdits<Row>(
  columns: readonly ListColumn<Row>[],
  table: RefObject<HTMLTableElement | null>,
): CellEdits<Row> {
  const t = useListMessages();
  const format = useFormat();
  const [attempts, setAttempts] = useState<ReadonlyMap<string, Attempt>>(new Map());
  const hasEdits = columns.some(({ edit }) => edit !== undefined);

  const put = (key: string, attempt: Attempt | null): void =>
    setAttempts((all) => {
      const next = new Map(all);
      if (attempt === null) next.delete(key);
      else next.set(key, attempt);
      return next;
    });
  const cellOf = (key: string): HTMLElement | null =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`) ?? null;

  const open = (cell: HTMLElement): boolean => {
    const key = cell.dataset['cell'];
    if (key === undefined || cell.dataset['editing'] !== undefined) return false;
    setAttempts((all) => {
      const former = all.get(key);
      return new Map(all).set(key, {
        text: former?.text ?? cell.dataset['typed'] ?? '',
        stage: 'editing',
        problem: former?.problem,
      });
    });
    return true;
  };
  const moveFocus = (key: string, then: 'stay' | 'next' | 'previous' | 'none'): void => {
    const cell = cellOf(key);
    if (then === 'none' || !cell) return;
    const cells = [...(table.current?.querySelectorAll<HTMLElement>('tbody [data-cell]') ?? [])];
    const step = then === 'next' ? 1 : then === 'previous' ? -1 : 0;
    const target = cells[cells.indexOf(cell) + step];
    // The editor must be gone before its cell can take the focus.
    if (step !== 0 && target) open(target);
    else requestAnimationFrame(() => cellOf(key)?.focus());
  };
  const save = async (
    key: string,
    edit: CellEdit<Row>,
    row: Row,
    before: string,
    text: string,
    then: 'stay' | 'next' | 'previous' | 'none',
  ): Promise<void> => {
    const read = readCell(edit, text);
    if (!read.isReadable) {
      put(key, { text, stage: then === 'none' ? 'refused' : 'editing', problem: t(`edit.${read.problem}`) });
      return;
    }
    moveFocus(key, then);
    if (text.trim() === before.trim()) {
      put(key, null);
      return;
    }
    put(key, { text, stage: 'saving' });
    const problem = await edit.save(row, read.value).catch(() => t('edit.lost'));
    put(key, problem === null ? null : { text, stage: 'refused', problem });
  };

  const describe = (
    attempt: Attempt | undefined,
    ...[column, row, id, name]: Parameters<RowEdits<Row>>
  ): CellState | undefined => {
    const { edit } = column;
    if (!edit || edit.isAllowed?.(row) === false) return undefined;
    const key = `${id} ${column.id}`;
    const before = typedText(column, row, format);
    const state: CellState = { key, typed: before, isEditing: false, isRefused: false };
    if (!attempt) return state;
    if (attempt.stage === 'editing') {
      const editor = (
        <CellEditor
          edit={edit}
          label={t('edit.cell', { label: column.label, name })}
          text={attempt.text}
          problem={attempt.problem}
          isFigure={isFigureColumn(column)}
          onText={(text) => put(key, { ...attempt, text, problem: undefined })}
          onSave={(text, then) => void save(key, edit, row, before, text, then)}
          onLeave={() => {
            put(key, null);
            moveFocus(key, 'stay');
          }}
        />
      );
      return { ...state, isEditing: true, content: editor };
    }
    const shown = attemptText(column, edit, attempt.text, format);
    const isRefused = attempt.stage === 'refused';
    const content = isRefused ? (
      <RefusedCell shown={shown} reason={t('edit.failed', { reason: attempt.problem ?? '' })} />
    ) : (
      <span className="text-ink3">{shown}</span>
    );
    return { ...state, isRefused, content };
  };
  const idle = useStable<Parameters<RowEdits<Row>>, CellState | undefined>((...cell) =>
    describe(undefined, ...cell),
  );
  const active = new Set([...attempts.keys()].map((key) => key.split(' ')[0]));
  const ofActive: RowEdits<Row> = (column, row, id, name) =>
    describe(attempts.get(`${id} ${column.id}`), column, row, id, name);
  return {
    ofRow: (id) => (hasEdits ? (active.has(id) ? ofActive : idle) : undefined),
    begin: open,
  };
}

/** What was typed, written as it would be once it is saved. */
function attemptText<Row>(
  column: ListColumn<Row>,
  edit: CellEdit<Row>,
  text: string,
  format: Format,
): string {
  const read = readCell(edit, text);
  if (!read.isReadable || read.value === null) return text === '' ? '–' : text;
  if (edit.input === 'choice') return edit.choices?.find(({ value }) => value === read.value)?.label ?? text;
  if (column.kind === 'money')
    return format.money(Number(read.value), { decimals: 0 }).replace(/[\s\u00A0]*€/u, '');
  return String(read.value);
}

/** What was typed and refused: it stays, with its reason under pointer or focus. */
function RefusedCell({ shown, reason }: { readonly shown: string; readonly reason: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon icon={CircleAlert} size={12} />
      {shown}
      <span role="alert" className="list-problem">
        {reason}
      </span>
    </span>
  );
}
