import type { KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import type { CellEdit } from './cell-edit.ts';

export interface CellEditorProps<Row> {
  readonly edit: CellEdit<Row>;
  readonly label: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly isFigure: boolean;
  readonly onText: (text: string) => void;
  /** Saves; `then` is where the focus goes on to. */
  readonly onSave: (text: string, then: 'stay' | 'next' | 'previous' | 'none') => void;
  readonly onLeave: () => void;
}

const look =
  'absolute inset-0 w-full border-0 bg-card px-2.5 text-table text-ink outline-2 -outline-offset-2 outline-focus';

/** The editor of a cell, in its place: Entrée and Tab save, Échap leaves it as it was. */
export function CellEditor<Row>({
  edit,
  label,
  text,
  problem,
  isFigure,
  onText,
  onSave,
  onLeave,
}: CellEditorProps<Row>) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter') onSave(event.currentTarget.value, 'stay');
    else if (event.key === 'Tab') onSave(event.currentTarget.value, event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (edit.input === 'choice') {
    return (
      <select
        aria-label={label}
        // The person asked to set this cell: what they type next goes into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus
        className={look}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          onSave(event.target.value, 'stay');
        }}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      >
        {(edit.choices ?? []).map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked to set this cell
        autoFocus
        className={cx(look, isFigure && 'text-right', problem !== undefined && 'outline-neg')}
        inputMode={edit.input === 'money' ? 'decimal' : edit.input === 'count' ? 'numeric' : undefined}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onText(event.target.value)}
        onBlur={(event) => onSave(event.target.value, 'none')}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <span role="alert" className="list-problem" data-open="">
          {problem}
        </span>
      )}
    </>
  );
}
