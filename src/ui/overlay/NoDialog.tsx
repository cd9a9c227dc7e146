import { useEffect } from 'react';
import * as runtimeMessages from '#messages/runtime.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';

/** In place of a dialog whose code cannot be had: says so and closes, so that it can be asked for again. */
export function NoDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(runtimeMessages);
  useEffect(() => {
    toast.error(t('partFailed'));
    onClose();
  }, [t, onClose]);
  return null;
}
