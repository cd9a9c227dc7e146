import { en, fr } from '#messages/refusal.ts';
import * as runtimeMessages from '#messages/runtime.ts';
import { translate } from '#runtime/locale/messages.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { toast } from '#runtime/toast/toast.ts';
import { documentLocale } from './document-locale.ts';
import { failureMs, failureName } from './failure-toast.ts';

type Status = keyof (typeof fr)['text'];

/** The text of a status, or of the nearest one that has a text. */
function textOf(status: number): Status {
  if (status === 410) return '404';
  if (status === 502 || status === 504) return '503';
  const exact = String(status);
  if (exact in fr.text) return exact as Status;
  return status >= 500 ? '500' : '422';
}

/** Shows what is said of a refused action, with a way to try again. */
export function showRefusal({ component, props }: PageObject, status: number, retry: () => void): void {
  const t = translate(documentLocale(), { fr, en });
  const { retryAfterS, requestId } = props;
  const seconds = typeof retryAfterS === 'number' ? retryAfterS : 0;
  const said =
    component === 'Error/Maintenance'
      ? t('maintenance')
      : props['reason'] === 'fields'
        ? t('fields')
        : t(`text.${textOf(status)}`, { seconds });
  const code = status >= 500 && typeof requestId === 'string' ? ` ${t('code', { code: requestId })}` : '';
  toast.error(said, {
    name: failureName,
    description: `${t('kept')}${code}`,
    durationMs: Math.max(failureMs, seconds * 1000),
    action: { label: translate(documentLocale(), runtimeMessages)('retry'), onAction: retry },
  });
}
