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
  readonly compute?: ((line: AnyLine, row: number) => string) | undefined;
  /** Opens what a line says at more length: the cell is a button, with what is worked out as its text. */
  readonly onPress?: ((row: number) => void) | undefined;
  /** The unit of one line, where lines have different ones. */
  readonly unitOf?: ((line: AnyLine) => string) | undefined;
  /** Written instead of the field of a line that is not typed in; null for one that is. */
  readonly lockedText?: ((line: AnyLine) => string | null) | undefined;
  readonly format: (value: unknown) => string;
  /** Null for a text that cannot be read. */
  readonly parse: (text: string) => unknown;
  readonly empty: unknown;
  /** What the form is given for a text that cannot be read: something its schema refuses. */
  readonly unreadable: (text: string) => unknown;
  /** What stands in the foot, from all lines. */
  readonly total?: ((lines: readonly AnyLine[]) => string) | undefined;
}
