import { InvalidResponseError } from '#runtime/protocol/failures.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { showFailure } from './failure-toast.ts';

/**
 * Tells that an action was refused, over the page that it was asked for on: an error page in its place would
 * take away what was typed there. False for a page that is no error page: it is shown.
 */
export function announceRefusal(page: PageObject, status: number, retry: () => void): boolean {
  if (!page.component.startsWith('Error/')) return false;
  import('./refusal-toast.ts').then(
    ({ showRefusal }) => showRefusal(page, status, retry),
    () => showFailure(new InvalidResponseError(page.url, status, ''), retry),
  );
  return true;
}
