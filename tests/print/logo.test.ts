import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { frontPage } from '#generated/routes/export.ts';
import { companyLogo } from '#mocks/db/seed/media/marks.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { printDocument } from '#scripts/lib/print-document.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { readPdf } from '#tests/support/printed.ts';
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

const subject = 'Les Chais de la Bastide · OP-2025-001';

/** The head and the foot of a printed front page, which has no picture of its own, and whether it shows one. */
async function printed() {
  await page.goto(`${app.served.url}${frontPage(operationId('T1', 'OP-2025-001'))}`);
  const { pdf } = await printDocument(page);
  const lines = (await readPdf(pdf)).pages[0]?.lines ?? [];
  return {
    head: lines[0],
    foot: lines.at(-1),
    hasPicture: /\/Subtype\s*\/Image/.test(pdf.toString('latin1')),
  };
}

test('where the logo cannot be had, the name of the company stands there and no broken picture', async () => {
  // The data of tests hold no files.
  const { head, foot, hasPicture } = await printed();
  expect(head).toContain('Garonne Patrimoine');
  expect(head).toContain(subject);
  expect(foot).toContain('Garonne Patrimoine · édité le 20/11/2026');
  expect(hasPicture).toBe(false);
});

test('the logo of the company stands at the head of its papers, its name at their foot', async () => {
  await page.goto(`${app.served.url}/compte?tab=societe`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Choisir un logo|Changer/ }).click(),
  ]);
  const buffer = Buffer.from(companyLogo());
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByText('Logo enregistré.').waitFor();
  const { head, foot, hasPicture } = await printed();
  expect(head).toBe(subject);
  expect(foot).toContain('Garonne Patrimoine');
  expect(hasPicture).toBe(true);
});
