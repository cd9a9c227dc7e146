import { LanguageSwitch, ThemeSwitch } from './AppearanceSwitches.tsx';
import type { LayoutProps } from './layout-props.ts';

/** Language and theme under a page that has no menu. */
export function AppearanceFooter({ app }: Pick<LayoutProps['shared'], 'app'>) {
  return (
    <footer className="no-print flex flex-wrap items-center justify-center gap-3 px-4 pb-6">
      <LanguageSwitch app={app} />
      <ThemeSwitch app={app} />
    </footer>
  );
}
