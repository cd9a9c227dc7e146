import type { ReactNode } from 'react';
import './document.css';
import { DocumentContext, type RunningTexts } from './document-context.ts';
import { useRunningTexts } from './useRunningTexts.ts';

export interface PrintDocumentProps extends RunningTexts {
  /** Across every page: the recipient of a copy. */
  watermark?: string | undefined;
  children: ReactNode;
}

/**
 * A document for paper: sheets with running heads, page numbers and, where asked for, a watermark.
 *
 * ```tsx
 * <PrintPreview>
 *   <PrintDocument company="Garonne Patrimoine" subject="Les Chais · OP-2025-001" edition="édité le 20/11/2026">
 *     <PrintSheet>
 *       <PrintContents entries={[{ id: 'synthese', title: 'Synthèse' }]} />
 *     </PrintSheet>
 *     <PrintSheet orientation="landscape">
 *       <PrintTitle id="synthese" title="Synthèse" />
 *     </PrintSheet>
 *   </PrintDocument>
 * </PrintPreview>
 * ```
 */
export function PrintDocument({ watermark, children, ...texts }: PrintDocumentProps) {
  useRunningTexts(texts);
  return (
    <DocumentContext value={texts}>
      <div className="print-document">
        {watermark !== undefined && (
          <p className="print-watermark" aria-hidden="true">
            <span style={{ fontSize: `${watermarkSizePt(watermark)}pt` }}>{watermark}</span>
          </p>
        )}
        {children}
      </div>
    </DocumentContext>
  );
}

/** As large as fits across the width between the margins, in points. */
const watermarkSizePt = (text: string): number => Math.min(44, Math.floor(800 / Math.max(1, text.length)));
