import { useEffect } from 'react';
import * as liveMessages from '#messages/live.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useReload } from '#runtime/navigation/hooks.ts';
import { backgroundHeaders } from '#runtime/protocol/background.ts';
import { useRealtimeParts } from '#runtime/realtime/context.ts';
import { toast } from '#runtime/toast/toast.ts';

/** The code by which the realtime server tells that a session is over. */
const sessionEnded = 4009;
/** The person's own signing out is answered within that time, as a rule, and then needs no looking after. */
const answerMs = 800;

/** Goes to the sign-in page, and says why, when the session was ended elsewhere. */
export function useSessionEnd(isSignedIn: boolean): void {
  const t = useMessages(liveMessages);
  const reload = useReload();
  const realtime = useRealtimeParts()?.realtime;
  useEffect(() => {
    if (!realtime || !isSignedIn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const { page } = await reload({
        only: ['auth', 'tenant'],
        preserveErrors: true,
        headers: backgroundHeaders,
      });
      const { auth } = (page?.props ?? {}) as { auth?: { user?: unknown } };
      if (auth?.user === null) toast.info(t('sessionOver'));
    };
    const stop = realtime.watch({
      onEnded: (code) => {
        if (code !== sessionEnded) return;
        clearTimeout(timer);
        timer = setTimeout(() => void look(), answerMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [realtime, isSignedIn, reload, t]);
}
