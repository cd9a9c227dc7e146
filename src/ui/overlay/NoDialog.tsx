import { useEffect } from 'react';
import * as runtimeMessages from '#messages/runtime.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { isOnline } from '#runtime/platform/online.ts';
import { toast } from '#runtime/toast/toast.ts';

/** One message, however often the window is asked for. */
const name = 'window missing';

/**
 * In place of a dialog whose code cannot be had: says so and closes, so that it can be asked for again. With a
 * network the document has to be loaded for that: a browser keeps the failure of an import.
 */
export function NoDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(runtimeMessages);
  useEffect(() => {
    const action = { label: t('reload'), onAction: () => window.location.reload() };
    if (isOnline()) toast.error(t('partFailed'), { name, action, durationMs: Number.POSITIVE_INFINITY });
    else toast.error(t('partOffline'), { name });
    onClose();
  }, [t, onClose]);
  return null;
}
