import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '#runtime/navigation/AppLink.tsx';

export interface TextLinkProps extends Pick<AppLinkProps, 'href' | 'prefetch'> {
  readonly children: ReactNode;
  /** Opens beside the page, so that nothing typed there is left. */
  readonly isNewTab?: boolean;
}

/** A link among words, as easy to hit as a button. */
export function TextLink({ children, isNewTab = false, ...link }: TextLinkProps) {
  const target = isNewTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <AppLink {...link} {...target} className="text-link touch-target">
      {children}
    </AppLink>
  );
}
