import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import {
  PrintRefusedError,
  type PrintedPdf,
  type Printer,
  type PrintOptions,
} from '#mocks/services/printer.ts';
import { findChromium, hasChromium } from './chromium.ts';
import { keepBrowser } from './kept-browser.ts';
import { rememberNumbers, type NumberMemory } from './page-numbers.ts';
import { projectRoot } from './project.ts';

/** What made a document, in its metadata: Chromium writes there what it calls itself. */
const creator = 'Ilot';

/** Longest time in which the server answers its own browser, in milliseconds. */
const answerTimeoutMs = 60_000;

/** How long a browser without work stands for the next file, in milliseconds. */
const idleTimeMs = 60_000;

/** Something that draws addresses with one browser, and remembers where their chapters stood. */
export interface Press extends Pick<Printer, 'print'> {
  /** Ends its browser. */
  close(): Promise<void>;
}

/** A press whose browser starts with its first file and ends after a time without one: nothing of it stays in memory. */
export function openPress(idleMs = idleTimeMs): Press {
  const browsers = keepBrowser(launchPress, idleMs);
  const numbers = rememberNumbers();
  return {
    print: async (url, options = {}) => {
      options.signal?.throwIfAborted();
      return browsers.use((browser) => printWith(browser, url, options, numbers));
    },
    close: browsers.close,
  };
}

/** The press with which a server that answers at `origin` prints its own pages; null where there is no browser. */
export async function findPrinter(origin: string): Promise<(Printer & Press) | null> {
  if (!existsSync(join(projectRoot, 'node_modules/playwright-core')) || !hasChromium()) return null;
  return { origin, ...openPress() };
}

/**
 * Prints an address to a PDF with a browser of its own.
 *
 * @throws PrintRefusedError when the server refuses the page
 */
export async function printAddress(url: URL, options: PrintOptions = {}): Promise<PrintedPdf> {
  const press = openPress();
  try {
    return await press.print(url, options);
  } finally {
    await press.close();
  }
}

async function launchPress(): Promise<Browser> {
  // Loaded where it is needed: most servers print now and then.
  const { launchChromium } = await import('./launch.ts');
  const chromium = await findChromium();
  return launchChromium({ ...chromium, args: [...chromium.args, `--user-agent=${creator}`] });
}

/** Each document has a page and a store of its own, which end with it. */
async function printWith(
  browser: Browser,
  url: URL,
  { onStart, onProgress, signal }: PrintOptions,
  memory: NumberMemory,
): Promise<PrintedPdf> {
  const { printDocument } = await import('./print-document.ts');
  // A page that does not come to an end may hold its browser up: the next file gets another.
  const end = (): void => void browser.close();
  signal?.addEventListener('abort', end);
  try {
    signal?.throwIfAborted();
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      onStart?.();
      // Its own signal tells when it is drawn: sixty photographs of a busy machine may take their time to load.
      const response = await page.goto(url.href, { waitUntil: 'commit', timeout: answerTimeoutMs });
      if (!response?.ok()) throw new PrintRefusedError(response?.status() ?? 0);
      const { pdf, numbers } = await printDocument(page, { onProgress, known: memory.of(url) });
      if (numbers !== null) memory.keep(url, numbers);
      return { bytes: new Uint8Array(pdf), pagesCount: countPages(pdf) };
    } finally {
      if (browser.isConnected()) await context.close();
    }
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** Pages of a PDF, counted by their objects; Chromium writes them uncompressed. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}
