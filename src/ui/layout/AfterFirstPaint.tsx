import type { ReactNode } from 'react';
import { useAfterFirstPaint } from '#runtime/platform/useAfterFirstPaint.ts';

/**
 * What stands below the first screen of a page: drawn right after what is above it has been painted. Its place is
 * kept meanwhile, about as high as a card.
 *
 *     <Later>
 *       <JournalCard journal={journal} />
 *     </Later>
 */
export function AfterFirstPaint({ children }: { readonly children: ReactNode }) {
  const isWhole = useAfterFirstPaint();
  return isWhole ? children : <div aria-hidden="true" className="min-h-72" />;
}
