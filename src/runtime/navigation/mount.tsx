import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppRouter } from './router.tsx';

/** From when on waiting is felt: until then nothing flashes up that is gone at once. */
const waitingMs = 300;

/**
 * Draws an application in `#app`: its first page in one go, in slices that let the browser breathe. `waiting`
 * stands there when that page takes longer than a moment to come.
 *
 * @throws Error when the document has no place for it
 */
export function mountApplication(
  { Root, loadFirst }: Pick<AppRouter, 'Root' | 'loadFirst'>,
  waiting?: ReactNode,
): void {
  const mount = document.getElementById('app');
  if (!mount) throw new Error('The document has no element #app');
  const root = createRoot(mount);
  const timer = setTimeout(() => root.render(waiting), waitingMs);
  void loadFirst().then(() => {
    clearTimeout(timer);
    startTransition(() => {
      root.render(
        <StrictMode>
          <Root />
        </StrictMode>,
      );
    });
  });
}
