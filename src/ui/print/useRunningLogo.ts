import { useEffect, useState } from 'react';
import { loadRunningLogo, type RunningLogo } from './running-logo.ts';

/** The logo of a running head: `waiting` while it comes; null for none, and for one that cannot be had. */
export function useRunningLogo(href: string | null, isGrey: boolean): RunningLogo | 'waiting' | null {
  const [loaded, setLoaded] = useState<{ readonly href: string; readonly logo: RunningLogo | null }>();
  useEffect(() => {
    if (href === null) return undefined;
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const logo = await loadRunningLogo(href, { isGrey, signal: leaving.signal });
      if (!leaving.signal.aborted) setLoaded({ href, logo });
    };
    void load();
    return () => leaving.abort();
  }, [href, isGrey]);
  if (href === null) return null;
  return loaded?.href === href ? loaded.logo : 'waiting';
}
