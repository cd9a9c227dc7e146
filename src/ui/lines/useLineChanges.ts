import { useEffect, useRef, useState } from 'react';
import type { UseFieldArrayReturn } from 'react-hook-form';
import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { readBlock } from './block.ts';
import { fillFromAbove, fillLines, isUnreadable, type AnyLine } from './fill-lines.ts';
import type { LineColumn } from './line-column.ts';
import type { useLineHistory } from './useLineHistory.ts';

export interface LineChangesOptions {
  /** The list of the form. */
  readonly list: Pick<UseFieldArrayReturn, 'fields' | 'append' | 'insert' | 'remove' | 'move' | 'replace'>;
  readonly lines: readonly AnyLine[];
  readonly columns: readonly LineColumn[];
  readonly blank: () => AnyLine;
  readonly max: number;
  /** No line may come. */
  readonly isFixed: boolean;
  readonly past: ReturnType<typeof useLineHistory>;
  /** Puts the focus into a cell once the change is drawn. */
  readonly go: (row: number, place: number) => void;
}

/** What can be done with the lines of a table: each change is remembered, told, and leaves the focus in a cell. */
export function useLineChanges({ list, lines, columns, blank, max, isFixed, past, go }: LineChangesOptions) {
  const t = useMessages(linesMessages);
  const [status, setStatus] = useState('');
  const { fields, append, insert, remove, move, replace } = list;
  const current = useRef(fields);
  useEffect(() => {
    current.current = fields;
  });

  return {
    /** What was done last, for screen readers. */
    status,

    addAt: (row: number, place: number, line: AnyLine = blank()): void => {
      if (fields.length >= max) {
        setStatus(t('full', { max }));
        return;
      }
      past.rememberNow();
      go(row, place);
      insert(row, line, { shouldFocus: false });
    },

    addLast: (): void => {
      past.rememberNow();
      go(fields.length, 0);
      append(blank(), { shouldFocus: false });
    },

    moveBy: (row: number, place: number, by: number): void => {
      const to = row + by;
      if (to < 0 || to >= fields.length) return;
      past.rememberNow();
      go(to, place);
      move(row, to);
      setStatus(t('moved', { n: to + 1 }));
    },

    /** Where a line was dragged to; told with its way back. */
    drop: (from: number, to: number): void => {
      const dropped = fields[from]?.id;
      past.rememberNow();
      move(from, to);
      toast.info(t('moved', { n: to + 1 }), {
        undo: () => {
          const now = current.current.findIndex((line) => line.id === dropped);
          if (now !== -1) move(now, Math.min(from, current.current.length - 1));
        },
      });
    },

    removeAt: (row: number, place: number): void => {
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
    },

    /** Lays a block of a spreadsheet or the lines of a file over the cells, from one of them on. */
    layOver: (text: string, row: number, place: number): void => {
      const most = isFixed ? lines.length : max;
      const filled = fillLines(lines, readBlock(text), { columns, row, column: place, blank, max: most });
      past.rememberNow();
      replace([...filled.lines]);
      go(row, place);
      setStatus(t('pasted', { n: filled.filled }));
      if (filled.cut > 0) toast.warning(t('cut', { n: filled.cut, max }));
      const bad = filled.lines.flatMap((line) =>
        columns.filter((column) => isUnreadable(column, line[column.id])),
      );
      if (bad.length > 0) toast.warning(t('bad', { n: bad.length }));
    },

    /** Copies the cell above. */
    fillDown: (row: number, place: number): void => {
      const column = columns[place];
      if (row === 0 || column === undefined) return;
      past.rememberNow();
      replace([...fillFromAbove(lines, row, column.id)]);
      go(row, place);
    },

    undo: (row: number, place: number): void => {
      const before = past.takeBack();
      if (before === null) return;
      replace([...before]);
      go(Math.min(row, before.length - 1), place);
      setStatus(t('undone'));
    },
  };
}
