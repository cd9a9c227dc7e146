import { useEffect } from 'react';
import { useReload } from '#runtime/navigation/hooks.ts';

/** Asks again for the page when the person comes back to it: the link may have been opened in another tab. */
export function useReloadWhenSeen(): void {
  const reload = useReload();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
}
