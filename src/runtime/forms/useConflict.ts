import { useState } from 'react';

/**
 * A conflict stays in view until it is settled, even when the page's props are read again meanwhile. One that
 * is there from the start belongs to values that went with an earlier form: a page shown from memory still
 * tells of it after it was settled.
 */
export function useConflict<Conflict>(latest: Conflict | null): {
  conflict: Conflict | null;
  settle: () => void;
} {
  const [seen, setSeen] = useState(latest);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  if (latest !== seen) {
    setSeen(latest);
    if (latest !== null) setConflict(latest);
  }
  return { conflict, settle: () => setConflict(null) };
}
