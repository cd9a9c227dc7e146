import { AsyncLocalStorage } from 'node:async_hooks';
import type { DispatchHints } from '#mocks/server/dispatch.ts';
import type { RequestFacts } from '#mocks/server/finalise-response.ts';

/** What the host knows and learns of one request, whoever handles it on the way. */
export interface Observed {
  readonly hints: DispatchHints;
  /** Told by the dispatcher once it has answered. */
  facts: RequestFacts | null;
}

/** The request under way: MSW stands between the host and the dispatcher and carries only the request. */
export const observed = new AsyncLocalStorage<Observed>();
