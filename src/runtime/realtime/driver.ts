import type { RealtimeSettings } from './settings.ts';

/** Somebody on a presence channel, with what the server tells of them. */
export interface Member {
  readonly id: string;
  readonly info: unknown;
}

/** What is heard on a channel. */
export interface ChannelListener {
  /** An event by the name that the server gave it. */
  readonly onEvent: (name: string, data: unknown) => void;
  /** Who is there now, on a presence channel. */
  readonly onMembers: (members: readonly Member[]) => void;
  /** Somebody else fills in a field, told by their browser through a presence channel. */
  readonly onTyping: (memberId: string, field: string) => void;
  /** The channel was refused with this status; 0 when there was no answer. */
  readonly onRefused: (status: number) => void;
}

/** What the connection tells of itself. */
export interface ConnectionListener {
  readonly onState: (state: 'connecting' | 'unavailable') => void;
  readonly onConnected: (socketId: string) => void;
  /** The server ended the connection, and the library does not come back by itself. */
  readonly onEnded: (code: number | null) => void;
}

/** A client of a realtime server. */
export interface RealtimeDriver {
  /** @returns how to leave the channel */
  join(channel: string, listener: ChannelListener): () => void;
  /** Tells the others on a presence channel which field is being filled in; nothing when it is not joined. */
  sendTyping(channel: string, field: string): void;
  /** Connects again after `onEnded`. */
  connect(): void;
  /** Ends the connection for good. */
  close(): void;
}

/** Makes a client and connects it. */
export type OpenDriver = (settings: RealtimeSettings, listener: ConnectionListener) => RealtimeDriver;
