import type { InputHTMLAttributes } from 'react';
import type { Choice } from '../fields/types.ts';
import type { AnyLine } from './fill-lines.ts';

/** A column of a table of lines; `useLineColumns` makes them. */
export interface LineColumn {
  /** Name of the field of a line. */
  readonly id: string;
  readonly label: string;
  /** A shorter one for the head, where columns are narrow. */
  readonly head?: string | undefined;
  /** Width, as CSS writes it; what is left is shared by columns without one. */
  readonly width?: string | undefined;
  readonly align?: 'right' | undefined;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Given for a column that is chosen from. */
  readonly choices?: readonly Choice[] | undefined;
  /** What is worked out from the line: shown, never typed nor pasted. */
  readonly compute?: ((line: AnyLine) => string) | undefined;
  readonly format: (value: unknown) => string;
  /** Null for a text that cannot be read. */
  readonly parse: (text: string) => unknown;
  readonly empty: unknown;
  /** What the form is given for a text that cannot be read: something its schema refuses. */
  readonly unreadable: (text: string) => unknown;
  /** What stands in the foot, from all lines. */
  readonly total?: ((lines: readonly AnyLine[]) => string) | undefined;
}
