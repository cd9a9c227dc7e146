/** The event by which a document is told that the cart was saved or cleared. */
export const storageUpdate = 'storage-update';

/** Carries the news of a change to this tab and the others. */
export interface CartChannel {
  /** Tells everyone, this tab included. */
  notify(): void;
  listen(listener: () => void): () => void;
}

/** The parts of a window that are needed. */
type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;

/** The line to the other tabs. */
export interface OtherTabs {
  post(text: string): void;
  hear(listener: (text: unknown) => void): void;
}

/**
 * Tells by an event `storage-update` on the window, in every tab of the browser. The browser's own `storage`
 * event says nothing in the tab that wrote, nor when the same list is saved again.
 */
export function createCartChannel(key: string, target: Target, others: OtherTabs | null): CartChannel {
  const emitHere = (): void => {
    target.dispatchEvent(new CustomEvent(storageUpdate, { detail: { key } }));
  };
  others?.hear((text) => {
    if (text === key) emitHere();
  });
  return {
    notify() {
      emitHere();
      others?.post(key);
    },
    listen(listener) {
      const hear = (event: Event): void => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : null;
        if (typeof detail === 'object' && detail !== null && 'key' in detail && detail.key === key)
          listener();
      };
      target.addEventListener(storageUpdate, hear);
      return () => target.removeEventListener(storageUpdate, hear);
    },
  };
}

function otherTabs(): OtherTabs | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const line = new BroadcastChannel(storageUpdate);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast never leaves the origin, and takes none
    post: (text) => line.postMessage(text),
    hear: (listener) => line.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
}

/** The channel of the browser; without a window, one that reaches nobody. */
export function browserCartChannel(key: string): CartChannel {
  if (typeof window === 'undefined') return createCartChannel(key, new EventTarget(), null);
  return createCartChannel(key, window, otherTabs());
}
