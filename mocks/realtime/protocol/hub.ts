import * as z from 'zod';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import type { Logger } from '#mocks/services/log.ts';
import { randomToken } from '#mocks/services/tokens.ts';
import type { RealtimeSigner } from '../signatures.ts';
import { passClientEvent } from './client-event.ts';
import { type Closing, closings } from './close-codes.ts';
import {
  closeTransport,
  type Connection,
  createConnection,
  handshakeRefusal,
  isOfUser,
  newSocketId,
  sendFrame,
  type Transport,
} from './connection.ts';
import { errorFrame, established, frame, ping, pong } from './frames.ts';
import { activityTimeoutS, limits, pongTimeoutMs } from './limits.ts';
import { parsed, readMessage, signIn as signInData, unsubscription } from './message.ts';
import { createNeighbours } from './neighbours.ts';
import { subscribe } from './subscribe.ts';

/** The Pusher protocol (version 7) over any transport. */
export interface Hub {
  /** Greets a browser; null when it is refused, and then already closed. */
  open(transport: Transport, handshake: { key: string; protocol: string | null }): Connection | null;
  /** Takes a frame; resolves when it has been handled. */
  receive(connection: Connection, text: string): Promise<void>;
  /** The transport has gone. */
  closed(connection: Connection): void;
  /** Ends a connection with a reason. */
  end(connection: Connection, reason: Closing): void;
  /** Brings an event of this or another process to those whom it concerns. */
  deliver(event: RealtimeEvent): void;
  /** Asks the other processes who is there; call it once events are delivered. */
  start(): void;
  /** Looks after those who have been silent; to be called every few seconds. */
  tick(): void;
  connections(): readonly Connection[];
}

export interface HubOptions {
  key: string;
  signer: RealtimeSigner;
  now: () => Date;
  log: Logger;
  /** Tells the other processes. */
  publish: (event: RealtimeEvent) => Promise<void>;
  maxConnections?: number;
}

/** A server without connections. */
export function createHub({
  key,
  signer,
  now,
  log,
  publish,
  maxConnections = limits.connections,
}: HubOptions): Hub {
  const connections = new Map<string, Connection>();
  const sendToOthers = (event: RealtimeEvent): void => {
    publish(event).catch((error: unknown) => log.error('an event was not sent', { error: String(error) }));
  };
  const neighbours = createNeighbours(randomToken(9), sendToOthers, now);
  const { rooms } = neighbours;
  const nowMs = (): number => now().getTime();

  const closed: Hub['closed'] = (connection) => {
    connection.isOpen = false;
    connections.delete(connection.socketId);
    rooms.leaveAll(connection);
  };
  const end: Hub['end'] = (connection, reason) => {
    if (!connection.isOpen) return;
    closed(connection);
    closeTransport(connection.transport, reason);
  };

  const handle = async (connection: Connection, text: string): Promise<void> => {
    if (!connection.isOpen) return;
    const message = readMessage(text);
    if (message === null) return sendFrame(connection, errorFrame('Invalid message format'));
    const { event, data } = message;
    switch (event) {
      case 'pusher:ping':
        return sendFrame(connection, pong);
      case 'pusher:pong':
        return undefined;
      case 'pusher:subscribe':
        return subscribe({ rooms, signer }, connection, data);
      case 'pusher:unsubscribe': {
        const request = unsubscription.safeParse(data);
        if (request.success) rooms.leave(connection, request.data.channel);
        return undefined;
      }
      case 'pusher:signin':
        return signIn(signer, connection, data);
      default:
        return event.startsWith('client-')
          ? passClientEvent(rooms, connection, message, nowMs())
          : sendFrame(connection, errorFrame(`Unknown event ${event.slice(0, 80)}`));
    }
  };

  return {
    closed,
    end,
    connections: () => [...connections.values()],
    open(transport, handshake) {
      const refusal =
        connections.size >= maxConnections ? closings.overCapacity : handshakeRefusal(handshake, key);
      if (refusal !== null) {
        closeTransport(transport, refusal);
        return null;
      }
      const connection = createConnection(newSocketId(), transport, nowMs());
      connections.set(connection.socketId, connection);
      sendFrame(connection, established(connection.socketId));
      return connection;
    },
    receive(connection, text) {
      connection.heardAtMs = nowMs();
      connection.pingedAtMs = null;
      if (text.length > limits.frameBytes) end(connection, closings.tooLarge);
      else if (!connection.frames.take(connection.heardAtMs)) end(connection, closings.flood);
      connection.tail = connection.tail
        .then(() => handle(connection, text))
        .catch((error: unknown) => log.error('realtime frame failed', { error: String(error) }));
      return connection.tail;
    },
    deliver(event) {
      if (event.kind === 'people' || event.kind === 'roll-call') {
        neighbours.hear(event);
      } else if (event.kind === 'message') {
        for (const channel of event.channels) {
          rooms.sendFrame(channel, frame(event.name, event.data, { channel }), event.exceptSocketId);
        }
      } else if (event.kind === 'bind') {
        connections.get(event.socketId)?.sessions.set(event.sessionId, event.userId);
      } else if (event.kind === 'rebind') {
        for (const { sessions } of connections.values()) {
          const userId = sessions.get(event.sessionId);
          if (userId === undefined) continue;
          sessions.delete(event.sessionId);
          sessions.set(event.nextId, userId);
        }
      } else if (event.kind === 'cut') {
        for (const connection of connections.values()) {
          const isMeant =
            event.sessionId === undefined
              ? isOfUser(connection, event.userId)
              : connection.sessions.has(event.sessionId);
          if (isMeant) end(connection, closings.sessionEnded);
        }
      }
    },
    start: neighbours.ask,
    tick() {
      neighbours.tick();
      for (const connection of connections.values()) {
        beat(connection, nowMs(), (reason) => end(connection, reason));
      }
    },
  };
}

/** Asks a browser that has been silent whether it is there, and says when it has been for too long. */
function beat(connection: Connection, nowMs: number, end: (reason: Closing) => void): void {
  if (connection.pingedAtMs !== null) {
    if (nowMs - connection.pingedAtMs >= pongTimeoutMs) end(closings.noPong);
    return;
  }
  if (nowMs - connection.heardAtMs < activityTimeoutS * 1000) return;
  connection.pingedAtMs = nowMs;
  sendFrame(connection, ping);
}

const userData = z.object({ id: z.string().min(1).max(limits.memberIdSigns) });

/** Notes whose connection this is, when the proof is ours (Pusher protocol, user authentication). */
async function signIn(signer: RealtimeSigner, connection: Connection, data: unknown): Promise<void> {
  const request = signInData.safeParse(data);
  const isSigned =
    request.success && (await signer.isUser(request.data.auth, connection.socketId, request.data.user_data));
  const user = userData.safeParse(isSigned ? parsed(request.data.user_data) : null);
  if (!isSigned || !user.success) {
    return sendFrame(connection, errorFrame('User authentication is invalid', 4009));
  }
  if (connection.userId !== null && connection.userId !== user.data.id) {
    return sendFrame(connection, errorFrame('Signed in as another user already', 4009));
  }
  connection.userId = user.data.id;
  sendFrame(connection, frame('pusher:signin_success', { user_data: request.data.user_data }));
}
