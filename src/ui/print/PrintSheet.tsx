import type { CSSProperties, ReactNode } from 'react';

/** A4, in mm. */
const papers = {
  portrait: { width: 210, height: 297 },
  landscape: { width: 297, height: 210 },
} as const;

/** The CSS pages of the house: a single page draws its own margins, a flow takes those of its paper. */
const defaultPages = {
  portrait: { single: 'cover', flow: undefined },
  landscape: { single: 'cover-landscape', flow: 'landscape' },
} as const;

export interface PrintSheetProps {
  children: ReactNode;
  orientation?: keyof typeof papers;
  /** Margin on the four sides in mm; 0 for a cover, 15 by the charter. */
  marginMm?: number;
  /** Exactly one page (a cover); otherwise the content flows on as many as it needs. */
  isSinglePage?: boolean;
  /** Name of the CSS page (`@page finance`), whose margin boxes hold the running header. */
  page?: string;
  className?: string;
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
  page,
  className = '',
}: PrintSheetProps) {
  const { width, height } = papers[orientation];
  const pageName = page ?? defaultPages[orientation][isSinglePage ? 'single' : 'flow'];
  const style: CSSProperties & Record<'--sheet-width' | '--sheet-height' | '--sheet-margin', string> = {
    '--sheet-width': `${width}mm`,
    '--sheet-height': `${height}mm`,
    '--sheet-margin': `${marginMm}mm`,
    ...(pageName === undefined ? {} : { page: pageName }),
  };
  return (
    <section className={`print-sheet ${className}`} data-single={isSinglePage ? '' : undefined} style={style}>
      {children}
    </section>
  );
}
