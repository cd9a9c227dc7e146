import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError } from './environment.ts';

export interface Listening {
  /** Address to open in a browser. */
  url: string;
  /** Stops taking requests, lets the running ones end, then resolves. */
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
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (info) => {
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${info.port}`,
        close: () => {
          detach();
          return close(server as Server);
        },
      });
    });
    const detach = attach(server as Server);
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListening(error, host, port)));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // A browser may keep a connection open for ever; after this time it is cut.
    setTimeout(() => server.closeAllConnections(), 2000).unref();
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
