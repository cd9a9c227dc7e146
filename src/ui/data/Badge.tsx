import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { toneClasses, type Tone } from './tones.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: Tone;
  icon?: IconShape | undefined;
  /** A drawing instead of an icon. */
  glyph?: ReactNode;
}

/** A state in words, with its icon and its colour. Never truncated: too long for its place, it has two lines. */
export function Badge({ children, tone = 'sourcing', icon, glyph }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-5 w-fit max-w-full shrink-0 items-center gap-1 rounded-badge px-1.5 text-label font-medium print:whitespace-nowrap',
        toneClasses[tone],
      )}
    >
      {glyph ?? (icon && <Icon icon={icon} size={12} />)}
      {children}
    </span>
  );
}
