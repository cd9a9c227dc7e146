import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Id of the place that the shell keeps for a navigation of the page's own, beside its main one. */
const slotId = 'page-navigation';

const findSlot = (): HTMLElement | null => document.getElementById(slotId);
// Nothing tells when the place appears: it is looked for again once the page and its shell are mounted.
const neverChanges = (): (() => void) => () => undefined;

/** Puts a navigation beside the shell's own, at full height. */
export function PageNavigation({ children }: { children: ReactNode }) {
  const slot = useSyncExternalStore(neverChanges, findSlot, () => null);
  return slot && createPortal(children, slot);
}
