import type { ReactNode } from 'react';

/** Something that no page break divides. */
export function PrintWhole({ children }: { children: ReactNode }) {
  return <div className="break-inside-avoid">{children}</div>;
}
