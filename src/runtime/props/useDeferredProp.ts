import { useCallback, useSyncExternalStore } from 'react';
import { useNavigation } from '../navigation/context.ts';
import { usePage } from '../pages/page-context.ts';
import { readPath } from '../protocol/prop-paths.ts';

/** A prop that the server sends after the page. */
export interface DeferredProp<Value> {
  /** `failed`: the server could not make it, or could not be reached; `retry` asks again. */
  readonly state: 'pending' | 'ready' | 'failed';
  /** Undefined until it is here; the former value while a newer one is on its way. */
  readonly value: Value | undefined;
  readonly isReloading: boolean;
  retry(): void;
}

/** `useDeferredProp<Props['chart']>('chart')`: a prop that comes after the page, and how it fares. */
export function useDeferredProp<Value>(path: string): DeferredProp<Value> {
  const page = usePage();
  const { activity, reload } = useNavigation();
  const isReloading = useSyncExternalStore(activity.subscribe, () => activity.isReloading(path));
  const hasFailed = useSyncExternalStore(activity.subscribe, () => activity.hasFailed(path));
  // The type is that of the page's contract; no type can follow a path at run time.
  const value = readPath(page.props, path) as Value | undefined;
  const isRescued = page.rescuedProps?.includes(path) ?? false;
  const retry = useCallback(() => void reload({ only: [path], preserveErrors: true }), [reload, path]);
  const isLost = !isReloading && (isRescued || (hasFailed && value === undefined));
  return {
    state: isLost ? 'failed' : value === undefined ? 'pending' : 'ready',
    value,
    isReloading,
    retry,
  };
}
