import { connect, createServer, type Socket } from 'node:net';

/** Stands between two programs and misbehaves when told to. */
export interface TcpProxy {
  port: number;
  /** Connections that are open now. */
  open(): number;
  /** Holds every byte back for so long, in milliseconds; `null` lets nothing pass at all. */
  delay(ms: number | null): void;
  /** Cuts every connection in the middle of what it carries. */
  cut(): void;
  close(): Promise<void>;
}

/** Listens on the loopback and passes on to a Unix socket. */
export async function startProxy(target: string): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let delayMs: number | null = 0;
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (chunk) => {
      if (delayMs === null) return;
      if (delayMs === 0) to.write(chunk);
      else setTimeout(() => to.destroyed || to.write(chunk), delayMs);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    sockets.add(client);
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    open: () => sockets.size,
    delay: (ms) => {
      delayMs = ms;
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
