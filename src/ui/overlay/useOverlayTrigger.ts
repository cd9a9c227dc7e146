import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { LazyPart } from '#runtime/platform/lazy-part.ts';
import { whenIdle } from '#runtime/platform/when-idle.ts';

/** Where the focus goes in a menu: a line, or, after a pointer, the menu itself. */
export type MenuFocus = 'first' | 'last' | true;

/** What the opened part has to know of its trigger. */
interface OpenedProps {
  readonly id: string;
  readonly triggerRef: { readonly current: HTMLButtonElement | null };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface OverlayTrigger {
  readonly triggerProps: ComponentProps<'button'>;
  readonly overlayProps: OpenedProps;
  readonly menuFocus: MenuFocus;
}

const pressKeys: Readonly<Record<string, MenuFocus>> = { Enter: 'first', ' ': 'first' };
const menuKeys: Readonly<Record<string, MenuFocus>> = { ...pressKeys, ArrowDown: 'first', ArrowUp: 'last' };

/**
 * A real button that opens an overlay whose code comes by itself: in a pause after the first paint, or earlier,
 * as soon as pointer or focus come near. Pressed before that, the overlay opens when its code is here.
 *
 * @example
 * const { triggerProps, overlayProps } = useOverlayTrigger('menu', MenuPanel);
 * <button {...triggerProps}>…</button> <MenuPanel {...overlayProps} />
 */
export function useOverlayTrigger(
  kind: 'dialog' | 'menu',
  part: Pick<LazyPart<never>, 'prepare' | 'isHere'>,
): OverlayTrigger {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [menuFocus, setMenuFocus] = useState<MenuFocus>(true);
  const wasOpen = useRef(false);
  const { prepare } = part;
  useEffect(() => whenIdle(prepare), [prepare]);

  const open = (focus: MenuFocus): void => {
    prepare();
    // Not every browser gives the focus to a button that is clicked, and it is what gets it back.
    triggerRef.current?.focus({ preventScroll: true });
    setMenuFocus(focus);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const focus = (kind === 'menu' ? menuKeys : pressKeys)[event.key];
    if (focus !== undefined) {
      // The click that a key would make passes for a screen reader's, after which the focus moves late.
      event.preventDefault();
      open(focus);
    }
    // Once it is here the keys are its own.
    if (event.key === 'Escape') setOpen(false);
  };

  return {
    triggerProps: {
      ref: triggerRef,
      type: 'button',
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      // A click without a pointer is a screen reader's.
      onClick: ({ detail }) => {
        if (wasOpen.current) setOpen(false);
        else open(detail === 0 ? 'first' : true);
        wasOpen.current = false;
      },
      // The focus that the press takes away may have closed it by the time of the click. Before it shows, a second
      // press asks for the same.
      onPointerDown: () => {
        wasOpen.current = isOpen && part.isHere();
      },
      onKeyDown,
      onPointerEnter: prepare,
      onFocus: prepare,
    },
    overlayProps: { id, triggerRef, isOpen, onOpenChange: setOpen },
    menuFocus,
  };
}
