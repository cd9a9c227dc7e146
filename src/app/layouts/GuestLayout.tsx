import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { AppearanceFooter } from './AppearanceFooter.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The bare frame of pages outside of any area: the page in the middle, language and theme at the bottom. */
export default function GuestLayout({ shared, children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <SkipLink />
      <OfflineBar />
      <main
        id="content"
        tabIndex={-1}
        className="flex flex-1 flex-col items-center justify-center px-4 py-10"
      >
        {children}
      </main>
      <AppearanceFooter app={shared.app} />
    </div>
  );
}
