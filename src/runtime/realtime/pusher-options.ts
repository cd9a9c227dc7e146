import type { Options } from 'pusher-js';
import { backgroundHeaders } from '../protocol/background.ts';
import { documentCsrf } from '../protocol/csrf.ts';
import { ownHeaders } from '../protocol/own-headers.ts';
import type { RealtimeSettings } from './settings.ts';
import { timings } from './timings.ts';

/** Where the rights are asked for: to join a channel, and to say who the person is. */
export const channelEndpoint = '/broadcasting/auth';
export const userEndpoint = '/broadcasting/user-auth';

/** How a right is asked for: a form, the token read anew each time because it changes at signing in. */
const asking = (endpoint: string) => ({
  endpoint,
  transport: 'ajax' as const,
  headersProvider: () => ({
    ...ownHeaders(endpoint, documentCsrf),
    ...backgroundHeaders,
    Accept: 'application/json',
  }),
});

/** What the client's library is told. Only sockets: its other ways fetch scripts from elsewhere. */
export function pusherOptions({ cluster, host, port, forceTls = true }: RealtimeSettings): Options {
  return {
    cluster,
    forceTLS: forceTls,
    enabledTransports: forceTls ? ['ws', 'wss'] : ['ws'],
    ...(host !== undefined && { wsHost: host }),
    ...(port !== undefined && { wsPort: port, wssPort: port }),
    activityTimeout: timings.activityMs,
    pongTimeout: timings.pongMs,
    unavailableTimeout: timings.unavailableMs,
    channelAuthorization: asking(channelEndpoint),
    userAuthentication: asking(userEndpoint),
  };
}
