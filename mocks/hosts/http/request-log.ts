import { createHmac } from 'node:crypto';
import type { RequestFacts } from '#mocks/server/finalise-response.ts';
import type { Logger } from '#mocks/services/log.ts';

/** What one line of the log tells of a request. */
export interface Served {
  method: string;
  status: number;
  /** Milliseconds until the answer was ready. */
  ms: number;
  /** Size of the answer as sent; null when it is not known beforehand. */
  bytes: number | null;
  facts: RequestFacts;
  address: string;
}

/** Routes of the host itself, asked for all the time; written only when everything is. */
const quiet = ['build', 'healthz', 'readyz', 'metrics', 'health'];

/**
 * Writes one line per request: never an address with its query, a header or a body. Who asked is told by a
 * keyed hash of the network address, which recognises a person again without naming where they are.
 */
export function requestLog(log: Logger, key: string): (served: Served) => void {
  const hash = (address: string): string =>
    createHmac('sha256', key).update(`address:${address}`).digest('hex').slice(0, 16);
  return ({ method, status, ms, bytes, facts, address }) => {
    const level = status < 400 && quiet.includes(facts.route) ? 'debug' : 'info';
    const { requestId, route, userId, tenantId } = facts;
    log[level]('request', {
      requestId,
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      ...(bytes !== null && { bytes }),
      ...(userId !== undefined && { userId }),
      ...(tenantId !== undefined && { tenantId }),
      ip: hash(address),
    });
  };
}
