import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'discreet' | 'danger' | 'dangerFilled';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brick text-white shadow-e1 hover:bg-brick-hover active:bg-brick-hover',
  secondary: 'border border-line2 bg-card text-ink shadow-e1 hover:bg-hover active:bg-sunken',
  discreet: 'text-ink2 hover:bg-hover hover:text-ink active:bg-sunken',
  danger: 'border border-line2 bg-card text-neg shadow-e1 hover:border-neg-fill hover:bg-neg-bg',
  dangerFilled: 'bg-danger text-white shadow-e1 hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-(--button-sm) px-2.5 text-table gap-1.5',
  md: 'min-h-(--button-md) px-3 text-ui gap-1.5',
  lg: 'min-h-(--button-lg) px-4 text-ui gap-2',
};

/** A spinner of 12 px and a gap of 4 eat 8 px of each side: the width of a button without icon does not move. */
const spinnerSizes: Record<ButtonSize, string> = {
  sm: 'min-h-(--button-sm) px-0.5 text-table gap-1',
  md: 'min-h-(--button-md) px-1 text-ui gap-1',
  lg: 'min-h-(--button-lg) px-2 text-ui gap-1',
};

const inactive = 'bg-sunken border border-line text-ink-disabled cursor-not-allowed';

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isInactive?: boolean;
  isPending?: boolean;
  /** Pending without an icon whose place the spinner would take. */
  hasSpinnerOnly?: boolean;
  isFull?: boolean;
}

/** The classes of a button, which nobody presses on paper, for whatever element plays it: button, link or menu trigger. */
export function buttonStyle({
  variant = 'secondary',
  size = 'md',
  isInactive = false,
  isPending = false,
  hasSpinnerOnly = false,
  isFull = false,
}: ButtonStyle): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap select-none',
    'no-print no-underline transition-colors duration-120 ease-house',
    (hasSpinnerOnly ? spinnerSizes : sizes)[size],
    isInactive ? inactive : variants[variant],
    isPending && 'cursor-progress',
    isFull && 'w-full',
  );
}
