import { createElement, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '../../feedback/PartFailed.tsx';
import { focusTargetOf } from '../ids.ts';

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
 *       (props) => <StandIn {...props} text={chosenLabel(props)} icon={ChevronDown} />,
 *     );
 */
export function lateControl<Props extends object>(
  load: () => Promise<(props: Props & Wished) => ReactNode>,
  FieldPlaceholder: (props: Props & Wishing) => ReactNode,
): ComponentType<Props> {
  const Part = lazyPart<Props & Wished & Wishing>(load, { pending: FieldPlaceholder, failed: PartFailed });

  return function LateControl(props: Props) {
    const [wish, setWish] = useState<Wish>(null);
    // The focus that comes with a press takes nothing back of it.
    const onWish = (next: Wish) => setWish((now) => (now === 'open' && next === 'focus' ? now : next));
    return createElement(Part, { ...props, wish, onWish });
  };
}

/**
 * Does in a control what was wished for before it was there: it has the focus at once, so that a list which opens
 * then gives it back.
 */
export function useIntent(wish: Wish, name: string) {
  const [isOpen, onOpenChange] = useState(false);
  // Only what was wished for before it was there: a later wish is the control's own affair.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    if (wish !== null) focusTargetOf(name)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/set-state-in-effect -- its list may open only once its trigger stands there with the focus
    if (wish === 'open') onOpenChange(true);
  }, [wish, name]);
  return { isOpen, onOpenChange };
}
