import { useSyncExternalStore } from 'react';

/** Whether the device has a network. It may have one and reach nobody; without one it surely does not. */
export const isOnline = (): boolean => !('onLine' in navigator) || navigator.onLine;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a network, kept up to date. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

/** Runs something each time the network is back. @returns how to give it up */
export function whenBackOnline(run: () => void): () => void {
  window.addEventListener('online', run);
  return () => window.removeEventListener('online', run);
}
