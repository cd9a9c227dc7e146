import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '../../feedback/PartFailed.tsx';

/** What somebody wanted of a control before its code was there; it does so as soon as it is. */
export type Wish = 'focus' | 'open' | null;

export interface Wished {
  readonly wish: Wish;
}

export interface Wishing {
  readonly onWish: (wish: Wish) => void;
}

/**
 * The control of a field whose code outweighs the page: a stand-in of the same look is drawn with the page, and
 * the control takes its place after the first paint, with the focus and opened if that was asked for meanwhile.
 *
 *     const SelectControl = lateControl<SelectControlProps>(
 *       async () => (await import('./SelectControl.tsx')).SelectControl,
 *       ButtonStandIn,
 *     );
 */
export function lateControl<Props extends object>(
  load: () => Promise<(props: Props & Wished) => ReactNode>,
  StandIn: (props: Props & Wishing) => ReactNode,
): ComponentType<Props> {
  const Part = lazyPart<Props & Wished & Wishing>(load, { pending: StandIn, failed: PartFailed });

  return function LateControl(props: Props) {
    const [wish, setWish] = useState<Wish>(null);
    return createElement(Part, { ...props, wish, onWish: setWish });
  };
}

/** Does in a control what was wished for before it was there: first the focus, to which its list gives it back. */
export function useWish(wish: Wish, autoFocus: boolean) {
  const [isOpen, onOpenChange] = useState(false);
  useEffect(() => {
    if (wish === 'open') onOpenChange(true);
    // Only what was wished for before it was there.
    // oxlint-disable-next-line react/exhaustive-deps -- a later wish is the control's own affair
  }, []);
  return { autoFocus: autoFocus || wish !== null, isOpen, onOpenChange };
}
