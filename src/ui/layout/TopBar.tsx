import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { Crumb } from './types.ts';

export interface TopBarProps {
  crumbs: readonly Crumb[];
  /** Before the breadcrumb on narrow screens: the menu button, the operation menu. */
  start?: ReactNode;
  /** Presence, search, create, notifications, account. */
  actions?: ReactNode;
}

/** The 48 px bar over the content. */
export function TopBar({ crumbs, start, actions }: TopBarProps) {
  return (
    <header
      data-above-toasts=""
      className="max-md:group-has-data-form-bar/shell:static no-print sticky top-0 z-(--z-bar) flex h-12 shrink-0 items-center gap-3 border-b border-line bg-bg px-4 md:px-6"
    >
      {start}
      <Breadcrumb crumbs={crumbs} />
      <div className="ml-auto flex shrink-0 items-center gap-2">{actions}</div>
    </header>
  );
}
