import { useEffect, useMemo, type ReactNode } from 'react';
import * as runtimeMessages from '#messages/runtime.ts';
import { FormContext } from '#runtime/forms/context.ts';
import { LocaleProvider } from '#runtime/locale/LocaleProvider.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { noteUnread } from '#runtime/title/unread.ts';
import { toast } from '#runtime/toast/toast.ts';
import { RealtimeProvider } from '#runtime/realtime/RealtimeProvider.tsx';
import { ToastHost } from '#runtime/toast/ToastHost.tsx';
import { UiProvider } from '#ui/UiProvider.tsx';
import { ConfirmationHost } from './confirmation/ConfirmationHost.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { LayoutFrame } from './layouts/LayoutFrame.tsx';
import { connectionOf } from './realtime/connection-of.ts';
import { RealtimeWatch } from './realtime/RealtimeWatch.tsx';
import { businessClock } from './session/business-clock.ts';
import { readSharedProps } from './session/shared-props.ts';
import { fetchCheckTexts } from './session/validation-language.ts';
import { useDocumentSettings } from './session/useDocumentSettings.ts';

interface PageFrameProps {
  readonly page: PageObject;
  readonly children: ReactNode;
}

/** Everything around a page: language, clock, theme, forms, toasts, live changes and its layout. */
export function PageFrame({ page, children }: PageFrameProps) {
  const shared = useMemo(() => readSharedProps(page), [page]);
  const { app } = shared;
  useDocumentSettings(app);
  const unreadCount = shared.unread.notifications;
  useEffect(() => noteUnread(unreadCount), [unreadCount]);
  // Noted while rendering, so that what is rendered now already reads it; noting twice changes nothing.
  businessClock.note(app.now);
  return (
    <LocaleProvider locale={app.locale} timeZone="Europe/Paris" now={businessClock.now}>
      <UiProvider>
        <SpeakingFrame>
          <RealtimeProvider settings={connectionOf(page.component, shared)}>
            <RealtimeWatch shared={shared} />
            <LayoutFrame page={page} shared={shared}>
              {children}
            </LayoutFrame>
          </RealtimeProvider>
          <ConfirmationHost email={shared.auth.user?.email ?? ''} />
        </SpeakingFrame>
      </UiProvider>
    </LocaleProvider>
  );
}

/** Progress, forms and toasts, in the language given above. */
function SpeakingFrame({ children }: { readonly children: ReactNode }) {
  const t = useMessages(runtimeMessages);
  const forms = useMemo(
    () => ({
      onInvalid: () => toast.error(t('formInvalid')),
      unsavedText: t('unsavedChanges'),
      prepare: fetchCheckTexts,
    }),
    [t],
  );
  const toastTexts = useMemo(
    () => ({ undo: t('undo'), close: t('close'), notifications: t('notifications') }),
    [t],
  );
  return (
    <FormContext value={forms}>
      <NavigationProgress />
      {children}
      <ToastHost texts={toastTexts} />
    </FormContext>
  );
}
