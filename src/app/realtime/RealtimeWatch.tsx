import { useEffect } from 'react';
import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { SharedProps } from '#contracts/shared.ts';
import { useReload } from '#runtime/navigation/hooks.ts';
import { backgroundHeaders } from '#runtime/protocol/background.ts';
import { useChannel } from '#runtime/realtime/useChannel.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import * as liveMessages from '#messages/live.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRealtimeParts } from '#runtime/realtime/context.ts';
import { toast } from '#runtime/toast/toast.ts';
import { useSessionEnd } from './useSessionEnd.ts';

const notices: readonly RealtimeEventName[] = ['notification.created', 'notification.changed'];
const counted: readonly RealtimeEventName[] = [
  'operation.created',
  'operation.deleted',
  'operation.restored',
];

/** Keeps the shell up to date, whatever page it holds: notices, maintenance, rights, the end of the session. */
export function RealtimeWatch({ shared }: { readonly shared: SharedProps }) {
  const reload = useReload();
  const userId = shared.auth.user?.id;
  const own = userId === undefined ? null : channels.user(userId);
  useRefreshOnEvent<SharedProps>(own, notices, ['unread']);
  useRefreshOnEvent<SharedProps>(own, ['maintenance.scheduled'], ['app']);
  useRefreshOnEvent<SharedProps>(shared.realtime?.changesChannel ?? null, counted, ['tenant']);
  useChannel(own, {
    'auth.changed': () => void reload({ preserveErrors: true, headers: backgroundHeaders }),
  });
  useSessionEnd(userId !== undefined);
  useRefusals();
  return null;
}

/** Channels refused so soon after the end of a connection were those of a session that is over. */
const afterEndMs = 5000;

/** Tells the status by which a channel was refused, once for each channel and status. */
function useRefusals(): void {
  const t = useMessages(liveMessages);
  const realtime = useRealtimeParts()?.realtime;
  useEffect(() => {
    const announced = new Set<string>();
    let endedAt = Number.NEGATIVE_INFINITY;
    return realtime?.watch({
      onEnded: () => {
        endedAt = performance.now();
      },
      onRefused: (channel, status) => {
        const mark = `${channel} ${status}`;
        // Nobody refuses where there is no answer: without a network another line says so.
        if (status === 0) return;
        if (performance.now() - endedAt < afterEndMs || announced.has(mark)) return;
        announced.add(mark);
        toast.warning(t('refused', { status }));
      },
    });
  }, [realtime, t]);
}
