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
 * Waits for the page's own signal (`<html data-print="ready">`), never for a quiet network. A document with a
 * table of contents is printed twice: first to learn where its chapters stand, then with their page numbers.
 *
 * @param onProgress is told how far it has come, in percent
 */
export async function printDocument(
  page: Page,
  onProgress: (percent: number) => Promise<void> = async () => undefined,
): Promise<Buffer> {
  await onProgress(10);
  await page.locator('html[data-print="ready"]').waitFor({ state: 'attached', timeout: readyTimeoutMs });
  await onProgress(40);
  if ((await page.locator('[data-print-contents]').count()) === 0) return page.pdf(paper);
  // Where chapters stand does not depend on what the pictures show: without them this takes half the time.
  const veil = await page.addStyleTag({ content: 'img { visibility: hidden !important; }' });
  const numbers = await pageNumbers(await page.pdf(draft));
  await veil.evaluate((style) => (style as Element).remove());
  await onProgress(70);
  await page.evaluate((detail) => {
    document.dispatchEvent(new CustomEvent('print-pages', { detail }));
  }, numbers);
  await page.locator('[data-print-contents="numbered"]').first().waitFor({ state: 'attached' });
  return page.pdf(paper);
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
