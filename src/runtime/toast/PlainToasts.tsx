import { useEffect, useState } from 'react';
import { toastQueue, type ToastMessage } from './toast.ts';
import type { ToastTexts } from './ToastHost.tsx';

/** Toasts without any code to fetch: where the network is missing, that is what is to be told. They stay. */
export function PlainToasts({ texts }: { readonly texts: ToastTexts }) {
  const [shown, setShown] = useState<readonly ToastMessage[]>([]);
  useEffect(
    () =>
      toastQueue.attach({
        show: (message) => setShown((now) => [...now.filter(({ text }) => text !== message.text), message]),
        dismiss: (name) => setShown((now) => now.filter((message) => message.name !== name)),
        clear: () => setShown([]),
      }),
    [],
  );
  const close = (closed: ToastMessage): void =>
    setShown((now) => now.filter((message) => message !== closed));
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
