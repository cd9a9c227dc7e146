import { NetworkError } from '../protocol/failures.ts';
import { isOnline } from './online.ts';

/** Whether the server can be reached without a network: it may run on this very device. */
const isServerHere = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Fetches code by an `import()`. A browser keeps the failure of one for as long as the document stands (HTML, «
 * fetch a single module script »: the module map), so that nothing is asked for while there is no network.
 * Rejects with `NetworkError` then, else as `load` does.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  if (!isOnline() && !(await isServerHere())) throw new NetworkError(window.location.href, null);
  return load();
}
