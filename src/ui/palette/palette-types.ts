import type { ReactNode } from 'react';
import type { IconShape } from '../identity/Icon.tsx';

/** A line of the palette. */
export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  /** What tells it from others with the same title. */
  readonly detail?: string | undefined;
  /** The amount that goes with it, never cut. */
  readonly figure?: ReactNode;
  readonly icon: IconShape;
  /** Keys that do it without the palette. */
  readonly keys?: string | undefined;
  /** Where it leads; else `onRun` is all that happens. */
  readonly href?: string | undefined;
  readonly inactiveReason?: string | undefined;
}

/** Lines under one title. */
export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}
