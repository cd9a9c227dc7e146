import { useUiMessages } from '../useUiMessages.ts';

/** In place of a part of the page whose code cannot be had. */
export function PartFailed() {
  const t = useUiMessages();
  return (
    <p role="status" className="p-4 text-table text-ink2">
      {t('feedback.partFailed')}
    </p>
  );
}
