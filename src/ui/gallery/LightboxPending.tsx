import { useEffect, useEffectEvent } from 'react';
import { toast } from '#runtime/toast/toast.ts';
import { Spinner } from '../actions/Spinner.tsx';
import type { LightboxViewProps } from './LightboxView.tsx';
import { useGalleryMessages } from './useGalleryMessages.ts';

/** The ground of the viewer until its code is here. */
export function LightboxPending() {
  const t = useGalleryMessages();
  return (
    <div
      role="status"
      className="fixed inset-0 z-(--z-dialog) grid place-items-center bg-[#14191d]/95 text-white"
    >
      <Spinner size={22} />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}

/** The code of the viewer cannot be had: the page goes on, and says so. */
export function LightboxFailed({ startIndex, onClose }: LightboxViewProps) {
  const t = useGalleryMessages();
  const giveUp = useEffectEvent(() => {
    toast.error(t('failed'));
    onClose(startIndex);
  });
  useEffect(() => giveUp(), []);
  return null;
}
