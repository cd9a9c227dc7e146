import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';

export interface TextLinkProps extends Pick<AppLinkProps, 'href' | 'prefetch'> {
  readonly children: ReactNode;
  /** Opens beside the page, so that nothing typed there is left. */
  readonly isNewTab?: boolean;
  /** In the colour of the words around it, underlined: in a banner. */
  readonly isInherited?: boolean;
  readonly iconEnd?: IconShape;
}

/** A link among words, as easy to hit as a button. */
export function TextLink({
  children,
  isNewTab = false,
  isInherited = false,
  iconEnd,
  ...link
}: TextLinkProps) {
  const target = isNewTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <AppLink
      {...link}
      {...target}
      className={cx(
        'touch-target',
        isInherited ? 'underline underline-offset-2' : 'text-link',
        iconEnd && 'inline-flex items-center gap-1.5',
      )}
    >
      {children}
      {iconEnd && <Icon icon={iconEnd} size={14} />}
    </AppLink>
  );
}
