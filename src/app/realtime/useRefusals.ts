import { useEffect } from 'react';
import * as liveMessages from '#messages/live.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRealtimeParts } from '#runtime/realtime/context.ts';
import { toast } from '#runtime/toast/toast.ts';

/** Channels refused so soon after the end of a connection were those of a session that is over. */
const afterEndMs = 5000;

/** Tells the status by which a channel was refused, once for each channel and status. */
export function useRefusals(): void {
  const t = useMessages(liveMessages);
  const realtime = useRealtimeParts()?.realtime;
  useEffect(() => {
    const told = new Set<string>();
    let endedAt = Number.NEGATIVE_INFINITY;
    return realtime?.watch({
      onEnded: () => {
        endedAt = performance.now();
      },
      onRefused: (channel, status) => {
        const mark = `${channel} ${status}`;
        if (performance.now() - endedAt < afterEndMs || told.has(mark)) return;
        told.add(mark);
        toast.warning(t('refused', { status }));
      },
    });
  }, [realtime, t]);
}
