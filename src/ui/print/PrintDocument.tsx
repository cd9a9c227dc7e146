import type { ReactNode } from 'react';
import './document.css';
import { DocumentContext, type DocumentTexts } from './document-context.ts';
import { useRunningTexts } from './useRunningTexts.ts';
import { Watermark } from './Watermark.tsx';

export interface PrintDocumentProps extends DocumentTexts {
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
export function PrintDocument({ children, ...texts }: PrintDocumentProps) {
  useRunningTexts(texts);
  return (
    <DocumentContext value={texts}>
      <div className="print-document">
        {texts.watermark !== undefined && <Watermark text={texts.watermark} on="page" />}
        {children}
      </div>
    </DocumentContext>
  );
}
