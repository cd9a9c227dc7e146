import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { printDocument } from '#scripts/lib/print-document.ts';

/** A text of a page with where it stands, in points from the left and the foot. */
interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** One page of a PDF as a person reads it: its lines from top to bottom, and which way its paper lies. */
export interface ReadPage {
  readonly lines: readonly string[];
  readonly text: string;
  readonly isLandscape: boolean;
  /** In points. */
  readonly width: number;
  readonly placed: readonly PlacedText[];
}

export interface ReadDocument {
  readonly pages: readonly ReadPage[];
  readonly outline: readonly string[];
}

/** Prints the page that is open, as the command does, and reads it back. */
export const readPrinted = async (page: Page): Promise<ReadDocument> =>
  readPdf((await printDocument(page)).pdf);

/** A PDF as a person reads it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const { width, height } = sheet.getViewport({ scale: 1 });
      const { items } = await sheet.getTextContent();
      const lines = linesOf(items);
      return { lines, text: lines.join('\n'), isLandscape: width > height, width, placed: placedOf(items) };
    }),
  );
  return { pages, outline: ((await pdf.getOutline()) ?? []).map(({ title }) => title) };
}

/** The texts of a page, those that stand at one height together. */
function linesOf(items: readonly object[]): string[] {
  const byHeight = new Map<number, string[]>();
  for (const item of items) {
    if (!('str' in item) || !('transform' in item)) continue;
    const { str, transform } = item as { str: string; transform: number[] };
    const height = Math.round(transform[5] ?? 0);
    byHeight.set(height, [...(byHeight.get(height) ?? []), str]);
  }
  return [...byHeight]
    .toSorted(([one], [other]) => other - one)
    .map(([, texts]) => texts.join('').replaceAll(/\s+/gu, ' ').trim());
}

/** Texts that lie level, with their left and right ends. */
function placedOf(items: readonly object[]): PlacedText[] {
  return items.flatMap((item) => {
    if (!('str' in item) || !('transform' in item) || !('width' in item)) return [];
    const { str, transform, width } = item as { str: string; transform: number[]; width: number };
    const [, slant = 0, , , left = 0] = transform;
    return str.trim() === '' || Math.abs(slant) > 0.01 ? [] : [{ text: str, left, right: left + width }];
  });
}
