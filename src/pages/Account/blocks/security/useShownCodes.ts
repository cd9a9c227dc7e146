import { useState } from 'react';

/** Codes that the server shows once stay in view until the page is left or others replace them. */
export function useShownCodes(latest: readonly string[] | null): readonly string[] | null {
  const [codes, setCodes] = useState(latest);
  if (latest !== null && latest !== codes) setCodes(latest);
  return latest ?? codes;
}
