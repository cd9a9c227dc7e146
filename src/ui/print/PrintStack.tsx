import type { ReactNode } from 'react';

/** Cards one under the other. */
export function PrintStack({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-[6mm]">{children}</div>;
}
