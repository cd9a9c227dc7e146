import { createContext } from 'react';
import type { RunningLogo } from './running-logo.ts';

/** What stands at the head and at the foot of every page of a document. */
export interface RunningTexts {
  /** Whose document it is: at the foot, and at the head where there is no logo. */
  readonly company: string;
  /** What it is about: the operation and its reference. */
  readonly subject: string;
  /** When it was made: « édité le 20/11/2026 ». */
  readonly edition: string;
  /** In the middle of the foot: « Document confidentiel ». */
  readonly note?: string | undefined;
}

export interface DocumentTexts extends RunningTexts {
  /** Across every page: the recipient of a copy. */
  readonly watermark?: string | undefined;
}

/** The document that a sheet belongs to; null for a sheet that stands alone. */
export const DocumentContext = createContext<(DocumentTexts & { readonly logo: RunningLogo | null }) | null>(
  null,
);
