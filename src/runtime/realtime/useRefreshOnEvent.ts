import { useEffect } from 'react';
import { useRealtimeParts } from './context.ts';

/**
 * Renews the named props of the page when one of the events is heard on the channel, when the connection
 * comes back, and every minute while there is none. Events that one's own requests caused do not come back:
 * the server leaves out the connection named by `X-Socket-ID`.
 */
export function useRefreshOnEvent(
  channel: string | null,
  events: readonly string[],
  only: readonly string[],
): void {
  const parts = useRealtimeParts();
  const names = events.join(' ');
  const props = only.join(' ');
  useEffect(() => {
    if (!parts || channel === null) return undefined;
    const heard = new Set(names.split(' '));
    const wanted = props.split(' ');
    const release = parts.refresher.keep(wanted);
    const leave = parts.realtime.join(channel, {
      onEvent: (name) => {
        if (heard.has(name)) parts.refresher.ask(wanted);
      },
    });
    return () => {
      release();
      leave();
    };
  }, [parts, channel, names, props]);
}
