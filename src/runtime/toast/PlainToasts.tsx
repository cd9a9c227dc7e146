import { useCallback, useEffect, useRef, useState } from 'react';
import { toastQueue, type ToastMessage } from './toast.ts';
import type { ToastTexts } from './ToastHost.tsx';
import { useClearOfHeads } from './useClearOfHeads.ts';

/**
 * Toasts without any code to fetch: where the network is missing, that is what is to be told. They stay, and are
 * handed to those that come once it is back.
 */
export function PlainToasts({ texts }: { readonly texts: ToastTexts }) {
  const [shown, setShown] = useState<readonly ToastMessage[]>([]);
  const latest = useRef(shown);
  useClearOfHeads();
  const change = useCallback((next: (now: readonly ToastMessage[]) => readonly ToastMessage[]): void => {
    latest.current = next(latest.current);
    setShown(latest.current);
  }, []);
  useEffect(() => {
    const leave = toastQueue.attach({
      show: (message) => change((now) => [...now.filter(({ text }) => text !== message.text), message]),
      dismiss: (name) => change((now) => now.filter((message) => message.name !== name)),
      clear: () => change(() => []),
    });
    return () => leave(latest.current);
  }, [change]);
  const close = (closed: ToastMessage): void => change((now) => now.filter((message) => message !== closed));
  return (
    <section aria-label={texts.notifications} className="toasts-plain">
      {shown.map((message) => {
        const { tone, text, description, undo } = message;
        const action = undo ? { label: texts.undo, onAction: undo } : message.action;
        return (
          <div key={`${tone} ${text}`} role={tone === 'error' ? 'alert' : 'status'} data-type={tone}>
            <p>
              {text} {description}
            </p>
            {action && (
              <button
                type="button"
                onClick={() => {
                  close(message);
                  action.onAction();
                }}
              >
                {action.label}
              </button>
            )}
            <button type="button" onClick={() => close(message)}>
              {texts.close}
            </button>
          </div>
        );
      })}
    </section>
  );
}
