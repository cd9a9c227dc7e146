import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { plainAnswer } from '#mocks/server/plain-answer.ts';
import { ConfigError } from './environment.ts';
import { connectionLimits, defaultLimits, stopMs } from './limits.ts';
import { securityHeaders } from './security-headers.ts';

export interface Listening {
  /** Address to open in a browser. */
  url: string;
  /** Stops taking requests, lets the running ones end within ten seconds, then resolves. */
  close(): Promise<void>;
}

/**
 * Starts to listen.
 *
 * @param attach given the server before it listens, for what is not a request; it returns how to end that
 * @throws ConfigError when the port is taken or not allowed, naming the remedy
 */
export function listen(
  app: Pick<Hono, 'fetch'>,
  host: string,
  port: number,
  attach: (server: Server) => () => void = () => () => undefined,
): Promise<Listening> {
  const server = createHttpServer(app);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListening(error, host, port)));
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
        close: () => {
          detach();
          return close(server);
        },
      });
    });
    const detach = attach(server);
  });
}

/** A server whose connections are watched over: slow, endless or broken requests are answered and cut. */
function createHttpServer(app: Pick<Hono, 'fetch'>): Server {
  const listener = getRequestListener(app.fetch, {
    // An address or a `Host` that is none.
    errorHandler: () => withSecurity(plainAnswer(new Headers(), { status: 400, requestId: '' })),
  });
  const server = createServer(connectionLimits, (request, response) => {
    // What it could not even refuse ends the connection, not the process.
    Promise.resolve(listener(request, response)).catch(() => response.destroy());
  });
  // Node takes its own listener away from connections that are handed on (upgrades): one that breaks would then
  // end the process.
  server.on('connection', (socket) => socket.on('error', () => undefined));
  // What the client announces to be too large is refused before it is sent.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const isSent = Number(request.headers['content-length'] ?? 0) <= defaultLimits.uploadBytes;
    if (isSent) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(417, { ...securityHeaders(everywhere), 'content-length': 0, connection: 'close' })
      .end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => refuseConnection(error, socket));
  return server;
}

const everywhere = { hasPolicy: true, isBehindTls: false };

/** What Node says of a request that it could not read, as a status. */
const connectionStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = connectionStatus[error.code ?? ''] ?? 400;
  const headers = { ...securityHeaders(everywhere), 'content-length': '0', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`);
}

function withSecurity(response: Response): Response {
  for (const [name, value] of Object.entries(securityHeaders(everywhere))) response.headers.set(name, value);
  return response;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), stopMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** What went wrong when a server could not listen, in a sentence with the remedy where it is known. */
export function explainListening(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ConfigError(
      `Le port ${port} est déjà pris. Arrêtez l’autre programme, ou choisissez-en un autre : PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES') {
    return new ConfigError(
      `Le port ${port} demande des droits d’administrateur. Choisissez-en un au-dessus de 1024.`,
    );
  }
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new ConfigError(`L’adresse « ${host} » n’est pas celle de cette machine. Corrigez HOST.`);
  }
  return error;
}
