import { useSyncExternalStore } from 'react';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { confirmationDesk } from './desk.ts';

/** Shows the dialog while an action waits for its person's password. */
export function ConfirmationHost({ email }: { readonly email: string }) {
  const demand = useSyncExternalStore(confirmationDesk.subscribe, confirmationDesk.current);
  return demand && <ConfirmationDialog demand={demand} email={email} onSettle={confirmationDesk.settle} />;
}
