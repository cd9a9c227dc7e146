import { useState } from 'react';

/** A conflict stays in view until it is settled, even when the page's props are read again meanwhile. */
export function useConflict<Conflict>(latest: Conflict | null): {
  conflict: Conflict | null;
  settle: () => void;
} {
  const [seen, setSeen] = useState(latest);
  const [conflict, setConflict] = useState(latest);
  if (latest !== seen) {
    setSeen(latest);
    if (latest !== null) setConflict(latest);
  }
  return { conflict, settle: () => setConflict(null) };
}
