import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { LanguageSwitch, ThemeSwitch } from './AppearanceSwitches.tsx';
import { DemoMailboxLink } from './DemoMailboxLink.tsx';
import type { LayoutProps } from './layout-props.ts';
import { SignInNotice } from './SignInNotice.tsx';

/** The frame of the sign-in page: the façade beside the form, language and theme under it. */
export default function SignInLayout({ shared, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <AuthLayout
        footer={
          <>
            <DemoMailboxLink app={shared.app} />
            <LanguageSwitch app={shared.app} />
            <ThemeSwitch app={shared.app} />
          </>
        }
      >
        <SignInNotice app={shared.app} />
        {children}
      </AuthLayout>
    </>
  );
}
