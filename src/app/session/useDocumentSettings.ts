import { useLayoutEffect } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import { afterPaint } from '#runtime/platform/after-paint.ts';

type Theme = SharedProps['app']['theme'];

/** Shows a theme at once; the server keeps the choice for the next document. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  // The browser's own bar follows: reading the colour now would lay the page out before it is whole.
  afterPaint(() => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  });
}

/** Keeps the root element in the language and theme of the page shown. */
export function useDocumentSettings({ locale, theme }: Pick<SharedProps['app'], 'locale' | 'theme'>): void {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useLayoutEffect(() => applyTheme(theme), [theme]);
}
