import { beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openPage } from '#tests/support/browser.ts';
import { serveKit } from '#tests/support/kit.ts';
import { readPrinted, type ReadPage } from '#tests/support/printed.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const kit = withBrowser(serveKit);
let pages: readonly ReadPage[];
let outline: readonly string[];

beforeAll(async () => {
  const { page } = await openPage(await newPerson(kit.browser));
  await page.goto(`${kit.served.url}/papier/dossier`);
  ({ pages, outline } = await readPrinted(page));
});

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
