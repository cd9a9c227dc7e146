import { useContext, type MouseEvent, type ReactNode, type Ref } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { NavigationContext } from '#runtime/navigation/context.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import type { ActionLink } from './action.ts';
import { Spinner } from './Spinner.tsx';
import { showReason } from './show-reason.ts';

export interface ButtonProps {
  children: ReactNode;
  /** One `primary` per view; `dangerFilled` only inside a confirmation. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
  type?: 'button' | 'submit' | 'reset';
  /** With an address the button is a link of the application, with the same look. */
  href?: string;
  /** `download` of a link that fetches a file. */
  download?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The action runs: a spinner takes the place of the icon, presses are ignored. */
  isPending?: boolean;
  /** Why the action cannot be done now: makes the button inactive and stands in its tooltip. */
  inactiveReason?: string | undefined;
  /** Links to what puts that right; told with the reason when the button is pressed. */
  remedies?: readonly ActionLink[] | undefined;
  isFull?: boolean;
  /** On a phone the icon stands alone; the words are still read to who does not see it. */
  isCompactOnPhone?: boolean;
  /** After the words, on a phone too: a `CountChip`. */
  badge?: ReactNode;
  /** Id of the form it sends, when it stands outside of it. */
  form?: string;
  name?: string;
  value?: string;
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-keyshortcuts'?: string | undefined;
  'aria-describedby'?: string;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  /** It opens a window over the page. */
  'aria-haspopup'?: 'dialog';
  'aria-controls'?: string;
}

/** A button of the house, or a link that looks like one. An inactive button keeps its focus and says why, when pressed too. */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  type = 'button',
  href,
  download,
  onClick,
  isPending = false,
  inactiveReason,
  remedies,
  isFull = false,
  isCompactOnPhone = false,
  badge,
  ...rest
}: ButtonProps) {
  const navigation = useContext(NavigationContext);
  const isInactive = Boolean(inactiveReason);
  const className = buttonStyle({
    variant,
    size,
    isInactive,
    isPending,
    hasSpinnerOnly: isPending && !icon,
    isFull,
  });
  const iconSize = size === 'sm' ? 14 : 16;
  const content = (
    <>
      {isPending && <Spinner size={icon ? iconSize : 12} />}
      {!isPending && icon && <Icon icon={icon} size={iconSize} />}
      {isCompactOnPhone && icon ? <span className="max-md:sr-only">{children}</span> : children}
      {badge}
      {iconEnd && <Icon icon={iconEnd} size={14} />}
    </>
  );

  if (href && !isInactive && !isPending) {
    const { id, 'aria-label': ariaLabel, 'aria-keyshortcuts': ariaKeys } = rest;
    return (
      <AppLink
        href={href}
        className={className}
        onClick={onClick}
        id={id}
        aria-label={ariaLabel}
        aria-keyshortcuts={ariaKeys}
        download={download}
      >
        {content}
      </AppLink>
    );
  }

  const button = (
    <button
      {...rest}
      type={type}
      className={className}
      aria-disabled={isInactive || isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (!isInactive && !isPending) {
          onClick?.(event);
          return;
        }
        event.preventDefault();
        if (inactiveReason) showReason(inactiveReason, remedies, navigation);
      }}
    >
      {content}
    </button>
  );
  if (!inactiveReason) return button;
  return <Tooltip text={inactiveReason}>{button}</Tooltip>;
}
