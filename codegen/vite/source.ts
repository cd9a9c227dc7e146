import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { systemClock } from '../watch/clock.ts';
import type { ChangeSource } from '../watch/follow.ts';
import type { Scope } from '../watch/scope.ts';

/** Vite's watcher keeps silent about a second change of a file within 50 ms, even when it is the last. */
const SECOND_LOOK_MS = 100;

/** Changes as Vite's own watcher tells them; what lies outside its root is added to it. */
export function openViteSource(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  onTouch: (path: string) => void,
  clock = systemClock,
): ChangeSource {
  let followed: readonly string[] = [];
  const secondLooks = new Map<string, () => void>();
  const listen = (_event: string, changed: string): void => {
    const path = resolve(changed);
    onTouch(path);
    secondLooks.get(path)?.();
    const forget = clock.after(SECOND_LOOK_MS, () => {
      secondLooks.delete(path);
      onTouch(path);
    });
    secondLooks.set(path, forget);
  };
  // What changed while the watcher first looked around is told by nobody.
  const lookAgain = (): void => followed.forEach(onTouch);
  watcher.on('all', listen);
  watcher.on('ready', lookAgain);
  return {
    follow(scope) {
      followed = pathsOf(scope);
      watcher.add(followed);
    },
    close() {
      watcher.off('all', listen);
      watcher.off('ready', lookAgain);
      for (const forget of secondLooks.values()) forget();
    },
  };
}

function pathsOf({ manifest, packages, trees }: Scope): string[] {
  return [manifest, ...packages, ...trees.map(({ folder }) => folder)];
}
