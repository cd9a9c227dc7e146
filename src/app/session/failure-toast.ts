import * as runtimeMessages from '#messages/runtime.ts';
import { translate } from '#runtime/locale/messages.ts';
import { whenBackOnline } from '#runtime/platform/online.ts';
import type { PageFailure } from '#runtime/protocol/failures.ts';
import { toast } from '#runtime/toast/toast.ts';
import { documentLocale } from './document-locale.ts';
import { failureTextKey } from './failure-text.ts';

/** One message tells the last failure: a newer one takes its place. */
export const failureName = 'failure';
/** Long enough to read and to decide. */
export const failureMs = 15_000;

let stopWaiting: () => void = () => undefined;

/**
 * Tells that a visit could not end, with a way to make it again. What was asked for without a network never
 * left this device: it is sent once when the network is back, unless the person has gone to another page.
 */
export function showFailure(failure: PageFailure, retry: () => void): void {
  const t = translate(documentLocale(), runtimeMessages);
  const key = failureTextKey(failure) ?? 'answerFailed';
  stopWaiting();
  const again = (): void => {
    stopWaiting();
    toast.dismiss(failureName);
    retry();
  };
  const isWaiting = key === 'offline';
  toast.error(t(key), {
    name: failureName,
    durationMs: isWaiting ? Number.POSITIVE_INFINITY : failureMs,
    action: { label: t('retry'), onAction: again },
  });
  if (!isWaiting) return;
  const here = window.location.href;
  stopWaiting = whenBackOnline(() => {
    if (window.location.href === here) again();
  });
}
