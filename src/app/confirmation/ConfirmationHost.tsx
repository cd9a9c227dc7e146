import { useSyncExternalStore } from 'react';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { NoDialog } from '#ui/overlay/NoDialog.tsx';
import type { ConfirmationDialogProps } from './ConfirmationDialog.tsx';
import { confirmationQueue } from './queue.ts';

// Few actions ask for a password once more: the dialog and its fields are fetched with the first that does.
const ConfirmationDialog = lazyPart<ConfirmationDialogProps>(
  async () => (await import('./ConfirmationDialog.tsx')).ConfirmationDialog,
  { failed: ({ onSettle }) => <NoDialog onClose={() => onSettle(false)} /> },
);

/** Shows the dialog while an action waits for its person's password. */
export function ConfirmationHost({ email }: { readonly email: string }) {
  const demand = useSyncExternalStore(confirmationQueue.subscribe, confirmationQueue.current);
  if (!demand) return null;
  return <ConfirmationDialog demand={demand} email={email} onSettle={confirmationQueue.settle} />;
}
