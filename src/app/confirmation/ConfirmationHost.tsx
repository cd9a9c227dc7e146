import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmationDesk } from './desk.ts';

// Few actions ask for a password once more: the dialog and its fields are fetched with the first that does.
const ConfirmationDialog = lazy(async () => ({
  default: (await import('./ConfirmationDialog.tsx')).ConfirmationDialog,
}));

/** Shows the dialog while an action waits for its person's password. */
export function ConfirmationHost({ email }: { readonly email: string }) {
  const demand = useSyncExternalStore(confirmationDesk.subscribe, confirmationDesk.current);
  if (!demand) return null;
  return (
    <Suspense>
      <ConfirmationDialog demand={demand} email={email} onSettle={confirmationDesk.settle} />
    </Suspense>
  );
}
