import type { MouseEvent, Ref } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { Spinner } from './Spinner.tsx';
import { showReason } from './show-reason.ts';

export interface IconButtonProps {
  icon: IconShape;
  /** Accessible name, shown as a tooltip too. */
  label: string;
  variant?: 'discreet' | 'secondary' | 'danger';
  size?: 'sm' | 'md';
  iconSize?: 14 | 16 | 18 | 22;
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  type?: 'button' | 'submit';
  isPending?: boolean;
  inactiveReason?: string | undefined;
  /** A dot at the corner: something new stands behind. */
  hasDot?: boolean;
  ref?: Ref<HTMLButtonElement>;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
}

const looks = {
  discreet: 'text-ink2 hover:bg-hover hover:text-ink',
  secondary: 'border border-line2 bg-card text-ink shadow-e1 hover:bg-hover',
  danger: 'text-ink2 hover:bg-neg-bg hover:text-neg',
} as const;

/** A square button with an icon only; its name is read, and shown on hover and focus. */
export function IconButton({
  icon,
  label,
  variant = 'discreet',
  size = 'md',
  iconSize = size === 'sm' ? 14 : 16,
  href,
  onClick,
  type = 'button',
  isPending = false,
  inactiveReason,
  hasDot = false,
  ...rest
}: IconButtonProps) {
  const isInactive = Boolean(inactiveReason);
  const className = cx(
    'no-print relative inline-grid shrink-0 place-items-center rounded-control transition-colors duration-120 ease-house',
    size === 'sm' ? 'size-(--button-sm)' : 'size-(--button-md)',
    isInactive ? 'cursor-not-allowed text-ink-disabled' : looks[variant],
  );
  const content = (
    <span className="relative">
      {isPending ? <Spinner size={iconSize} /> : <Icon icon={icon} size={iconSize} />}
      {hasDot && (
        <span
          className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-brick ring-1 ring-bg"
          aria-hidden="true"
        />
      )}
    </span>
  );
  const control =
    href && !isInactive ? (
      <AppLink href={href} className={className} aria-label={label} onClick={onClick}>
        {content}
      </AppLink>
    ) : (
      <button
        {...rest}
        type={type}
        className={className}
        aria-label={label}
        aria-disabled={isInactive || isPending || undefined}
        onClick={(event) => {
          if (!isInactive && !isPending) {
            onClick?.(event);
            return;
          }
          event.preventDefault();
          if (inactiveReason) showReason(inactiveReason);
        }}
      >
        {content}
      </button>
    );
  return <Tooltip text={inactiveReason ?? label}>{control}</Tooltip>;
}
