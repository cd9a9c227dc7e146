import type { ReactNode } from 'react';
import { PrintSheet } from './PrintSheet.tsx';

export interface PrintLetterProps {
  /** Whose letter it is, at the top; null without. */
  readonly head: { readonly name: string; readonly logoHref: string | null } | null;
  /** Legal details at the bottom; null without. */
  readonly foot: string | null;
  /** The line above the text. */
  readonly subject: ReactNode;
  readonly children: ReactNode;
}

/** A letter on A4: whose it is, what it is about, its text, legal details at the bottom of the sheet. */
export function PrintLetter({ head, foot, subject, children }: PrintLetterProps) {
  return (
    <PrintSheet marginMm={20}>
      <div className="flex min-h-[257mm] flex-col gap-[8mm] text-[11pt]/[16pt]">
        {head && (
          <header className="flex items-center gap-[4mm] border-b border-line2 pb-[4mm]">
            {head.logoHref !== null && (
              <img src={head.logoHref} alt="" className="max-h-[16mm] max-w-[40mm] object-contain" />
            )}
            <span className="font-display text-h2 font-semibold">{head.name}</span>
          </header>
        )}
        <p className="font-semibold">{subject}</p>
        <div className="flex-1">{children}</div>
        {foot !== null && (
          <footer className="border-t border-line2 pt-[3mm] text-center text-label text-ink3">{foot}</footer>
        )}
      </div>
    </PrintSheet>
  );
}
