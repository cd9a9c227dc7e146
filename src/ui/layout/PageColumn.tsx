import type { ReactNode } from 'react';

/** A page without a menu beside it, no wider than its lines are easily read, from the top on. */
export function PageColumn({ children }: { readonly children: ReactNode }) {
  return <div className="mb-auto flex w-full max-w-200 flex-col gap-4">{children}</div>;
}
