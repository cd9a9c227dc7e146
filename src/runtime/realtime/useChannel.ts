import { useEffect, useRef } from 'react';
import { useRealtimeParts } from './context.ts';

/** What to do on each event, by the name that the server gives it. */
export type ChannelEvents = Readonly<Record<string, (data: unknown) => void>>;

/**
 * Listens to a channel while the caller is shown: `useChannel(channels.user(id), { 'auth.changed': reload })`.
 * The whole name of the channel is given, `private-` or `presence-` included; null listens to none.
 */
export function useChannel(channel: string | null, events: ChannelEvents): void {
  const realtime = useRealtimeParts()?.realtime;
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (!realtime || channel === null) return undefined;
    return realtime.join(channel, {
      onEvent: (name, data) => {
        if (Object.hasOwn(latest.current, name)) latest.current[name]?.(data);
      },
    });
  }, [realtime, channel]);
}
