import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What is printed instead of the page, which does not show it. */
export function PrintAlone({ children }: { readonly children: ReactNode }) {
  return createPortal(<div className="print-alone">{children}</div>, document.body);
}
