import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '#runtime/navigation/AppLink.tsx';

export interface TextLinkProps extends Pick<AppLinkProps, 'href' | 'prefetch'> {
  readonly children: ReactNode;
}

/** A link among words, as easy to hit as a button. */
export function TextLink({ children, ...link }: TextLinkProps) {
  return (
    <AppLink {...link} className="text-link touch-target">
      {children}
    </AppLink>
  );
}
