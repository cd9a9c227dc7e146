import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '#runtime/navigation/AppLink.tsx';

export interface WayOut extends Pick<AppLinkProps, 'href' | 'prefetch'> {
  /** Before the link: « Vous êtes client ? ». */
  readonly question?: string;
  readonly text: string;
}

export interface AuthPanelProps {
  readonly title: string;
  /** Under the title, where there is something to say. */
  readonly tagline?: string;
  /** Other pages, in small below all the rest. */
  readonly links?: readonly WayOut[];
  readonly children: ReactNode;
}

/**
 * The one column of a sign-in page (`AuthLayout`): its title, what is to be done, where else to go:
 *
 *     <AuthPanel title="Mot de passe oublié" links={[{ text: 'Revenir à la connexion', href: login() }]}>…</AuthPanel>
 */
export function AuthPanel({ title, tagline = '', links = [], children }: AuthPanelProps) {
  return (
    <>
      <header className="mb-8 flex flex-col gap-2">
        <h1 className="font-display text-auth font-semibold">{title}</h1>
        {tagline !== '' && <p className="text-base break-words text-ink2">{tagline}</p>}
      </header>
      <div className="flex flex-col gap-5">{children}</div>
      {links.length > 0 && (
        <div className="mt-6 flex flex-col gap-2 text-table text-ink3">
          {links.map(({ question, text, ...link }) => (
            <p key={text}>
              {question}{' '}
              <AppLink {...link} className="text-link">
                {text}
              </AppLink>
            </p>
          ))}
        </div>
      )}
    </>
  );
}
