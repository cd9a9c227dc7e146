import { useRef, type KeyboardEvent } from 'react';

const moves: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Left and right arrows move the focus around the segments; a radio is chosen as it takes the focus. */
export function useSegmentArrows<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined || !ref.current) return;
    const items = [...ref.current.querySelectorAll<HTMLElement>('a, button')];
    const index = items.findIndex((item) => item === document.activeElement);
    const next = items[(index + move + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next.getAttribute('role') === 'radio') next.click();
  };
  return { ref, onKeyDown };
}
