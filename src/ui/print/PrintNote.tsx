import type { ReactNode } from 'react';

/** A remark in small type: what is hidden, how something was reckoned, what a sign means. */
export function PrintNote({ children }: { readonly children: ReactNode }) {
  return <p className="text-[8pt] leading-[11pt] text-(--print-ink2)">{children}</p>;
}
