/** How much waits to be read: written before the title of every page. */
let count = 0;
const listeners = new Set<() => void>();

/** Takes the number that the last answer told. */
export function noteUnread(unreadCount: number): void {
  if (unreadCount === count) return;
  count = unreadCount;
  for (const listener of listeners) listener();
}

export const readUnread = (): number => count;

export function onUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
