import { afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openPage, seeTitle, type WatchedPage } from '../support/browser.ts';
import { serveKit } from '../support/kit.ts';
import { withBrowser } from '../support/with-browser.ts';

const kit = withBrowser(serveKit);
let tab: WatchedPage;

beforeAll(async () => {
  tab = await openPage(await newPerson(kit.browser));
  // Vite makes the code ready at the first asking, which takes its time beside another file.
  tab.page.setDefaultTimeout(120_000);
  await tab.page.goto(kit.served.url);
  await seeTitle(tab.page, 'Démonstration du runtime');
  tab.page.setDefaultTimeout(30_000);
});

afterEach(() => {
  expect(tab.faults.splice(0)).toEqual([]);
});

async function open(path: string, title: string): Promise<void> {
  await tab.page.goto(`${kit.served.url}${path}`);
  await seeTitle(tab.page, title);
}

test('a conflict that was settled does not come back with the page that is shown from memory', async () => {
  await open('/conflit', 'Conflit de versions');
  const { page } = tab;
  await page.getByRole('button', { name: 'Modifier comme une autre personne' }).click();
  await page.getByLabel('Commune').fill('Rezé');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const conflict = page.getByRole('dialog', { name: 'Quelqu’un a été plus rapide' });
  await conflict.getByRole('button', { name: 'Reprendre sa version' }).click();
  await conflict.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Sommaire' }).click();
  await seeTitle(page, 'Démonstration du runtime');
  await page.goBack();
  await seeTitle(page, 'Conflit de versions');
  await expect.poll(() => page.getByLabel('Commune').inputValue()).toBe('Nantes');
  expect(await conflict.count()).toBe(0);
});
