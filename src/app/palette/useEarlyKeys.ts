import { useCallback, useEffect, useRef } from 'react';
import { isModalOpen } from '#runtime/keys/takes-letters.ts';

/**
 * What is typed between asking for the palette and its coming, whose code may be late: it would be keys of the page.
 *
 * @param isAsked the palette is asked for
 * @returns gives what was typed meanwhile, once
 */
export function useEarlyKeys(isAsked: boolean): () => string {
  const early = useRef('');
  useEffect(() => {
    if (!isAsked) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isSign = /^.$/u.test(key) && !ctrlKey && !metaKey && !altKey;
      if (isModalOpen() || !(isSign || key === 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
      if (isSign) early.current += key;
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isAsked]);
  return useCallback(() => {
    const typed = early.current;
    early.current = '';
    return typed;
  }, []);
}
