import type { ReactNode } from 'react';

export interface PrintCaseProps {
  title: string;
  /** Under the title: where, when, how much of it. */
  detail: string;
  /** At its left; without one the text takes the width. */
  photo?: { readonly src: string; readonly alt: string } | undefined;
  children: ReactNode;
}

/** Something finished as a card of 55 mm: its photograph, what it was, what came of it. No page break divides it. */
export function PrintCase({ title, detail, photo, children }: PrintCaseProps) {
  return (
    <article className="flex min-h-[55mm] break-inside-avoid gap-[5mm] border-[0.15mm] border-(--print-rule-light) p-[5mm]">
      {photo !== undefined && (
        <img src={photo.src} alt={photo.alt} className="h-[45mm] w-[70mm] shrink-0 object-cover" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-[2mm]">
        <div>
          <h3 className="text-[11.5pt] leading-[15pt] font-semibold">{title}</h3>
          <p className="text-[8.5pt] leading-[12pt] text-(--print-ink2)">{detail}</p>
        </div>
        {children}
      </div>
    </article>
  );
}
