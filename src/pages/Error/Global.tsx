import { useEffect, useRef, useState } from 'react';
import type { ErrorProps } from '#contracts/error/global.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as errorMessages from '#messages/error.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useReload } from '#runtime/navigation/hooks.ts';
import { useTitle } from '#runtime/title/title.ts';
import { errorPlan, reasonTexts } from './blocks/error-plan.ts';
import { ErrorActions } from './blocks/ErrorActions.tsx';
import { ErrorPanel } from './blocks/ErrorPanel.tsx';
import { ReportForm } from './blocks/ReportForm.tsx';
import { useCountdown } from '#ui/useCountdown.ts';

/** Every refusal and fault that the server answers, by its HTTP status. */
export default function ErrorPage({
  status,
  requestId,
  context,
  retryAfterS,
  reason,
  linkSender,
  app,
  auth,
}: WithShared<ErrorProps>) {
  const t = useMessages(errorMessages);
  const reload = useReload();
  const waitS = useCountdown(retryAfterS ?? 0);
  const [isReloading, setReloading] = useState(false);
  const hasRetried = useRef(false);
  const plan = errorPlan(status, context);
  useTitle(t('title'), app.name);

  useEffect(() => {
    if (!plan.isRetriedOnce || hasRetried.current) return;
    hasRetried.current = true;
    void reload();
  }, [plan.isRetriedOnce, reload]);

  const loadDocument = () => {
    setReloading(true);
    window.location.reload();
  };
  const { cause, helper } = reasonTexts(reason, context);
  const isWaitOver = plan.text === '429' && waitS === 0;
  const statusText = isWaitOver ? t('waitOver') : t(`text.${plan.text}`, { seconds: waitS });
  return (
    <ErrorPanel
      status={status}
      text={cause === null ? statusText : t(cause, { sender: linkSender ?? '' })}
      help={helper === null ? null : t(helper)}
      requestId={requestId}
      report={auth.user && requestId !== '' && <ReportForm requestId={requestId} />}
      actions={
        <ErrorActions
          // Whoever came by a link has no account: nothing to sign in to.
          actions={linkSender === null ? plan.actions : ['back']}
          context={context}
          onReload={loadDocument}
          isReloading={isReloading}
          waitS={waitS}
        />
      }
    />
  );
}
