import type { ReactNode } from 'react';
import type { ContentsEntry } from './PrintContents.tsx';
import { PrintPartContext } from './part-context.ts';

interface PrintPartProps {
  /** What the table of contents leads to. */
  readonly anchor: string;
  readonly entries: readonly ContentsEntry[];
  /** In place of the paper’s own title. */
  readonly title?: string | undefined;
  /** Its heading is that of the whole page, which has none beside. */
  readonly isLead?: boolean;
  readonly children: ReactNode;
}

/** A paper within a file: it begins on a page of its own. */
export function PrintPart({ anchor, entries, title, isLead = false, children }: PrintPartProps) {
  return (
    <div id={anchor} className="print-part">
      <PrintPartContext value={{ entries, title, isLead }}>{children}</PrintPartContext>
    </div>
  );
}

/** Stands for a paper whose code is on its way: whoever prints waits for it. */
export function PrintPartPending() {
  return <div data-chart="waiting" className="no-print h-32" />;
}

/** Over the sheets on a screen: what they are made of. Nothing of it is printed. */
export function PrintPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className="no-print mx-auto mt-6 flex w-full max-w-[210mm] flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-e1">
      {children}
    </div>
  );
}
