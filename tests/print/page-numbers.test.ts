import { expect, test, vi } from 'vitest';
import { printDocument } from '#scripts/lib/print-document.ts';
import type { PageNumbers } from '#scripts/lib/page-numbers.ts';
import { newPerson, openPage } from '#tests/support/browser.ts';
import { serveKit } from '#tests/support/kit.ts';
import { readPdf } from '#tests/support/printed.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const kit = withBrowser(serveKit);

/** Prints the document of the kit: the lines of its contents, where its chapters stand, and how often it was drawn. */
async function printed(known?: PageNumbers) {
  const person = await newPerson(kit.browser);
  const { page } = await openPage(person);
  await page.goto(`${kit.served.url}/papier/dossier`);
  const draw = vi.spyOn(page, 'pdf');
  const { pdf, numbers } = await printDocument(page, { known });
  const contents = (await readPdf(pdf)).pages.find(({ text }) => text.includes('Sommaire'))?.lines;
  const drawnCount = draw.mock.calls.length;
  await person.close();
  return { contents, numbers, drawnCount };
}

test('a document that was printed before is drawn once, again only where a chapter has moved', async () => {
  const first = await printed();
  expect(first.drawnCount).toBe(2);
  const known = first.numbers ?? {};
  expect(Object.keys(known).length).toBeGreaterThan(3);

  const again = await printed(known);
  expect(again.drawnCount).toBe(1);
  expect(again.contents).toEqual(first.contents);

  const moved = Object.fromEntries(Object.entries(known).map(([id, page]) => [id, page + 1]));
  const mended = await printed(moved);
  expect(mended.drawnCount).toBe(2);
  expect(mended.contents).toEqual(first.contents);
  expect(mended.numbers).toEqual(known);

  // Of a chapter that was not there nothing is known: its place is counted.
  const [, ...others] = Object.entries(known);
  expect((await printed(Object.fromEntries(others))).contents).toEqual(first.contents);
});
