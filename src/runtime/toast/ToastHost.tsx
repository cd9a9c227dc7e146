import { lazy, Suspense, useEffect, useState } from 'react';
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

const ToastArea = lazy(() => import('./ToastArea.tsx'));

/** The place of toasts, once per application; nothing is loaded before the first one. */
export function ToastHost({ texts }: ToastHostProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => toastQueue.onFirst(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastArea texts={texts} />
    </Suspense>
  ) : null;
}
