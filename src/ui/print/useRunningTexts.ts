import { useLayoutEffect } from 'react';
import type { RunningTexts } from './document-context.ts';

/** « Page 3 / 12 », which only the paper can count. */
const pageNumber = `'Page\u00A0' counter(page) '\u00A0/\u00A0' counter(pages)`;

/**
 * Gives the texts to the margin boxes of the paper, which read them from variables of the root element: CSS has no
 * other way to them in Chromium. Taken back when the caller leaves.
 */
export function useRunningTexts({ company, subject, edition, note = '' }: RunningTexts): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const texts = { company, subject, edition, note };
    for (const [name, text] of Object.entries(texts)) style.setProperty(`--print-${name}`, cssString(text));
    style.setProperty('--print-number', pageNumber);
    return () => {
      for (const name of [...Object.keys(texts), 'number']) style.removeProperty(`--print-${name}`);
    };
  }, [company, subject, edition, note]);
}

/** A CSS string: it knows no line break, and for all that is left its escapes are those of JSON. */
const cssString = (text: string): string => JSON.stringify(text.replaceAll(/[\n\r\t\f]+/g, ' '));
