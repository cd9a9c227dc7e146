import { useEffect } from 'react';
import { fitPictures } from './fit-pictures.ts';

/**
 * Sets `<html data-print="ready">` once the fonts of the page are loaded, its images decoded and made for paper, its charts drawn
 * and all of it painted; whoever prints waits for that. Taken back when the caller leaves.
 */
export function useReadyToPrint(): void {
  useEffect(() => {
    let isCurrent = true;
    void settle().then(() => {
      if (isCurrent) document.documentElement.dataset['print'] = 'ready';
    });
    return () => {
      isCurrent = false;
      delete document.documentElement.dataset['print'];
    };
  }, []);
}

async function settle(): Promise<void> {
  // Fonts are asked for by the first layout of the text that uses them.
  await nextFrame();
  // The code of charts and of the papers of a file comes after the page that shows them.
  while (document.querySelector('[data-chart="waiting"]')) await nextFrame();
  await document.fonts.ready;
  // A picture that cannot be decoded will not come any more: the page is printed without it.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  await fitPictures();
  // A paper of a file may have brought charts of its own meanwhile.
  while (document.querySelector('[data-chart="waiting"]')) await nextFrame();
  await nextFrame();
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
