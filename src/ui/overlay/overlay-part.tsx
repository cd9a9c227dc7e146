import { createElement, useState, type ComponentType } from 'react';
import { lazyPart, type LazyPart } from '#runtime/platform/lazy-part.ts';
import { NoDialog } from './NoDialog.tsx';

/** What opens and closes over a page. */
export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What cannot be opened now is closed again, and told. */
function Missing({ isOpen, onOpenChange }: OverlayProps) {
  return isOpen ? <NoDialog onClose={() => onOpenChange(false)} /> : null;
}

/**
 * An overlay whose code is fetched when it is first opened, or before by `prepare`: opened earlier, it shows as
 * soon as its code is here. It then stays, so that it can close with its movement; where the code cannot be had,
 * the next opening asks for it again.
 */
export function overlayPart<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart<Props>(load, { failed: Missing });

  function Overlay(props: Props) {
    const [isNeeded, setNeeded] = useState(props.isOpen);
    const wanted = props.isOpen || (isNeeded && Part.isHere());
    if (wanted !== isNeeded) setNeeded(wanted);
    return wanted ? createElement(Part, props) : null;
  }

  return Object.assign(Overlay, { prepare: Part.prepare, isHere: Part.isHere });
}
