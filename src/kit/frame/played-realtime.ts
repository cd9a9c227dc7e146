import type { ChannelListener, ConnectionListener, Member } from '#runtime/realtime/driver.ts';
import { createRealtime, type Realtime } from '#runtime/realtime/realtime.ts';
import type { RealtimeSettings } from '#runtime/realtime/settings.ts';

/** A realtime server played in the page: what it is made to do reaches the hooks as a server's word would. */
export interface PlayedServer {
  readonly realtime: Realtime;
  readonly settings: RealtimeSettings;
  /** Sends an event to whoever listens to a channel. */
  send(channel: string, event: string): void;
  /** Says who is on a presence channel. */
  seat(channel: string, members: readonly Member[]): void;
  /** Passes on that a member fills in a field. */
  type(channel: string, memberId: string, field: string): void;
  /** Loses the connection, or gives it back. */
  connect(isConnected: boolean): void;
}

/** @param onSent what this page's own browser tells the others: the field */
export function playRealtime(onSent: (field: string) => void): PlayedServer {
  const joined = new Map<string, ChannelListener>();
  let connection: ConnectionListener | null = null;
  const realtime = createRealtime({
    load: () =>
      Promise.resolve((_settings, listener) => {
        connection = listener;
        listener.onConnected('1.1');
        return {
          join(channel, heard) {
            joined.set(channel, heard);
            return () => joined.delete(channel);
          },
          sendTyping: (_channel, field) => onSent(field),
          connect: () => listener.onConnected('1.1'),
          close: () => joined.clear(),
        };
      }),
  });
  return {
    realtime,
    settings: { key: 'played', cluster: 'eu' },
    send: (channel, event) => joined.get(channel)?.onEvent(event, {}),
    seat: (channel, members) => joined.get(channel)?.onMembers(members),
    type: (channel, memberId, field) => joined.get(channel)?.onTyping(memberId, field),
    connect: (isConnected) =>
      isConnected ? connection?.onConnected('1.2') : connection?.onState('unavailable'),
  };
}
