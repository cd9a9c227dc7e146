import type { ReactNode } from 'react';

/** A figure that tells of trouble where it does: below zero, late. Its sign or a word says so too. */
export function PrintTone({ isBad, children }: { readonly isBad: boolean; readonly children: ReactNode }) {
  return isBad ? <span data-tone="bad">{children}</span> : children;
}
