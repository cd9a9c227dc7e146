import type { ReactNode } from 'react';

export interface PrintAsideProps {
  children: ReactNode;
  /** At its right, with two fifths of the width. */
  aside: ReactNode;
}

/** A drawing with what it comes to beside it; no page break divides them. */
export function PrintAside({ children, aside }: PrintAsideProps) {
  return (
    <div className="grid break-inside-avoid grid-cols-[3fr_2fr] items-start gap-[8mm] *:min-w-0">
      {children}
      {aside}
    </div>
  );
}
