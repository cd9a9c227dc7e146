import { useCallback, useEffect, useState } from 'react';
import { health } from '#generated/routes/root.ts';
import { documentCsrf } from '#runtime/protocol/csrf.ts';
import { ownHeaders } from '#runtime/protocol/own-headers.ts';

const EVERY_MS = 30_000;

async function isOpen(signal?: AbortSignal): Promise<boolean> {
  try {
    const headers = ownHeaders(health(), documentCsrf);
    const answer = await fetch(health(), { headers, cache: 'no-store', ...(signal && { signal }) });
    return answer.ok;
  } catch {
    // Not reachable: not open yet. The next probe asks again.
    return false;
  }
}

export interface Reopening {
  /** Asks now. */
  readonly probe: () => void;
  readonly isProbing: boolean;
  /** The person asked and the answer was no. */
  readonly isStillClosed: boolean;
}

/** Asks every 30 s whether the service is open again, and then loads the address asked for. */
export function useReopening(): Reopening {
  const [isProbing, setProbing] = useState(false);
  const [isStillClosed, setStillClosed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const timer = setInterval(() => {
      void isOpen(controller.signal).then((open) => {
        if (open) window.location.reload();
      });
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);

  const probe = useCallback(() => {
    setProbing(true);
    setStillClosed(false);
    void isOpen().then((open) => {
      if (open) {
        window.location.reload();
        return;
      }
      setProbing(false);
      setStillClosed(true);
    });
  }, []);
  return { probe, isProbing, isStillClosed };
}
