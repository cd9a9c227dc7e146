import type { Connection } from '#mocks/realtime/protocol/connection.ts';
import type { Hub } from '#mocks/realtime/protocol/hub.ts';

/** What a hub has sent over a transport that leads nowhere. */
export interface FakeTransport {
  events: string[];
  closed: number | null;
  send(text: string): void;
  close(code: number): void;
}

/** A transport that keeps the names of the events sent over it. */
export function fakeTransport(): FakeTransport {
  const transport: FakeTransport = {
    events: [],
    closed: null,
    send: (text) => {
      transport.events.push((JSON.parse(text) as { event: string }).event);
    },
    close: (code) => {
      transport.closed = code;
    },
  };
  return transport;
}

/** A browser that a hub has greeted. @throws when the hub refuses it */
export function connectTo(hub: Hub): { connection: Connection; transport: FakeTransport } {
  const transport = fakeTransport();
  const connection = hub.open(transport, { key: 'ilot', protocol: '7' });
  if (connection === null) throw new Error(`refused with ${transport.closed}`);
  return { connection, transport };
}
