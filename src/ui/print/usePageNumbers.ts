import { useEffect, useState } from 'react';

/** The page that each anchor of the document came to stand on, from 1. */
export type PageNumbers = Readonly<Record<string, number>>;

/**
 * Where whoever prints found the chapters: no page knows its own pages, so it is printed once, read, told by the
 * event `print-pages` of the document, and printed again. Null until then, and for ever on a screen.
 */
export function usePageNumbers(): PageNumbers | null {
  const [numbers, setNumbers] = useState<PageNumbers | null>(null);
  useEffect(() => {
    const take = (event: Event): void => {
      if (event instanceof CustomEvent) setNumbers(event.detail as PageNumbers);
    };
    document.addEventListener('print-pages', take);
    return () => document.removeEventListener('print-pages', take);
  }, []);
  return numbers;
}
