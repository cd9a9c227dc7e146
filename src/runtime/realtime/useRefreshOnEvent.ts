import { useEffect } from 'react';
import { useRealtimeParts } from './context.ts';

/**
 * Renews the named props of the page when one of the events is heard on the channel, when the connection
 * comes back, and every minute while there is none. Events that one's own requests caused do not come back:
 * the server leaves out the connection named by `X-Socket-ID`.
 *
 * The props of the page are given as type, so that a renamed one does not compile:
 * `useRefreshOnEvent<OperationShowProps>(channel, ['lot.updated'], ['lots'])`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller gives it: `only` is held to its keys
export function useRefreshOnEvent<Props extends object = never>(
  channel: string | null,
  events: readonly string[],
  // Not inferred from what is given: a call without the page's props does not compile.
  only: readonly (NoInfer<keyof Props> & string)[],
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
