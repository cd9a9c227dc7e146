import { use, type CSSProperties, type ReactNode } from 'react';
import { DocumentContext, type RunningTexts } from './document-context.ts';
import type { RunningLogo } from './running-logo.ts';
import { Watermark } from './Watermark.tsx';

/** A4, in mm. */
const papers = {
  portrait: { width: 210, height: 297 },
  landscape: { width: 297, height: 210 },
} as const;

/** The CSS pages of the house: a single page draws its own margins, a flow takes those of its paper. */
const defaultPages = {
  portrait: { single: 'cover', flow: 'usual', document: 'document' },
  landscape: { single: 'cover-landscape', flow: 'landscape', document: 'document-landscape' },
} as const;

export interface PrintSheetProps {
  children: ReactNode;
  orientation?: keyof typeof papers;
  /** Margin on the four sides in mm; 0 for a cover, 15 by the charter. */
  marginMm?: number;
  /** Exactly one page (a cover); otherwise the content flows on as many as it needs. */
  isSinglePage?: boolean;
  /** Its parts stand close, as a summary on one page wants it. */
  isDense?: boolean;
  /** Name of the CSS page (`@page finance`) where the house's own will not do. */
  page?: string;
}

/**
 * A sheet of paper: real sizes on screen, one or several pages in print. On paper the margins come from
 * `@page`, so that they repeat; on screen the sheet draws them itself.
 */
export function PrintSheet({
  children,
  orientation = 'portrait',
  marginMm = 15,
  isSinglePage = false,
  isDense = false,
  page,
}: PrintSheetProps) {
  const running = use(DocumentContext);
  const { width, height } = papers[orientation];
  const flow = running === null ? 'flow' : 'document';
  const pageName = page ?? defaultPages[orientation][isSinglePage ? 'single' : flow];
  const style: CSSProperties & Record<`--sheet-${'width' | 'width-px' | 'height' | 'margin'}`, string> = {
    '--sheet-width': `${width}mm`,
    '--sheet-width-px': String(Math.ceil((width / 25.4) * 96)),
    '--sheet-height': `${height}mm`,
    '--sheet-margin': `${marginMm}mm`,
    page: pageName,
  };
  return (
    <section
      className="print-sheet"
      data-single={isSinglePage ? '' : undefined}
      data-dense={isDense ? '' : undefined}
      style={style}
    >
      {running !== null && !isSinglePage && <ScreenHeads {...running} />}
      {running?.watermark !== undefined && <Watermark text={running.watermark} on="sheet" />}
      {children}
    </section>
  );
}

/** On the screen, what the margins of the paper will hold; the paper has it from its own boxes, with page numbers. */
function ScreenHeads({
  company,
  subject,
  edition,
  note,
  logo,
}: RunningTexts & { readonly logo: RunningLogo | null }) {
  return (
    <div className="print-screen-heads" aria-hidden="true">
      <p>
        <span>
          {logo === null ? company : <img src={logo.src} alt="" width={logo.width} height={logo.height} />}
        </span>
        <span>{subject}</span>
      </p>
      <p>
        <span>
          {company} · {edition}
        </span>
        <span>{note}</span>
      </p>
    </div>
  );
}
