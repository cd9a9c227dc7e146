import { useEffect } from 'react';
import { fitPictures, pictureHere } from './fit-pictures.ts';

/**
 * Tells whoever prints how far the page is, by `<html data-print>`: `placed` once all of it stands where it will stand
 * on paper (fonts and pictures loaded, charts drawn), so that its pages can be counted, `ready` once its photographs
 * are made for paper too. Taken back when the caller leaves.
 */
export function useReadyToPrint(): void {
  useEffect(() => {
    let isCurrent = true;
    const mark = (state: 'placed' | 'ready'): void => {
      if (isCurrent) document.documentElement.dataset['print'] = state;
    };
    void settle(mark);
    return () => {
      isCurrent = false;
      delete document.documentElement.dataset['print'];
    };
  }, []);
}

async function settle(mark: (state: 'placed' | 'ready') => void): Promise<void> {
  // Fonts are asked for by the first layout of the text that uses them.
  await nextFrame();
  // The code of charts and of the papers of a file comes after the page that shows them.
  while (document.querySelector('[data-chart="waiting"]')) await nextFrame();
  await document.fonts.ready;
  // A picture that cannot be had will not come any more: the page is printed without it, and without the sign of it. Paper itself decodes them.
  await Promise.all(Array.from(document.images, pictureHere));
  for (const image of document.images) image.toggleAttribute('data-lost', image.naturalWidth === 0);
  // A paper of a file may have brought charts of its own meanwhile.
  while (document.querySelector('[data-chart="waiting"]')) await nextFrame();
  mark('placed');
  await fitPictures();
  await nextFrame();
  mark('ready');
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
