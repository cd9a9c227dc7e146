import { useSyncExternalStore } from 'react';
import { useRealtimeParts } from './context.ts';
import type { RealtimeState } from './realtime.ts';

const nothing = (): (() => void) => () => undefined;
const off = (): RealtimeState => 'off';

/** How the connection is; `off` without a provider. */
export function useRealtimeState(): RealtimeState {
  const realtime = useRealtimeParts()?.realtime;
  return useSyncExternalStore(realtime?.subscribe ?? nothing, realtime?.read ?? off, off);
}
