import * as authMessages from '#messages/auth.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Facade } from '#ui/identity/Facade.tsx';
import { Wordmark } from '#ui/identity/Wordmark.tsx';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { LanguageSwitch, ThemeSwitch } from './AppearanceSwitches.tsx';
import { DemoMailboxLink } from './DemoMailboxLink.tsx';
import type { LayoutProps } from './layout-props.ts';
import { SignInNotice } from './SignInNotice.tsx';

/** The sign-in of the administration: the same house by night, on the slate kept for the administration. */
export default function AdminSignInLayout({ shared, children }: LayoutProps) {
  const t = useMessages(authMessages);
  return (
    <div className="grid min-h-dvh bg-bg lg:grid-cols-[43%_57%]">
      <SkipLink />
      <div className="mx-auto flex w-full max-w-108 min-w-0 flex-col px-6 py-8 md:py-10">
        <header>
          <Wordmark caption={t('administration')} />
        </header>
        <main id="content" tabIndex={-1} className="auth-form flex flex-1 flex-col py-10 md:py-12">
          <SignInNotice app={shared.app} />
          {children}
        </main>
        <footer className="flex flex-wrap gap-x-6 gap-y-2">
          <DemoMailboxLink app={shared.app} />
          <LanguageSwitch app={shared.app} />
          <ThemeSwitch app={shared.app} />
        </footer>
      </div>
      <div className="sticky top-0 hidden h-dvh overflow-hidden bg-side-admin lg:block">
        <Facade className="opacity-25 mix-blend-luminosity" />
      </div>
    </div>
  );
}
