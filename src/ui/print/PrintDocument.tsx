import { type ReactNode, useLayoutEffect } from 'react';
import './document.css';
import { DocumentContext, type DocumentTexts, type RunningTexts } from './document-context.ts';
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

/** « Page 3 / 12 », which only the paper can count. */
const pageNumber = `'Page\u00A0' counter(page) '\u00A0/\u00A0' counter(pages)`;

/**
 * Gives the texts to the margin boxes of the paper, which read them from variables of the root element: CSS has no
 * other way to them in Chromium. Taken back when the caller leaves.
 */
function useRunningTexts({ company, subject, edition, note = '' }: RunningTexts): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const texts = { company, subject, edition, note };
    for (const [name, text] of Object.entries(texts)) style.setProperty(`--print-${name}`, cssString(text));
    style.setProperty('--print-number', pageNumber);
    return () => {
      for (const name of [...Object.keys(texts), 'number']) style.removeProperty(`--print-${name}`);
    };
  }, [company, subject, edition, note]);
}

/** A CSS string: it knows no line break, and for all that is left its escapes are those of JSON. */
const cssString = (text: string): string => JSON.stringify(text.replaceAll(/[\n\r\t\f]+/g, ' '));
