import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { closings } from '#mocks/realtime/protocol/close-codes.ts';
import type { Transport } from '#mocks/realtime/protocol/connection.ts';
import { createHub, type Hub } from '#mocks/realtime/protocol/hub.ts';
import { limits } from '#mocks/realtime/protocol/limits.ts';
import { createRecheck } from '#mocks/realtime/recheck.ts';
import { realtimeSigner } from '#mocks/realtime/signatures.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { asSeenByBrowser, type ProxyTrust } from './forwarded.ts';

/** Between two looks at who is silent and which sessions are over; between two looks at rights. */
const tickMs = 5000;
const rightsMs = 60_000;
/** Time that browsers have to take their leave when the server stops. */
const farewellMs = 2000;
/** Connections of one address: a company behind one router, with tabs. */
const perAddress = 500;
/** What may wait for a browser that does not read, before it is given up. */
const maxBufferedBytes = 1_000_000;

export interface RealtimeOptions extends ProxyTrust {
  /** True where someone else takes the upgrades that are not ours. */
  isShared?: boolean;
}

/**
 * Serves the realtime protocol on `/app/{key}` of an HTTP server.
 *
 * @returns how to end it: browsers are told that the server is stopping
 */
export function serveRealtime(
  server: Server,
  deps: ServerDependencies,
  { isShared = false, ...trust }: RealtimeOptions,
): () => void {
  const key = deps.config.realtimeKey ?? '';
  const signer = realtimeSigner(deps.signer, key);
  const hub = createHub({
    key,
    signer,
    now: deps.clock.systemNow,
    log: deps.log,
    publish: (event) => deps.events.publish([event]),
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes });
  const countOf = new Map<string, number>();

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (url === null) return refuse(stream, 400);
    const givenKey = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
    if (givenKey === undefined || key === '') return isShared ? undefined : refuse(stream, 404);
    const { isOwnOrigin, address } = readUpgrade(request, trust);
    if (!isOwnOrigin) return refuse(stream, 403);
    if ((countOf.get(address) ?? 0) >= perAddress) return refuse(stream, 429);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      countOf.set(address, (countOf.get(address) ?? 0) + 1);
      socket.once('close', () => {
        const left = (countOf.get(address) ?? 1) - 1;
        if (left > 0) countOf.set(address, left);
        else countOf.delete(address);
      });
      connect(hub, socket, { key: givenKey, protocol: url.searchParams.get('protocol') });
    });
  };

  /** Whatever is sent, the process goes on: what cannot be read is refused. */
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy());
    try {
      upgrade(request, stream, head);
    } catch (error) {
      deps.log.info('an upgrade could not be read', { error: String(error) });
      refuse(stream, 400);
    }
  };

  server.on('upgrade', onUpgrade);
  const unsubscribe = deps.events.subscribe(hub.deliver);
  hub.start();
  const recheck = createRecheck(deps, hub);
  const look = (what: () => Promise<void>): void => {
    what().catch((error: unknown) =>
      deps.log.error('realtime rights were not looked at again', { error: String(error) }),
    );
  };
  const ticking = setInterval(() => {
    hub.tick();
    look(recheck.sessions);
  }, tickMs).unref();
  const rechecking = setInterval(() => look(recheck.rights), rightsMs).unref();

  return () => {
    clearInterval(ticking);
    clearInterval(rechecking);
    unsubscribe();
    server.off('upgrade', onUpgrade);
    for (const connection of hub.connections()) hub.end(connection, closings.goingAway);
    sockets.close();
    // Browsers that do not answer would hold up the end of the server.
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, farewellMs).unref();
  };
}

function connect(hub: Hub, socket: WebSocket, handshake: { key: string; protocol: string | null }): void {
  // A broken frame ends the connection; `close` follows.
  socket.on('error', () => undefined);
  const connection = hub.open(transportOf(socket), handshake);
  if (connection === null) return;
  socket.on('message', (data, isBinary) => {
    // The library gives one buffer per message; what is not text is no message of the protocol.
    void hub.receive(connection, isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8'));
  });
  socket.once('close', () => hub.closed(connection));
}

const transportOf = (socket: WebSocket): Transport => ({
  send: (text) => {
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else socket.send(text);
  },
  close: (code, reason) => socket.close(code, reason),
});

const statusTexts = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
} as const;

function refuse(stream: Duplex, status: keyof typeof statusTexts): void {
  // The other side may never close its own half.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${statusTexts[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Who asks for a connection that stays open, and from where. */
interface UpgradeRequest {
  /** False when a browser says that a page of another site asks: cookies go with such a request. */
  isOwnOrigin: boolean;
  /** Address of who asks, as the proxies saw it where they are trusted. */
  address: string;
}

/** Reads the headers of an upgrade as those of a request; what is no browser names no origin. */
function readUpgrade({ headers, socket }: IncomingMessage, trust: ProxyTrust): UpgradeRequest {
  const remote = socket.remoteAddress ?? 'unknown';
  const { origin, host } = headers;
  if (!URL.canParse(`http://${host}`)) return { isOwnOrigin: origin === undefined, address: remote };
  const given = new Headers();
  for (const name of ['x-forwarded-for', 'x-forwarded-host']) {
    const value = headers[name];
    if (value !== undefined) given.set(name, String(value));
  }
  const seen = asSeenByBrowser(new Request(`http://${host}`, { headers: given }), remote, trust);
  return {
    isOwnOrigin: origin === undefined || origin === new URL(seen.url).origin,
    address: seen.headers.get('x-real-ip') ?? remote,
  };
}
