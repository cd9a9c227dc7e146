import type { ReactNode } from 'react';
import { Mark } from '../identity/Mark.tsx';

export interface RecipientHeaderProps {
  /** Whose pages these are: the company that sent the link. */
  sender: string;
  /** Its logo; the mark of the house without one. */
  logoSrc?: string | null;
  /** For whom and until when. */
  caption?: ReactNode;
  /** What can be done here: « Lecture seule ». */
  badge?: ReactNode;
}

/** The top of pages behind a link that someone was sent: its sender, and neither navigation nor account. */
export function RecipientHeader({ sender, logoSrc = null, caption, badge }: RecipientHeaderProps) {
  return (
    <header className="no-print border-b border-line bg-card">
      <div className="mx-auto flex w-full max-w-240 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 md:px-6">
        <div className="flex min-w-0 items-center gap-3">
          {logoSrc === null ? (
            <Mark size={36} className="shrink-0" />
          ) : (
            <img src={logoSrc} alt="" className="h-9 max-w-32 shrink-0 object-contain" />
          )}
          <div className="min-w-0">
            <p className="truncate font-display text-base font-semibold" title={sender}>
              {sender}
            </p>
            {caption && <div className="text-table text-ink3">{caption}</div>}
          </div>
        </div>
        {badge}
      </div>
    </header>
  );
}
