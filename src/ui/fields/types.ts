import type { ReactNode } from 'react';
import type { IconShape } from '../identity/Icon.tsx';

/** What every field takes: controlled by its form, named, labelled, with its help or its error. */
export interface FieldBase<Value> {
  name: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** Message of the refused value; takes the place of the help. */
  error?: string | undefined;
  help?: ReactNode;
  /** Adds « (facultatif) » to the label; there is no asterisk anywhere. */
  isOptional?: boolean;
  isDisabled?: boolean;
  /** Shown, focusable, not editable. */
  isReadOnly?: boolean;
  /** The label stays for screen readers only. */
  isLabelHidden?: boolean;
  /** Something at the right of the label: a link, a small action. */
  labelEnd?: ReactNode;
  autoFocus?: boolean;
}

/** An item people choose: `id` is the value on the wire. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Language of the label where it is not the page's. */
  readonly lang?: string;
  readonly description?: string | undefined;
  readonly icon?: IconShape | undefined;
  /** Before the label, in the list and in the field once chosen: a portrait. */
  readonly lead?: ReactNode;
  /** Does something instead of being chosen: « Créer « … » ». */
  readonly isAction?: boolean;
  readonly isDisabled?: boolean;
}
