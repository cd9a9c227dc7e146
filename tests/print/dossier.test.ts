import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import type { ShareOperationProps } from '#contracts/client/share/operation.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { addSitePhotos } from '#tests/support/site-photos.ts';
import { createVisitor } from '#tests/support/visitor.ts';
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
  const name = answer.headers()['content-disposition'] ?? '';
  for (const figure of margins) expect(decodeURIComponent(name)).not.toContain(figure);
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
  const attachments = await pdf.getAttachments();
  return { pages: pdf.numPages, texts, info, outline, attachments };
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
  // Chromium's small headless shell writes its own name whatever it is told to be called.
  expect(info['Creator']).toMatch(/^(Ilot|Chromium)$/);
  const everything = [...texts, ...outline, JSON.stringify(info)].join(' ').replaceAll(/\s+/gu, ' ');
  expect(everything).toContain('L’immeuble et son quartier');
  expect(everything).toContain('Partenaire Sud');
  expect(everything).toContain('1 284 000');
  for (const figure of margins) expect(everything).not.toContain(figure);
}, 200_000);

/** Figures of the golden operation that tell its margin (E5, 9), and that of one of its lots. */
const margins = ['138 960', '12,08', '1 011 040', '1 011 039', '108 470', '17 548', '9,60 %'];

test('what the reader of a link takes home without margins tells none, in any section', async () => {
  const { url } = site.served;
  const owner = createVisitor(url);
  await owner.signIn('hugo.lartigue@example.test');
  const sharePage = `/operations/${golden}/partage`;
  const { sections } = (await owner.get(sharePage)).page.props as unknown as ShareOperationProps;
  expect(sections.length).toBeGreaterThan(20);
  const made = await owner.visit('POST', sharePage, {
    data: {
      recipientName: 'Maître Sarrazin',
      recipientEmail: 'maitre.sarrazin@example.test',
      audience: 'bank',
      message: '',
      sections: sections.map(({ section }) => section),
      fileIds: [],
      hideAmounts: 'margin',
      hiddenFields: [],
      code: '',
      expiresOn: '2026-12-20',
      allowDownload: true,
      watermark: true,
      maxOpenings: null,
      notice: 'none',
      sendsMail: false,
    },
  });
  expect(made.page.props.errors).toEqual({});
  const [link] = (made.page.props as unknown as ShareOperationProps).shares;
  const at = new URL(link?.href ?? '').pathname;
  await page.context().clearCookies();
  await page.goto(`${url}${at}`);
  await page.getByRole('button', { name: 'Ouvrir le dossier' }).click();
  await page.getByRole('button', { name: 'Préparer le PDF' }).click();
  await page.getByRole('link', { name: 'Télécharger le PDF' }).waitFor({ timeout: 150_000 });
  const answer = await page.request.get(`${url}${at}/pdf`);
  const name = decodeURIComponent(answer.headers()['content-disposition'] ?? '');
  const { texts, info, outline, attachments, pages } = await read(await answer.body());
  expect(pages).toBeGreaterThan(40);
  expect(attachments).toBeNull();
  const everything = [name, ...texts, ...outline, JSON.stringify(info)].join(' ').replaceAll(/\s+/gu, ' ');
  expect(everything).toContain('Maître Sarrazin');
  expect(everything).toContain('1 284 000');
  for (const figure of margins) expect(everything).not.toContain(figure);
  const shown = (await page.request.get(`${url}${at}`)).text();
  expect(await shown).not.toContain('13896008');
}, 300_000);
