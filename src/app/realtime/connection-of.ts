import type { SharedProps } from '#contracts/shared.ts';
import type { RealtimeSettings } from '#runtime/realtime/settings.ts';

/** The connection that a page makes: none when it is printed, or where the server has no key. */
export function connectionOf(
  component: string,
  { realtime }: Pick<SharedProps, 'realtime'>,
): RealtimeSettings | null {
  if (!realtime?.key || component.startsWith('Export/')) return null;
  const { key, cluster, host, port, forceTls } = realtime;
  return { key, cluster, host, port, forceTls };
}
