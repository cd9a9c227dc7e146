import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { SkipLink } from './SkipLink.tsx';

export interface AppShellProps {
  /** Bars above everything, full width: impersonation. */
  top?: ReactNode;
  /** `SideNav`, and `OperationNav` inside an operation. */
  navigation: ReactNode;
  /** `TopBar`. */
  bar: ReactNode;
  /** Banners under the top bar. */
  banners?: ReactNode;
  children: ReactNode;
  /** `BottomBar`, on phones only. */
  bottom?: ReactNode;
}

/** What the parts that stick to the bottom of a phone must leave free; a form has the bottom for its own bar. */
const phoneBarClasses =
  '[--bottom-bar:calc(3.75rem+env(safe-area-inset-bottom))] has-data-form-bar:[--bottom-bar:0px]';

/** The frame of the application: navigation at the left, bar at the top, content, phone bar at the bottom. */
export function AppShell({ top, navigation, bar, banners, children, bottom }: AppShellProps) {
  return (
    <div className={cx('group/shell flex min-h-dvh flex-col bg-bg', bottom !== undefined && phoneBarClasses)}>
      <SkipLink />
      {top}
      <div className="flex flex-1">
        {navigation}
        <div className="flex min-w-0 flex-1 flex-col">
          {bar}
          {banners}
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-440 flex-1 flex-col gap-5 p-4 max-md:pb-[calc(var(--bottom-bar,0px)+1rem)] md:p-6"
          >
            {children}
          </main>
        </div>
      </div>
      {bottom}
    </div>
  );
}
