import * as runtimeMessages from '#messages/runtime.ts';
import { translate } from '#runtime/locale/messages.ts';
import type { PageFailure } from '#runtime/protocol/failures.ts';
import { toast } from '#runtime/toast/toast.ts';
import { documentLocale } from './document-locale.ts';
import { failureTextKey } from './failure-text.ts';

/** Tells that a visit could not end, with a way to make it again. */
export function showFailure(failure: PageFailure, retry: () => void): void {
  const t = translate(documentLocale(), runtimeMessages);
  toast.error(t(failureTextKey(failure) ?? 'answerFailed'), {
    action: { label: t('retry'), onAction: retry },
  });
}
