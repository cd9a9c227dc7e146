import { ArrowLeft, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffectEvent, useLayoutEffect } from 'react';
import * as appMessages from '#messages/app.ts';
import * as runtimeMessages from '#messages/runtime.ts';
import { LocaleProvider } from '#runtime/locale/LocaleProvider.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { whenBackOnline } from '#runtime/platform/online.ts';
import { NetworkError } from '#runtime/protocol/failures.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StateIcon } from '#ui/feedback/StateIcon.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { businessClock } from './session/business-clock.ts';
import { documentLocale } from './session/document-locale.ts';
import { failureTextKey } from './session/failure-text.ts';

interface FailurePageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands in place of a page that could not be had, or that failed while it was drawn. */
export function FailurePage(props: FailurePageProps) {
  return (
    <LocaleProvider locale={documentLocale()} timeZone="Europe/Paris" now={businessClock.now}>
      <NavigationProgress />
      <Failure {...props} />
    </LocaleProvider>
  );
}

function Failure({ error, retry }: FailurePageProps) {
  const t = useMessages(appMessages);
  const runtime = useMessages(runtimeMessages);
  const key = failureTextKey(error);
  const isOffline = key === 'offline';
  const title = t(isOffline ? 'failure.offlineTitle' : 'failure.title');
  useTitle(title, 'Îlot');
  useLayoutEffect(() => {
    // A fault of the page itself is a bug: it must be seen where bugs are looked for.
    if (key === null) reportError(error);
  }, [key, error]);
  const again = useEffectEvent(retry);
  const isOutOfReach = error instanceof NetworkError;
  useLayoutEffect(() => (isOutOfReach ? whenBackOnline(() => again()) : undefined), [isOutOfReach]);
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center bg-bg px-4">
      <EmptyState
        headingLevel={1}
        picture={isOffline ? <StateIcon icon={WifiOff} /> : <StateIcon icon={TriangleAlert} tone="neg" />}
        title={title}
        actions={
          <>
            <Button icon={ArrowLeft} onClick={() => window.history.back()}>
              {t('failure.back')}
            </Button>
            <Button
              variant="primary"
              icon={RefreshCw}
              onClick={key === null ? () => window.location.reload() : retry}
            >
              {runtime('retry')}
            </Button>
          </>
        }
      >
        {isOffline ? t('failure.offline') : key === null ? t('failure.crash') : runtime(key)}
      </EmptyState>
    </main>
  );
}
