import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  PrintRefusedError,
  type PrintedPdf,
  type Printer,
  type PrintOptions,
} from '#mocks/services/printer.ts';
import { findChromium, hasChromium } from './chromium.ts';
import { projectRoot } from './project.ts';

/** What made a document, in its metadata: Chromium writes there what it calls itself. */
const creator = 'Ilot';

/** Longest time in which the server answers its own browser, in milliseconds. */
const answerTimeoutMs = 60_000;

/**
 * The browser with which a server that answers at `origin` prints its own pages; null where there is none. It is
 * started for one document and ended with it: nothing of it stays in memory.
 */
export async function findPrinter(origin: string): Promise<Printer | null> {
  if (!existsSync(join(projectRoot, 'node_modules/playwright-core')) || !hasChromium()) return null;
  return { origin, print: printAddress };
}

/** Prints an address to a PDF. @throws PrintRefusedError when the server refuses the page */
export async function printAddress(
  url: URL,
  { onStart, onProgress, signal }: PrintOptions = {},
): Promise<PrintedPdf> {
  // Loaded where it is needed: most servers print now and then.
  const [{ launchChromium }, { printDocument }] = await Promise.all([
    import('./launch.ts'),
    import('./print-document.ts'),
  ]);
  signal?.throwIfAborted();
  const chromium = await findChromium();
  const browser = await launchChromium({
    ...chromium,
    args: [...chromium.args, `--user-agent=${creator}`],
  });
  const end = (): void => void browser.close();
  signal?.addEventListener('abort', end);
  try {
    const page = await browser.newPage();
    onStart?.();
    // Its own signal tells when it is drawn: sixty photographs of a busy machine may take their time to load.
    const response = await page.goto(url.href, { waitUntil: 'commit', timeout: answerTimeoutMs });
    if (!response?.ok()) throw new PrintRefusedError(response?.status() ?? 0);
    const pdf = await printDocument(page, onProgress);
    return { bytes: new Uint8Array(pdf), pagesCount: countPages(pdf) };
  } finally {
    signal?.removeEventListener('abort', end);
    await browser.close();
  }
}

/** Pages of a PDF, counted by their objects; Chromium writes them uncompressed. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}
