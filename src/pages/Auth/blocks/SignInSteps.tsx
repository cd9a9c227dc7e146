import { useEffect } from 'react';
import type { LoginProps } from '#contracts/auth/login.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as authMessages from '#messages/auth.ts';
import * as signInMessages from '#messages/auth/sign-in.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { whenIdle } from '#runtime/platform/when-idle.ts';
import { useTitle } from '#runtime/title/title.ts';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import type { CodeFormProps } from './CodeForm.tsx';
import type { CompanyChoiceProps } from './CompanyChoice.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The steps after the password come while it is typed. */
const CodeForm = lazyPart<CodeFormProps>(async () => (await import('./CodeForm.tsx')).CodeForm);
const CompanyChoice = lazyPart<CompanyChoiceProps>(
  async () => (await import('./CompanyChoice.tsx')).CompanyChoice,
);
const prepareSteps = (): void => {
  CodeForm.prepare();
  CompanyChoice.prepare();
};

/** Addresses of the steps in one area. */
export interface SignInHrefs {
  readonly store: string;
  readonly code: string;
  readonly cancel: string;
  readonly request: string;
  /** Null where nobody can sign up. */
  readonly register: string | null;
}

interface SignInStepsProps {
  readonly page: WithShared<LoginProps>;
  readonly hrefs: SignInHrefs;
  readonly title: string;
  readonly tagline: string;
  /** The way to the sign-in of the other area. */
  readonly other: { readonly question: string; readonly text: string };
  readonly hasRemember: boolean;
}

/** One sign-in, step by step at the same address: password, code, company. */
export function SignInSteps({ page, hrefs, title, tagline, other, hasRemember }: SignInStepsProps) {
  const t = useMessages(signInMessages);
  const auth = useMessages(authMessages);
  const { step, email, companies, demoAccounts, otherSignInHref, waitS, app } = page;
  const wait = { seconds: waitS, since: app.now };
  const shown = step === 'password' ? title : t(`${step}.title`);
  useTitle(shown, app.name);
  useEffect(() => whenIdle(prepareSteps), []);
  if (step !== 'password') {
    return (
      <AuthPanel title={shown} tagline={t(`${step}.tagline`)}>
        {step === 'code' ? (
          <CodeForm action={hrefs.code} cancelHref={hrefs.cancel} wait={wait} />
        ) : (
          <CompanyChoice companies={companies} cancelHref={hrefs.cancel} />
        )}
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      title={shown}
      tagline={tagline}
      links={[
        ...(hrefs.register === null
          ? []
          : [{ question: auth('newHere'), text: auth('register'), href: hrefs.register }]),
        { ...other, href: otherSignInHref, prefetch: 'none' },
      ]}
    >
      <SignInForm
        action={hrefs.store}
        email={email}
        demoAccounts={demoAccounts}
        hasRemember={hasRemember}
        requestHref={hrefs.request}
        wait={wait}
      />
    </AuthPanel>
  );
}
