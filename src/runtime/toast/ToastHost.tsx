import { useEffect, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { toastQueue } from './toast.ts';

/** Words of the toasts. */
export interface ToastTexts {
  readonly undo: string;
  readonly close: string;
  readonly notifications: string;
}

export interface ToastHostProps {
  readonly texts: ToastTexts;
}

const ToastArea = lazyPart<ToastHostProps>(async () => (await import('./ToastArea.tsx')).default, {
  failed: PlainToasts,
});

/** The place of toasts, once per application; nothing is loaded before the first one. */
export function ToastHost({ texts }: ToastHostProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => toastQueue.onFirst(() => setNeeded(true)), []);
  return isNeeded ? <ToastArea texts={texts} /> : null;
}
