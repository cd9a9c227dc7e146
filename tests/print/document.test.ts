import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { printDocument } from '#scripts/lib/print-document.ts';
import { newPerson, openPage } from '#tests/support/browser.ts';
import { serveKit } from '#tests/support/kit.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

/** One page of a PDF as a person reads it: its lines from top to bottom, and which way its paper lies. */
interface ReadPage {
  readonly lines: readonly string[];
  readonly text: string;
  readonly isLandscape: boolean;
}

const kit = withBrowser(serveKit);
let pages: readonly ReadPage[];
let outline: readonly string[];

beforeAll(async () => {
  const { page } = await openPage(await newPerson(kit.browser));
  await page.goto(`${kit.served.url}/papier/dossier`);
  const pdf = await getDocument({ data: new Uint8Array(await printDocument(page)), verbosity: 0 }).promise;
  pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const { width, height } = sheet.getViewport({ scale: 1 });
      const lines = linesOf((await sheet.getTextContent()).items);
      return { lines, text: lines.join('\n'), isLandscape: width > height };
    }),
  );
  outline = (await pdf.getOutline()).map(({ title }) => title);
});

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

/** The pages but for the cover, which has no heads. */
const inner = () => pages.slice(1);

describe('a printed document', () => {
  test('has its cover, its chapters and as many pages as its tables need', () => {
    expect(pages.map(({ isLandscape }) => isLandscape)).toEqual([
      ...Array(pages.length - 1).fill(false),
      true,
    ]);
    expect(pages.length).toBe(8);
    expect(outline).toContain('Détail des dépenses');
  });

  test('says on every page whose it is, what about and which page of how many, but for the cover', () => {
    for (const [index, { text }] of inner().entries()) {
      expect(text).toContain('Garonne Patrimoine');
      expect(text).toContain('Les Chais de la Bastide · OP-2025-001');
      expect(text).toContain('édité le 20/11/2026');
      expect(text).toContain('Document confidentiel');
      expect(text).toContain(`Page ${index + 2} / ${pages.length}`);
    }
    expect(pages[0]?.text).not.toContain('Page');
  });

  test('repeats the head of a table on each of its pages and leaves no group and no total alone', () => {
    const head = 'Libellé Base HT % coût Mois';
    const chapter = pages.filter(({ lines }) => lines.some((line) => line.startsWith(head)));
    expect(chapter.length).toBeGreaterThan(2);
    for (const { lines } of chapter) {
      const rows = lines.slice(lines.findIndex((line) => line.startsWith(head)) + 1);
      const isRow = (line: string | undefined) => /\d+,\d{2} %/.test(line ?? '');
      const last = rows.findLastIndex(isRow);
      expect(rows[last]).not.toMatch(/^(Acquisition|Travaux et maîtrise|Vente) /);
      expect(rows.findIndex((line) => line.startsWith('Coût de revient'))).not.toBe(0);
    }
  });

  test('gives in its contents the pages on which the chapters stand', () => {
    const contents = pages.find(({ text }) => text.includes('Sommaire'));
    const titles = [
      'Synthèse financière',
      'Trésorerie cumulée',
      'Détail des dépenses',
      'Engagements et signatures',
    ];
    for (const title of titles) {
      const entry = contents?.lines.find((line) => line.startsWith(title));
      const at = pages.findIndex(
        (page) => page !== contents && page.lines.some((line) => line.startsWith(title)),
      );
      expect(entry, title).toBe(`${title} ${at + 1}`);
    }
  });

  test('bears its watermark on every page, the cover too', () => {
    for (const { text } of pages) expect(text).toContain('Banque de l’Estuaire');
  });

  test('keeps charts with the table of their values, and a signature box for each signer on one page', () => {
    expect(
      pages.find(({ text }) => text.includes('Trésorerie cumulée') && text.includes('avril 2027'))?.text,
    ).toContain('Encaissements');
    const signatures = pages.at(-1)?.text;
    for (const text of ['Fait à Bordeaux', 'Hugo Lartigue', 'Hélène Marsan', 'Lu et approuvé']) {
      expect(signatures).toContain(text);
    }
  });
});
