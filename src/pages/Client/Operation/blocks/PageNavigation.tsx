import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Id of the place that the shell keeps for a navigation of the page's own, beside its main one. */
const slotId = 'page-navigation';

/** Puts a navigation beside the shell's own, at full height. */
export function PageNavigation({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- a shell mounted with the page has its place only then, and all is still unseen
  useLayoutEffect(() => setSlot(document.getElementById(slotId)), []);
  return slot && createPortal(children, slot);
}
