import { InvalidResponseError } from '../protocol/failures.ts';

/**
 * In development, shows an answer that is no page apart (`openInvalidResponseDialog`). A production build holds
 * nothing of it: the person gets the error page or the message alone.
 */
export function showInvalidResponse(failure: unknown): void {
  if (!import.meta.env.DEV || !(failure instanceof InvalidResponseError)) return;
  void import('./invalid-response-dialog.ts').then(({ openInvalidResponseDialog }) =>
    openInvalidResponseDialog(failure),
  );
}
