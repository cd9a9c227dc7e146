import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from './launch.ts';
import { projectRoot } from './project.ts';

/** Where the browser asks for the reader of PDFs and for the document: nothing of it leaves this computer. */
const origin = 'http://pages.localhost';
const readerFolder = join(projectRoot, 'node_modules/pdfjs-dist/legacy/build');
const pageName = /^page-\d+\.webp$/;

/**
 * Draws every page of a PDF as a small picture: `page-01.webp`, `page-02.webp`… Those of an earlier document go.
 *
 * @param width of an upright page, in pixels; one that lies has the same scale
 * @returns the number of pictures
 */
export async function drawPages(pdf: Uint8Array, folder: string, width = 620): Promise<number> {
  const pictures = await picturesOf(pdf, width);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (pageName.test(name)) await rm(join(folder, name));
  const digits = String(pictures.length).length;
  for (const [index, bytes] of pictures.entries()) {
    await writeFile(join(folder, `page-${String(index + 1).padStart(Math.max(2, digits), '0')}.webp`), bytes);
  }
  return pictures.length;
}

async function picturesOf(pdf: Uint8Array, width: number): Promise<Buffer[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.route(`${origin}/**`, async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (name === 'document.pdf')
        return route.fulfill({ body: Buffer.from(pdf), contentType: 'application/pdf' });
      if (/^pdf(\.worker)?\.mjs$/.test(name)) {
        return route.fulfill({ path: join(readerFolder, name), contentType: 'text/javascript' });
      }
      return route.fulfill({ body: '<!doctype html><title>Pages</title>', contentType: 'text/html' });
    });
    await page.goto(`${origin}/`);
    const count = await page.evaluate(openDocument, origin);
    const pictures: Buffer[] = [];
    for (let number = 1; number <= count; number += 1) {
      const address = await page.evaluate(drawPage, { number, width });
      pictures.push(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

/** As much as is asked of the reader of PDFs in the browser. */
interface ReadPage {
  getViewport(options: { scale: number }): { width: number; height: number };
  render(options: object): { promise: Promise<void> };
}
interface ReadDocument {
  readonly numPages: number;
  getPage(number: number): Promise<ReadPage>;
}

/** Runs in the browser. */
async function openDocument(from: string): Promise<number> {
  const reader = (await import(/* @vite-ignore */ `${from}/pdf.mjs`)) as {
    getDocument(options: object): { promise: Promise<ReadDocument> };
  };
  // In the page itself: a worker would need an address of its own.
  const pdfjsWorker: unknown = await import(/* @vite-ignore */ `${from}/pdf.worker.mjs`);
  Object.assign(globalThis, { pdfjsWorker });
  const read = await reader.getDocument({ url: `${from}/document.pdf`, verbosity: 0 }).promise;
  Object.assign(globalThis, { readDocument: read });
  return read.numPages;
}

/** Runs in the browser. A4 is 595 points wide. */
async function drawPage({ number, width }: { number: number; width: number }): Promise<string> {
  const { readDocument } = globalThis as unknown as { readDocument: ReadDocument };
  const page = await readDocument.getPage(number);
  const viewport = page.getViewport({ scale: width / 595 });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport, background: '#fff' }).promise;
  return canvas.toDataURL('image/webp', 0.8);
}
