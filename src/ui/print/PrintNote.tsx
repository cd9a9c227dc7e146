import type { ReactNode } from 'react';

/** In small: where figures come from, what they are not. */
export function PrintNote({ children }: { children: ReactNode }) {
  return <p className="text-[8pt] leading-[11pt] text-(--print-ink2)">{children}</p>;
}
