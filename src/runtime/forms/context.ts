import { createContext, useContext } from 'react';
import type { UnreadTexts } from './versioned-draft.ts';

/** What every form of the application shares. */
export interface FormSettings {
  /** A submission was refused: the application shows its toast. */
  readonly onInvalid: () => void;
  /** Question before unsaved values are left. */
  readonly unsavedText: string;
  /** Fetches what a check needs beside its schema, such as its texts: asked for with each form, awaited by its checks. */
  readonly prepare?: (() => Promise<unknown>) | undefined;
  /** Asks in the application's own dialog instead of the browser's. */
  readonly confirmLeave?: (() => boolean | Promise<boolean>) | undefined;
}

/** Forms work without it, but then say nothing by themselves. */
export const FormContext = createContext<FormSettings>({ onInvalid: () => undefined, unsavedText: '' });

/** The form settings of the application. */
export const useFormSettings = (): FormSettings => useContext(FormContext);

/** Where the fields of a form with a draft leave what was typed and could not be read; null elsewhere. */
export const UnreadTextsContext = createContext<UnreadTexts | null>(null);
