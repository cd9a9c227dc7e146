import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { testNow } from './database.ts';
import type { Served } from './served.ts';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;

/** A page of a PDF as a person finds it. */
export interface PrintedPage {
  readonly text: string;
  readonly isLandscape: boolean;
  /** Texts that stand nearer to an edge of the paper than its margin, in part or whole. */
  readonly outside: readonly string[];
}

/** The margin of the charter at the sides, in points, less what a letter may lean out. */
const marginPt = (15 / 25.4) * 72 - 2;

/** Prints an export route to a file with the command that people use, from the data of a served application. */
export async function printRoute(
  served: Served,
  output: string,
  { name, as, pairs }: { readonly name: string; readonly as: string; readonly pairs: readonly string[] },
): Promise<readonly PrintedPage[]> {
  const args = ['scripts/print.ts', name, ...pairs, '--as', as, '-o', output];
  await run(process.execPath, args, {
    cwd: root,
    env: { ...process.env, VAR_DIR: served.varDir, FROZEN_AT: testNow.toISOString() },
  });
  return readPrinted(output);
}

/** The pages of a PDF. */
export async function readPrinted(path: string): Promise<readonly PrintedPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index): Promise<PrintedPage> => {
      const page = await pdf.getPage(index + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      const texts = (await page.getTextContent()).items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [item] : [],
      );
      return {
        text: texts
          .map(({ str }) => str)
          .join(' ')
          .replaceAll(/[\s\u00A0\u202F]+/gu, ' '),
        isLandscape: width > height,
        outside: texts
          .filter(({ transform, width: length }) => {
            const [left, bottom] = [Number(transform[4]), Number(transform[5])];
            // A watermark lies across the page.
            if (Number(transform[1]) !== 0) return false;
            return left < marginPt || left + length > width - marginPt || bottom < 0 || bottom > height;
          })
          .map(({ str }) => str),
      };
    }),
  );
}
