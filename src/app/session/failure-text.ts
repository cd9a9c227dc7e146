import { isOnline } from '#runtime/platform/online.ts';
import type { RuntimeTexts } from '#runtime/texts.ts';
import {
  InvalidResponseError,
  NetworkError,
  PageCodeError,
  UnknownPageError,
} from '#runtime/protocol/failures.ts';

/** Which text tells a failure to the person; null for a fault of the page itself. */
export function failureTextKey(error: unknown): keyof RuntimeTexts | null {
  if (error instanceof NetworkError) {
    if (error.isTooSlow) return 'tooSlow';
    return isOnline() ? 'networkFailed' : 'offline';
  }
  if (error instanceof InvalidResponseError) return 'answerFailed';
  if (error instanceof PageCodeError || error instanceof UnknownPageError) return 'pageFailed';
  return null;
}
