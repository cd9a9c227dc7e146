import { createContext, useContext } from 'react';
import type { Realtime } from './realtime.ts';
import type { Refresher } from './refresher.ts';

/** What the hooks need: the connection, and who renews props. */
export interface RealtimeParts {
  readonly realtime: Realtime;
  readonly refresher: Refresher;
}

/** Null where nothing listens: on printed pages, in tests of parts. The hooks then do nothing. */
export const RealtimeContext = createContext<RealtimeParts | null>(null);

/** The parts of the provider above; null without one. */
export const useRealtimeParts = (): RealtimeParts | null => useContext(RealtimeContext);
