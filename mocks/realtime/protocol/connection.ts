import { createBucket, type Bucket } from './bucket.ts';
import { closings, type Closing } from './close-codes.ts';
import { errorFrame } from './frames.ts';
import { limits } from './limits.ts';

/** What carries the frames of one browser; the host gives it. */
export interface Transport {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** One browser that is connected. */
export interface Connection {
  readonly socketId: string;
  readonly transport: Transport;
  /** Channels it is on, with the person's identifier there where they are presence channels. */
  readonly channels: Map<string, string | null>;
  /** Sessions in which it was given rights, with their person: it is closed when one of them ends. */
  readonly sessions: Map<string, string>;
  /** The person that signed in to the realtime server itself. */
  userId: string | null;
  readonly frames: Bucket;
  readonly clientEvents: Bucket;
  readonly typing: Map<string, Bucket>;
  heardAtMs: number;
  /** When we asked whether it is still there; null while we are not waiting. */
  pingedAtMs: number | null;
  /** Frames are handled one after the other. */
  tail: Promise<void>;
  isOpen: boolean;
}

/** A connection that has just been made. */
export function createConnection(socketId: string, transport: Transport, nowMs: number): Connection {
  return {
    socketId,
    transport,
    channels: new Map(),
    sessions: new Map(),
    userId: null,
    frames: createBucket(limits.frames),
    clientEvents: createBucket(limits.clientEvents),
    typing: new Map(),
    heardAtMs: nowMs,
    pingedAtMs: null,
    tail: Promise.resolve(),
    isOpen: true,
  };
}

/** Sends a frame, if there is still somebody to hear it. */
export function sendFrame(connection: Connection, text: string): void {
  if (connection.isOpen) connection.transport.send(text);
}

/** Ends a transport with the reason, in a frame first: some browsers lose that of the closing. */
export function closeTransport(transport: Transport, { code, message }: Closing): void {
  if (code >= 4000) transport.send(errorFrame(message, code));
  transport.close(code, message);
}

/** An identifier in the form that the protocol's servers give: two numbers, here of 32 random bits each. */
export function newSocketId(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${first}.${second}`;
}

/** True when the person of the connection is this one, by any of its proofs. */
export const isOfUser = ({ userId, sessions }: Connection, id: string): boolean =>
  userId === id || [...sessions.values()].includes(id);

/** Why a handshake is refused; null when it is not. */
export function handshakeRefusal(
  { key, protocol }: { key: string; protocol: string | null },
  ownKey: string,
): Closing | null {
  if (key !== ownKey) return closings.unknownKey;
  if (protocol === null) return closings.noProtocol;
  return /^[567]$/.test(protocol) ? null : closings.unsupportedProtocol;
}
