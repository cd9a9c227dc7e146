import type { ReactNode } from 'react';
import { useDeferredProp, type DeferredProp } from './useDeferredProp.ts';

export interface DeferredProps<Value> {
  /** Path of the prop. */
  readonly name: string;
  /** Until it is here. */
  readonly fallback: ReactNode;
  /** When it could not be had; `retry` asks again. Default: the fallback. */
  readonly rescue?: (retry: () => void) => ReactNode;
  readonly children: (value: Value, prop: DeferredProp<Value>) => ReactNode;
}

/** Shows what comes after the page: `<Deferred name="chart" fallback={…}>{(chart) => …}</Deferred>`. */
export function Deferred<Value>({ name, fallback, rescue, children }: DeferredProps<Value>) {
  const prop = useDeferredProp<Value>(name);
  if (prop.state === 'failed' && rescue) return rescue(prop.retry);
  return prop.value === undefined ? fallback : children(prop.value, prop);
}
