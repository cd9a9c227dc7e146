import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { localEvents, type EventBus, type RealtimeEvent } from './events.ts';
import type { Logger } from './log.ts';
import { createAssembler, toParts } from './notify-parts.ts';
import { randomToken } from './tokens.ts';

const channel = 'ilot_events';
const connectTimeoutMs = 10_000;
const firstRetryMs = 500;
const lastRetryMs = 30_000;

/** A bus that holds a connection. */
export interface ConnectedEventBus extends EventBus {
  /** Ends the connection; nothing is heard any more. */
  close(): Promise<void>;
}

/**
 * A bus over `LISTEN` and `NOTIFY`, for all processes on one PostgreSQL database. Everyone hears events in
 * one order, their own included. While the connection is lost this process hears its own alone; what the
 * others say meanwhile is not made up for.
 *
 * A pooler that hands out connections by transaction has no `LISTEN`: give the server's own address.
 */
export async function postgresEvents(databaseUrl: string, log: Logger): Promise<ConnectedEventBus> {
  const local = localEvents();
  let client: pg.Client | null = null;
  let isClosed = false;
  /** Events on their way, which closing waits for. */
  const pending = new Set<Promise<unknown>>();

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    const assemble = createAssembler();
    next.on('notification', ({ payload = '' }) => {
      const event = assemble(payload);
      if (event !== undefined) void local.publish([event as RealtimeEvent]);
    });
    // Without a listener a lost connection would end the process; `end` follows.
    next.on('error', () => undefined);
    next.once('end', () => {
      if (client !== next) return;
      client = null;
      if (isClosed) return;
      log.warn('the connection for realtime events is lost');
      void reconnect();
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
    if (isClosed) await next.end();
  };
  const reconnect = async (delayMs = firstRetryMs): Promise<void> => {
    await wait(delayMs, undefined, { ref: false });
    if (isClosed) return;
    try {
      await connect();
      log.info('the connection for realtime events is back');
    } catch (error) {
      log.warn('no connection for realtime events', { error: String(error) });
      await reconnect(Math.min(lastRetryMs, delayMs * 2));
    }
  };

  await connect();
  return {
    subscribe: local.subscribe,
    async publish(events) {
      if (events.length === 0) return;
      try {
        if (client === null) throw new Error('not connected');
        const parts = events.flatMap((event) => toParts(event, randomToken(9)));
        const sent = client.query(`select pg_notify('${channel}', part) from unnest($1::text[]) as part`, [
          parts,
        ]);
        pending.add(sent);
        await sent.finally(() => pending.delete(sent));
      } catch (error) {
        log.warn('realtime events stay in this process', { error: String(error) });
        await local.publish(events);
      }
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(pending);
      await client?.end();
    },
  };
}
