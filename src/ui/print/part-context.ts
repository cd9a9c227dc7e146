import { createContext } from 'react';
import type { ContentsEntry } from './PrintContents.tsx';

/** What a paper knows of the file that it is a part of. */
export interface PrintPartInfo {
  /** Chapters of the file, for its table of contents. */
  readonly entries: readonly ContentsEntry[];
  /** What the paper is called in the file; its own title where there is none. */
  readonly title?: string | undefined;
  /** Its heading is that of the whole page, which has none beside. */
  readonly isLead?: boolean;
}

/** The file around a paper; null for a paper by itself. */
export const PrintPartContext = createContext<PrintPartInfo | null>(null);
