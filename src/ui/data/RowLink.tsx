import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';

/** The link of a row: written in its name cell, it answers on the whole row. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink href={href} className="row-link">
      {children}
    </AppLink>
  );
}
