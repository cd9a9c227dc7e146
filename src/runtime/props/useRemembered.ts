import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from '../navigation/context.ts';
import { sessionStore } from '../storage/safe-storage.ts';
import { createRememberedStore } from './remembered.ts';

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

const store = createRememberedStore(sessionStore, isReloaded);

/**
 * State that is there again after going back or forward to the page, also from another site, but not after
 * loading it anew: `useRemembered('filters', {})`. Only what JSON can hold; never a secret.
 */
export function useRemembered<Value>(key: string, initial: Value): readonly [Value, (value: Value) => void] {
  const { entryKey } = useNavigation();
  // The entry that the component was made for: a change of query that keeps it is another one.
  const entry = useRef('');
  // What is read is what was written under this name by this component.
  const [value, setValue] = useState(() => (store.read(entryKey(), key) as Value | undefined) ?? initial);
  useLayoutEffect(() => {
    if (entry.current === '') entry.current = entryKey();
  }, [entryKey]);
  const remember = (next: Value): void => {
    setValue(next);
    store.write(entry.current, key, next);
    if (entryKey() !== entry.current) store.write(entryKey(), key, next);
  };
  return [value, remember];
}
