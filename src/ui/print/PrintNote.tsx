import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface PrintNoteProps {
  readonly children: ReactNode;
  /** As legal notices are set. */
  readonly isSmall?: boolean;
}

/** In small: where figures come from, what they are not. */
export function PrintNote({ children, isSmall = false }: PrintNoteProps) {
  return (
    <p
      className={cx(
        'text-(--print-ink2)',
        isSmall ? 'text-[7pt] leading-[9.5pt]' : 'text-[8pt] leading-[11pt]',
      )}
    >
      {children}
    </p>
  );
}
