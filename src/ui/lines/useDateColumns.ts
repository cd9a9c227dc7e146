import { useMemo } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { parseMonth } from '#runtime/locale/parse-month.ts';
import { parseDay } from '#runtime/locale/parse.ts';
import type { LineColumn } from './line-column.ts';

type DateOptions = Pick<LineColumn, 'width' | 'placeholder' | 'lockedText'>;

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A month in figures, as it fits a cell: « 09/2026 ». */
export const monthInFigures = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;

/** Columns of a table of lines that hold months (`YYYY-MM`) and days (`YYYY-MM-DD`). */
export function useDateColumns() {
  const { date } = useFormat();
  return useMemo(
    () => ({
      month: (id: string, label: string, options: DateOptions = {}): LineColumn => ({
        id,
        label,
        ...options,
        format: (value) => (matches(value, /^\d{4}-\d{2}$/) ? monthInFigures(value) : textOf(value)),
        parse: parseMonth,
        empty: null,
        unreadable: (text) => text,
      }),
      day: (id: string, label: string, options: DateOptions = {}): LineColumn => ({
        id,
        label,
        ...options,
        format: (value) => (matches(value, /^\d{4}-\d{2}-\d{2}$/) ? date(value) : textOf(value)),
        parse: parseDay,
        empty: null,
        unreadable: (text) => text,
      }),
    }),
    [date],
  );
}
