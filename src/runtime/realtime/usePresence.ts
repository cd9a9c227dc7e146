import { useEffect, useState } from 'react';
import { useRealtimeParts } from './context.ts';
import type { Member } from './driver.ts';

const nobody: readonly Member[] = [];

interface Seen {
  readonly channel: string;
  readonly members: readonly Member[];
}

/**
 * Who is on a presence channel, the person themselves included, each once; the caller is on it while it is
 * shown. Nobody without a connection, and with null.
 */
export function usePresence(channel: string | null): readonly Member[] {
  const realtime = useRealtimeParts()?.realtime;
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    if (!realtime || channel === null) return undefined;
    return realtime.join(channel, { onMembers: (members) => setSeen({ channel, members }) });
  }, [realtime, channel]);
  return seen !== null && seen.channel === channel ? seen.members : nobody;
}
