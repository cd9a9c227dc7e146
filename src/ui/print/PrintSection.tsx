import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface PrintSectionProps {
  title: string;
  children: ReactNode;
  /** No page break divides it. */
  isWhole?: boolean;
}

/** A part of a chapter under its heading, which no page break leaves alone. */
export function PrintSection({ title, children, isWhole = false }: PrintSectionProps) {
  return (
    <section className={cx('flow-root', isWhole && 'print-block')}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
