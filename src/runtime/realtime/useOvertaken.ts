import { useEffect, useState } from 'react';
import { useRealtimeParts } from './context.ts';

interface ReadRecord {
  readonly id: string;
  readonly version: number;
}

interface Change extends ReadRecord {
  /** The person who made it; null where nobody did. */
  readonly by: string | null;
}

/**
 * The change of a record that was heard of since it was read, by whoever made it; null once that version, or a later
 * one, is shown. One's own changes are not heard.
 */
export function useOvertaken(
  channel: string | null,
  event: string,
  record: ReadRecord | null,
): Pick<Change, 'by'> | null {
  const realtime = useRealtimeParts()?.realtime;
  const id = record?.id ?? null;
  const [heard, setHeard] = useState<Change | null>(null);
  useEffect(() => {
    if (!realtime || channel === null || id === null) return undefined;
    return realtime.join(channel, {
      onEvent: (name, data) => {
        const change = (data ?? {}) as {
          readonly id?: unknown;
          readonly version?: unknown;
          readonly by?: unknown;
        };
        if (name !== event || change.id !== id || typeof change.version !== 'number') return;
        setHeard({ id, version: change.version, by: typeof change.by === 'string' ? change.by : null });
      },
    });
  }, [realtime, channel, event, id]);
  return record !== null && heard?.id === record.id && heard.version > record.version ? heard : null;
}
