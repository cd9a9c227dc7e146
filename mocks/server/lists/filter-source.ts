import { and, arrayOverlaps, gte, inArray, is, lte, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { departmentName } from '#domain/geography/departments.ts';
import type { Day } from '#domain/time/day.ts';
import { messagesFor } from '#messages/locale.ts';
import type { SignedInContext } from '../context.ts';

/** What the values of a filter are called, for whoever asks; a value without a name is left out. */
export type FilterLabels = (
  context: SignedInContext,
  values: readonly string[],
) => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

/** Where a filter of a list finds its values. */
export interface FilterSource {
  /** What it lets through on a day; undefined for everything. */
  readonly condition: (values: string | readonly string[], today: Day) => SQL | undefined;
  /** The values of a record, to count by: one, several in an array, or none (a filter without choices). */
  readonly values: {
    readonly by: SQLWrapper | ((today: Day) => SQLWrapper);
    readonly isArray: boolean;
  } | null;
  readonly labels?: FilterLabels | undefined;
}

/** What a filter is set to, as a list. */
export const listOf = (values: string | readonly string[]): string[] =>
  typeof values === 'string' ? [values] : [...values];

/** Records whose column, or expression, has one of the values. */
export const byColumn = (by: SQLWrapper, labels?: FilterLabels): FilterSource => ({
  condition: (values) => (values.length === 0 ? undefined : inArray(sql`${by}`, listOf(values))),
  values: { by, isArray: false },
  labels,
});

/** Records that have one of the values today: a state that time changes by itself. */
export const byDay = (by: (today: Day) => SQL, labels?: FilterLabels): FilterSource => ({
  condition: (values, today) => (values.length === 0 ? undefined : inArray(by(today), listOf(values))),
  values: { by, isArray: false },
  labels,
});

/** Records whose array column, or expression, holds at least one of the values. */
export const byArray = (by: AnyPgColumn | SQL, labels?: FilterLabels): FilterSource => ({
  condition: (values) => {
    if (values.length === 0) return undefined;
    const list = listOf(values);
    return is(by, SQL) ? sql`${by} && ${sql.param(list)}::text[]` : arrayOverlaps(by, list);
  },
  values: { by, isArray: true },
  labels,
});

/** Records whose day, or instant in Paris, lies in a period `from..to`, both included. */
export const byPeriod = (column: AnyPgColumn, unit: 'day' | 'instant'): FilterSource => {
  const day = unit === 'day' ? sql`${column}` : sql`(${column} at time zone 'Europe/Paris')::date`;
  return {
    condition: (values) => {
      const [from = '', to = ''] = String(values).split('..');
      return and(from === '' ? undefined : gte(day, from), to === '' ? undefined : lte(day, to));
    },
    values: null,
  };
};

/** Departments by their codes: « 33 Gironde ». */
export const departmentLabels: FilterLabels = (_context, values) =>
  new Map(values.map((code) => [code, `${code} ${departmentName(code)}`]));

interface ChoiceMessages {
  readonly fr: { readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>> };
  readonly en: { readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>> };
}

/** The words for the choices of a field: `choices.{field}` of the list's texts. */
export const choiceLabels =
  (messages: ChoiceMessages, field: string): FilterLabels =>
  ({ locale }, values) => {
    const known = messagesFor(locale, messages).choices[field] ?? {};
    return new Map(values.flatMap((value) => (known[value] === undefined ? [] : [[value, known[value]]])));
  };
