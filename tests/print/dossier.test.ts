import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { addSitePhotos } from '#tests/support/site-photos.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const golden = operationId('T1', 'OP-2025-001');
const path = `/export/operations/${golden}/dossier`;
const photosCount = 60;
const maxBytes = 15_000_000;

const site = withBrowser(() =>
  serve({ prepare: (database) => addSitePhotos(database, golden, photosCount) }),
);
let page: Page;
beforeAll(async () => {
  ({ page } = await openPage(await newPerson(site.browser)));
  await page.goto(`${site.served.url}/connexion`);
  await signIn(page, 'hugo.lartigue@example.test');
  await page.waitForURL((url) => !url.pathname.startsWith('/connexion'));
}, 300_000);

/** Has the server draw a file for somebody, from its page; the PDF. */
async function prepared(query: string, recipient: string): Promise<Buffer> {
  await page.goto(`${site.served.url}${path}?${query}`);
  await page.getByLabel('À l’attention de').fill(recipient);
  await page.getByRole('button', { name: 'Préparer le PDF' }).click();
  const line = page.getByRole('listitem').filter({ hasText: recipient });
  const link = line.getByRole('link', { name: 'PDF' });
  await link.waitFor({ timeout: 150_000 });
  const answer = await page.request.get(`${site.served.url}${await link.getAttribute('href')}`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return answer.body();
}

async function read(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = (await pdf.getMetadata()) as unknown as { info: Readonly<Record<string, unknown>> };
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  return { pages: pdf.numPages, texts, info, outline };
}

test('a whole file with sixty photographs is drawn by the server, and can be sent by mail', async () => {
  const bytes = await prepared('', 'Banque de l’Estuaire');
  const { pages, texts, info } = await read(bytes);
  expect(pages).toBeGreaterThanOrEqual(40);
  expect(texts.join(' ')).toContain(`Vue de chantier ${photosCount}`);
  expect(bytes.length).toBeLessThan(maxBytes);
  expect(info['Title']).toBe('Dossier de financement — OP-2025-001');
}, 200_000);

test('renamed and reordered, without margins: neither text nor facts of the file tell them', async () => {
  const query = new URLSearchParams({
    sections: 'cover,front-page,simulation.show,presentation,forecasts',
    'titles[presentation]': 'L’immeuble et son quartier',
    hide: 'margin',
  });
  const bytes = await prepared(`${query}`, 'Partenaire Sud');
  const { texts, info, outline } = await read(bytes);
  const told = [...texts, ...outline, JSON.stringify(info)].join(' ').replaceAll(/\s/gu, ' ');
  expect(told).toContain('L’immeuble et son quartier');
  expect(told).toContain('Partenaire Sud');
  expect(told).toContain('1 284 000');
  for (const figure of ['138 960', '12,08', '1 011 040', '9,60']) expect(told).not.toContain(figure);
}, 200_000);
