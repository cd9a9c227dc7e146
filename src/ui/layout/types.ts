import type { IconShape } from '../identity/Icon.tsx';

/** A line of a navigation. */
export interface NavItem {
  label: string;
  href: string;
  icon: IconShape;
  isCurrent?: boolean;
  /** A counter at the right. */
  count?: number | undefined;
  /** The counter asks for attention: crimson. */
  isUrgent?: boolean;
}

/** Lines under one title; the first group has none. */
export interface NavGroup {
  id: string;
  title?: string;
  items: readonly NavItem[];
}

/** A step of the breadcrumb; the last one has no address. */
export interface Crumb {
  label: string;
  href?: string | undefined;
}
