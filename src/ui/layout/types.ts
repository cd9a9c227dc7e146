import type { IconShape } from '../identity/Icon.tsx';

interface NavEntry {
  label: string;
  icon: IconShape;
  isCurrent?: boolean;
  /** A counter at the right. */
  count?: number | undefined;
  /** The counter asks for attention: crimson. */
  isUrgent?: boolean;
}

/** A line of a navigation. */
export interface NavItem extends NavEntry {
  href: string;
}

/** A line that opens something over the page instead of leading to another one: help. */
export interface NavCommand extends NavEntry {
  onPress: () => void;
}

/** Lines under one title; the first group has none. */
export interface NavGroup<Item = NavItem> {
  id: string;
  title?: string;
  items: readonly Item[];
}

/** A step of the breadcrumb; the last one has no address. */
export interface Crumb {
  label: string;
  href?: string | undefined;
}

/** Where the list is that a record was opened from. */
export interface WayBack {
  label: string;
  href: string;
}
