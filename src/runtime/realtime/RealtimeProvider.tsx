import { useEffect, useMemo, type ReactNode } from 'react';
import { useAddress, useReload } from '../navigation/hooks.ts';
import { backgroundHeaders } from '../protocol/background.ts';
import { catchUp } from './catch-up.ts';
import { RealtimeContext } from './context.ts';
import { realtime as documentRealtime, type Realtime } from './realtime.ts';
import { createRefresher } from './refresher.ts';
import type { RealtimeSettings } from './settings.ts';
import { realTimers } from './timers.ts';

interface RealtimeProviderProps {
  /** The connection that the page shown asks for; null for none. */
  readonly settings: RealtimeSettings | null;
  /** Default: the one of the document. */
  readonly realtime?: Realtime;
  readonly children: ReactNode;
}

/** Keeps the connection that the page wants, and gives it to the hooks below. */
export function RealtimeProvider({ settings, realtime = documentRealtime, children }: RealtimeProviderProps) {
  const reload = useReload();
  const { href } = useAddress();
  const refresher = useMemo(
    () =>
      createRefresher({
        reload: (only) => void reload({ only, preserveErrors: true, headers: backgroundHeaders }),
        timers: realTimers,
        clock: () => performance.now(),
        isHidden: () => document.visibilityState === 'hidden',
      }),
    [reload],
  );
  const parts = useMemo(() => ({ realtime, refresher }), [realtime, refresher]);

  const mark = settings === null ? null : JSON.stringify(settings);
  useEffect(() => {
    realtime.want(mark === null ? null : (JSON.parse(mark) as RealtimeSettings));
  }, [realtime, mark]);
  useEffect(() => catchUp(realtime, refresher, realTimers), [realtime, refresher]);
  useEffect(() => refresher.shows(href), [refresher, href]);
  useEffect(() => {
    document.addEventListener('visibilitychange', refresher.onShown);
    return () => document.removeEventListener('visibilitychange', refresher.onShown);
  }, [refresher]);

  return <RealtimeContext value={parts}>{children}</RealtimeContext>;
}
