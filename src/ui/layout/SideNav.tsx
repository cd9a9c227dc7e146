import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useUiMessages } from '../useUiMessages.ts';
import { NavGroups } from './NavGroups.tsx';
import { navPalettes, type NavPalette } from './nav-palette.ts';
import type { NavCommand, NavGroup, NavItem } from './types.ts';

export interface SideNavProps {
  groups: readonly NavGroup[];
  /** Help and settings, at the bottom. */
  footerItems?: NavGroup<NavItem | NavCommand> | undefined;
  palette?: NavPalette;
  /** Mark and account, at the top; receives nothing of the width, must cut itself. */
  header: ReactNode;
  /** What the rail shows in place of the header: the mark. */
  railHeader: ReactNode;
  /** The 56 px rail at every width (inside an operation). */
  isRail?: boolean;
}

/** The main navigation: 228 px, a 56 px rail with tooltips between 1024 and 1279, hidden below. */
export function SideNav({
  groups,
  footerItems,
  palette = 'client',
  header,
  railHeader,
  isRail = false,
}: SideNavProps) {
  const t = useUiMessages();
  const form = isRail ? 'rail' : 'auto';
  return (
    <nav
      aria-label={t('layout.mainNavigation')}
      className={cx(
        'no-print sticky top-0 hidden h-dvh shrink-0 flex-col border-r lg:flex',
        navPalettes[palette].ground,
        isRail ? 'w-14' : 'lg:w-14 xl:w-57',
      )}
    >
      <div className={cx('shrink-0 p-2', isRail ? 'hidden' : 'hidden xl:block')}>{header}</div>
      <div className={cx('grid h-14 shrink-0 place-items-center', !isRail && 'xl:hidden')}>{railHeader}</div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 py-1 max-xl:px-2.5">
        <NavGroups groups={groups} palette={palette} form={form} />
      </div>
      {footerItems && (
        <div className="shrink-0 px-2 py-2 max-xl:px-2.5">
          <NavGroups groups={[footerItems]} palette={palette} form={form} />
        </div>
      )}
    </nav>
  );
}
