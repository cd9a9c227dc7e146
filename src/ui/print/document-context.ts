import { createContext } from 'react';

/** What stands at the head and at the foot of every page of a document. */
export interface RunningTexts {
  /** Whose document it is, beside the mark. */
  readonly company: string;
  /** What it is about: the operation and its reference. */
  readonly subject: string;
  /** Who made it and when. */
  readonly edition: string;
  /** In the middle of the foot: « Document confidentiel ». */
  readonly note?: string | undefined;
}

export interface DocumentTexts extends RunningTexts {
  /** Across every page: the recipient of a copy. */
  readonly watermark?: string | undefined;
}

/** The document that a sheet belongs to; null for a sheet that stands alone. */
export const DocumentContext = createContext<DocumentTexts | null>(null);
