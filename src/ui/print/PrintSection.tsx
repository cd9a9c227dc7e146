import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface PrintSectionProps {
  title: string;
  /** At the right of the title: a state, a source, the unit. */
  aside?: ReactNode;
  /** No page break divides it. */
  isWhole?: boolean;
  children: ReactNode;
}

/** A part of a chapter under its title. */
export function PrintSection({ title, aside, isWhole = false, children }: PrintSectionProps) {
  return (
    <section className={cx(isWhole && 'break-inside-avoid')}>
      {/* An accent of a capital rises above its line: at the head of a page it would be left on the one before. */}
      <div className="flex items-baseline justify-between gap-[6mm] pt-[0.8mm] break-after-avoid">
        <h2>{title}</h2>
        {aside !== undefined && (
          <p className="text-right text-[8pt] leading-[11pt] text-(--print-ink2)">{aside}</p>
        )}
      </div>
      <div className="flex flex-col gap-[3mm]">{children}</div>
    </section>
  );
}
