import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  /** A line under or beside the title: counts, address, person. */
  subtitle?: ReactNode;
  /** Beside the title: a state badge. */
  badge?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** The subtitle on the line of the title, for a short count. */
  isInline?: boolean;
}

/** The title of a page and what can be done there. */
export function PageHeader({ title, subtitle, badge, actions, isInline = false }: PageHeaderProps) {
  return (
    <header data-above-toasts="" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div
        className={
          isInline ? 'flex min-w-0 flex-wrap items-baseline gap-x-3' : 'flex min-w-0 flex-col gap-0.5'
        }
      >
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 font-display text-h1 font-semibold">{title}</h1>
          {badge}
        </div>
        {subtitle && <div className="flex flex-wrap items-center gap-x-2 text-ink3">{subtitle}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 max-md:gap-1.5">{actions}</div>}
    </header>
  );
}
