import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import type { PageNumbers } from './page-numbers.ts';

/** Longest time that a page may take to settle, in milliseconds: a whole file lays out thirty pages and their maps. */
const readyTimeoutMs = 100_000;

/** The same paper, for counting its pages alone. */
const draft = { preferCSSPageSize: true } as const;
const paper = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const;

export interface DocumentPrinting {
  /** Told how far it has come, in percent. */
  readonly onProgress?: ((percent: number) => Promise<void>) | undefined;
  /** Where the chapters stood when the same document was printed before. */
  readonly known?: PageNumbers | undefined;
}

export interface PrintedDocument {
  readonly pdf: Buffer;
  /** Where the chapters stand; null without a table of contents. */
  readonly numbers: PageNumbers | null;
}

/**
 * Prints the page that is open to a PDF: tagged, on the paper that it asks for.
 *
 * Waits for the page's own signals (`<html data-print="placed">`, then `"ready"`), never for a quiet network. A
 * document with a table of contents is printed twice: first to learn where its chapters stand, while its photographs
 * are still made for paper, then with their page numbers. Where these are known from before, it is printed once, and
 * again only if a chapter came to stand elsewhere.
 */
export async function printDocument(
  page: Page,
  { onProgress = async () => undefined, known }: DocumentPrinting = {},
): Promise<PrintedDocument> {
  await onProgress(10);
  await page.locator('html[data-print]').waitFor({ state: 'attached', timeout: readyTimeoutMs });
  await onProgress(40);
  const chapters = await chaptersOf(page);
  const remembered = known !== undefined && chapters.every((id) => id in known) ? known : null;
  const counted =
    chapters.length === 0 ? null : (remembered ?? (await pageNumbers(await drawn(page, draft, nothingSeen))));
  await onProgress(60);
  await page.locator('html[data-print="ready"]').waitFor({ state: 'attached', timeout: readyTimeoutMs });
  await onProgress(70);
  if (counted !== null) await tellNumbers(page, counted);
  const pdf = await drawn(page, paper);
  if (counted === null || counted !== remembered) return { pdf, numbers: counted };
  const numbers = await pageNumbers(pdf);
  if (chapters.every((id) => numbers[id] === counted[id])) return { pdf, numbers };
  await tellNumbers(page, numbers);
  return { pdf: await drawn(page, paper), numbers };
}

/** The anchors that the tables of contents of a page lead to. */
const chaptersOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-print-contents] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));

/** Frames in which a page must have written the numbers that it was told. */
const mostFrames = 600;

/** Tells a page where its chapters stand, and waits until its contents say so. */
async function tellNumbers(page: Page, numbers: PageNumbers): Promise<void> {
  const isWritten = await page.evaluate(
    async ({ detail, frames }) => {
      document.dispatchEvent(new CustomEvent('print-pages', { detail }));
      const isTold = (link: Element): boolean => {
        const number = detail[link.getAttribute('href')?.slice(1) ?? ''];
        return number === undefined || link.parentElement?.lastElementChild?.textContent === String(number);
      };
      for (let frame = 0; frame < frames; frame += 1) {
        if ([...document.querySelectorAll('[data-print-contents] a')].every(isTold)) return true;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return false;
    },
    { detail: numbers, frames: mostFrames },
  );
  if (!isWritten) throw new Error('the contents of the page did not take their numbers');
}

/** Chromium goes from screen to paper and back twice for each PDF: the way back is spared its layout. */
const noScreen = '@media screen { .print-sheet { content-visibility: hidden } }';
/** Where chapters stand does not depend on what is seen there. */
const nothingSeen = '* { visibility: hidden !important; }';

/** The PDF of a page, under a style of its own. */
async function drawn(page: Page, options: typeof draft | typeof paper, style = ''): Promise<Buffer> {
  const added = await page.addStyleTag({ content: noScreen + style });
  try {
    return await page.pdf(options);
  } finally {
    await added.evaluate((element) => (element as Element).remove());
  }
}

/** The page, from 1, of every anchor that something in the document links to: Chromium names them in the file. */
async function pageNumbers(pdf: Buffer): Promise<PageNumbers> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const read = await task.promise;
  const numbers: Record<string, number> = {};
  for (const [id, [ref]] of await read.getDestinations()) {
    numbers[id] = (await read.getPageIndex(ref as PageRef)) + 1;
  }
  await task.destroy();
  return numbers;
}

type PageRef = Parameters<Awaited<ReturnType<typeof getDocument>['promise']>['getPageIndex']>[0];
