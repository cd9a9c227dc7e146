import { type ReactNode, useLayoutEffect } from 'react';
import './document.css';
import './grey.css';
import { DocumentContext, type DocumentTexts, type RunningTexts } from './document-context.ts';
import { logoContent, type RunningLogo } from './running-logo.ts';
import { useRunningLogo } from './useRunningLogo.ts';
import { Watermark } from './Watermark.tsx';

export interface PrintDocumentProps extends DocumentTexts {
  /** Address of the company's logo, which stands at the head of its pages; its name does without one. */
  logoHref?: string | null;
  /** `grey`: nothing on its pages is coloured. */
  theme?: 'color' | 'grey';
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
export function PrintDocument({ children, logoHref = null, theme = 'color', ...texts }: PrintDocumentProps) {
  const coming = useRunningLogo(logoHref, theme === 'grey');
  const logo = coming === 'waiting' ? null : coming;
  useRunningTexts(texts, { logo, isGrey: theme === 'grey' });
  return (
    <DocumentContext value={{ ...texts, logo }}>
      <div
        className="print-document"
        data-paper-theme={theme}
        data-chart={coming === 'waiting' ? 'waiting' : undefined}
      >
        {texts.watermark !== undefined && <Watermark text={texts.watermark} on="page" />}
        {children}
      </div>
    </DocumentContext>
  );
}

/** « Page 3 / 12 », which only the paper can count. */
const pageNumber = `'Page\u00A0' counter(page) '\u00A0/\u00A0' counter(pages)`;

/** Ink and rules of the margin boxes on paper without colours. */
const greys = { 'box-ink': '#5c5c5c', 'head-rule': '#222', 'foot-rule': '#d8d8d8' };

/**
 * Gives the texts to the margin boxes of the paper, which read them from variables of the root element: CSS has no
 * other way to them in Chromium. Taken back when the caller leaves.
 */
function useRunningTexts(
  { company, subject, edition, note = '' }: RunningTexts,
  { logo, isGrey }: { readonly logo: RunningLogo | null; readonly isGrey: boolean },
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const contents = {
      head: logo === null ? cssString(company) : logoContent(logo),
      subject: cssString(subject),
      edition: cssString(`${company} · ${edition}`),
      note: cssString(note),
      number: pageNumber,
    };
    const values = [...Object.entries(contents), ...(isGrey ? Object.entries(greys) : [])];
    for (const [name, value] of values) style.setProperty(`--print-${name}`, value);
    return () => {
      for (const [name] of values) style.removeProperty(`--print-${name}`);
    };
  }, [company, subject, edition, note, logo, isGrey]);
}

/** A CSS string: it knows no line break, and for all that is left its escapes are those of JSON. */
const cssString = (text: string): string => JSON.stringify(text.replaceAll(/[\n\r\t\f]+/g, ' '));
