import Pusher from 'pusher-js';
import { createApp } from '#mocks/hosts/http/app.ts';
import { listen, type Listening } from '#mocks/hosts/http/listen.ts';
import { serveRealtime } from '#mocks/hosts/http/realtime.ts';
import { openTestParts, type TestParts } from './test-server.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { openRawSocket, type RawSocket } from './raw-socket.ts';

/** The stand-in behind a port of the loopback, realtime protocol included. */
export interface RealtimeTestServer extends TestParts {
  origin: string;
  visitor(): Visitor;
  signedIn(email: string, options?: { isStaff?: boolean }): Promise<Visitor>;
  /** The real client, whose rights are asked for in the visitor's name; of the second process if told. */
  pusher(visitor: Visitor, isOfSecond?: boolean): Pusher;
  /** A connection without a client's manners; greeted already. */
  raw(options?: { path?: string; origin?: string }): Promise<RawSocket>;
}

/** How the client's library is told of a right, or of its refusal. */
type Done<Right> = (error: Error | null, right: Right | null) => void;

/** Asks for a right in the visitor's name, and hands it over. */
async function askRight<Right>(
  visitor: Visitor,
  path: string,
  form: Record<string, string>,
  done: Done<Right>,
): Promise<void> {
  const { status, text } = await visitor.visit('POST', path, { form });
  if (status === 200) done(null, JSON.parse(text) as Right);
  else done(new Error(`refused with ${status}`), null);
}

/** Options of the real client for a server at an origin, rights asked for in the visitor's name. */
export function pusherOptions(origin: string, visitor: Visitor) {
  const { hostname, port } = new URL(origin);
  const common = { endpoint: '', transport: 'ajax' as const, headers: {} };
  return {
    cluster: 'eu',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws' as const],
    channelAuthorization: {
      ...common,
      customHandler: (
        { socketId, channelName }: { socketId: string; channelName: string },
        done: Done<{ auth: string; channel_data?: string }>,
      ) =>
        void askRight(
          visitor,
          '/broadcasting/auth',
          { socket_id: socketId, channel_name: channelName },
          done,
        ),
    },
    userAuthentication: {
      ...common,
      customHandler: ({ socketId }: { socketId: string }, done: Done<{ auth: string; user_data: string }>) =>
        void askRight(visitor, '/broadcasting/user-auth', { socket_id: socketId }, done),
    },
  };
}

/** Serves a seeded stand-in; close it after the tests. */
export async function openRealtimeTestServer(): Promise<RealtimeTestServer> {
  const parts = await openTestParts();
  const app = createApp(parts.deps, { buildDirectory: null });
  const start = (): Promise<Listening> =>
    listen(app, '127.0.0.1', 0, (server) =>
      serveRealtime(server, parts.deps, { isBehindTls: false, trustedProxies: 0, publicHosts: [] }),
    );
  // Two servers on one database and one bus stand for two processes.
  const first = await start();
  const second = await start();
  const origin = first.url;
  const pushers: Pusher[] = [];
  const sockets: RawSocket[] = [];
  return {
    ...parts,
    origin,
    visitor: () => createVisitor(origin),
    async signedIn(email, options) {
      const visitor = createVisitor(origin);
      await visitor.signIn(email, options);
      return visitor;
    },
    pusher(visitor, isOfSecond = false) {
      const pusher = new Pusher('ilot', pusherOptions((isOfSecond ? second : first).url, visitor));
      pushers.push(pusher);
      return pusher;
    },
    async raw({ path = '/app/ilot?protocol=7', origin: pageOrigin } = {}) {
      const socket = await openRawSocket(origin.replace('http:', 'ws:') + path, pageOrigin);
      sockets.push(socket);
      return socket;
    },
    close: async () => {
      for (const pusher of pushers) pusher.disconnect();
      for (const socket of sockets) socket.end();
      await first.close();
      await second.close();
      await parts.close();
    },
  };
}

/** The next event of a kind on a channel or a connection. */
export function next<Data>(
  source: {
    bind(name: string, callback: (data: Data) => void): unknown;
    unbind(name: string, callback: (data: Data) => void): unknown;
  },
  name: string,
): Promise<Data> {
  return new Promise((resolve) => {
    const once = (data: Data): void => {
      source.unbind(name, once);
      resolve(data);
    };
    source.bind(name, once);
  });
}
