import { useEffect } from 'react';
import { Toaster, toast as sonner } from 'sonner';
import { toastQueue, type ToastMessage } from './toast.ts';
import type { ToastTexts } from './ToastHost.tsx';
import { useClearOfHeads } from './useClearOfHeads.ts';

const DURATION_MS = 5000;

type Shown = Map<string, string | number>;

function show(
  { tone, text, description, action, undo, durationMs, name }: ToastMessage,
  texts: ToastTexts,
  shown: Shown,
): void {
  const button = undo ? { label: texts.undo, onAction: undo } : action;
  // The same message again takes the place of the former one, with a full time of its own.
  const sameAs = `${tone} ${text} ${description ?? ''}`;
  const former = shown.get(sameAs);
  if (former !== undefined && !button) sonner.dismiss(former);
  const id = sonner[tone](text, {
    ...(name !== undefined && { id: name }),
    duration: durationMs ?? DURATION_MS,
    description,
    action: button && { label: button.label, onClick: () => button.onAction() },
    onAutoClose: () => shown.delete(sameAs),
    onDismiss: () => shown.delete(sameAs),
  });
  shown.set(sameAs, id);
}

/** The toasts themselves, top right, under the heads of the page. */
export default function ToastArea({ texts }: { readonly texts: ToastTexts }) {
  useClearOfHeads();
  useEffect(() => {
    const shown: Shown = new Map();
    return toastQueue.attach({
      show: (message) => show(message, texts, shown),
      dismiss: (name) => void sonner.dismiss(name),
      clear: () => {
        shown.clear();
        sonner.dismiss();
      },
    });
  }, [texts]);
  return (
    <Toaster
      position="top-right"
      duration={DURATION_MS}
      closeButton
      containerAriaLabel={texts.notifications}
      toastOptions={{ closeButtonAriaLabel: texts.close }}
    />
  );
}
