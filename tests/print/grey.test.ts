import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { printDocument } from '#scripts/lib/print-document.ts';
import { bankPapers } from '#tests/support/bank-papers.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(() => serve());
let page: Page;
beforeAll(async () => {
  ({ page } = await openPage(await newPerson(app.browser)));
  await page.goto(`${app.served.url}/connexion`);
  await signIn(page, 'hugo.lartigue@example.test');
  await page.waitForURL((url) => !url.pathname.startsWith('/connexion'));
});

const frontPage = bankPapers.map(([, path]) => path)[0] ?? '';
const setters: readonly number[] = [OPS.setFillRGBColor, OPS.setStrokeRGBColor];
const isGrey = (hex: string): boolean => /^#(..)\1\1$/.test(hex);

/** The colours in which the texts, lines and faces of a paper are drawn, without those of its pictures. */
async function colorsOf(path: string): Promise<string[]> {
  await page.goto(`${app.served.url}${path}`);
  const { pdf: bytes } = await printDocument(page);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const lists = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getOperatorList()),
  );
  const colors = lists.flatMap(({ fnArray, argsArray }) =>
    fnArray.flatMap((operator, at) =>
      setters.includes(operator) ? [String((argsArray[at] as readonly unknown[])[0])] : [],
    ),
  );
  return [...new Set(colors)];
}

describe.each(bankPapers)('%s', (_component, path) => {
  test('is drawn in greys alone where its address asks for it', async () => {
    expect((await colorsOf(`${path}?theme=grey`)).filter((color) => !isGrey(color))).toEqual([]);
  });
});

test('without being asked, a paper is drawn in the colours of the house', async () => {
  expect((await colorsOf(frontPage)).filter((color) => !isGrey(color))).not.toEqual([]);
});
