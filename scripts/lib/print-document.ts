import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';

/** Longest time that a page may take to settle, in milliseconds: a whole file lays out thirty pages and their maps. */
const readyTimeoutMs = 100_000;

/** The same paper, for counting its pages alone. */
const draft = { preferCSSPageSize: true } as const;
const paper = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const;

/**
 * Prints the page that is open to a PDF: tagged, on the paper that it asks for.
 *
 * Waits for the page's own signals (`<html data-print="placed">`, then `"ready"`), never for a quiet network. A
 * document with a table of contents is printed twice: first to learn where its chapters stand, while its photographs
 * are still made for paper, then with their page numbers.
 *
 * @param onProgress is told how far it has come, in percent
 */
export async function printDocument(
  page: Page,
  onProgress: (percent: number) => Promise<void> = async () => undefined,
): Promise<Buffer> {
  await onProgress(10);
  await page.locator('html[data-print]').waitFor({ state: 'attached', timeout: readyTimeoutMs });
  await onProgress(40);
  const isNumbered = (await page.locator('[data-print-contents]').count()) > 0;
  const numbers = isNumbered ? await pageNumbers(await drawn(page, draft, nothingSeen)) : null;
  await onProgress(60);
  await page.locator('html[data-print="ready"]').waitFor({ state: 'attached', timeout: readyTimeoutMs });
  await onProgress(70);
  if (numbers !== null) {
    await page.evaluate((detail) => {
      document.dispatchEvent(new CustomEvent('print-pages', { detail }));
    }, numbers);
    await page.locator('[data-print-contents="numbered"]').first().waitFor({ state: 'attached' });
  }
  return drawn(page, paper);
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
async function pageNumbers(pdf: Buffer): Promise<Record<string, number>> {
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
