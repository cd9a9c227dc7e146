import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);

describe('on a phone', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await newPerson(app.browser, phone, { hasTouch: true });
    ({ page } = await openPage(context));
    await page.goto(app.served.url);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Bonjour Hugo');
    // Only a demonstration has it.
    await page.getByRole('button', { name: 'Masquer ce bandeau' }).click();
  });
  afterAll(() => context.close());

  test.each([
    '/operations',
    '/contacts',
    '/fournisseurs',
    '/ventes-rapides',
    '/e-mails',
    '/stock',
    '/taches',
    '/mouvements',
    '/prospects',
  ])('the first record of %s begins in the upper half of the screen', async (path) => {
    await page.goto(app.served.url + path);
    const first = page.locator('main ul > li:has(a):not(nav li)').first();
    await first.waitFor();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(phone.height / 2);
  });

  test('filters are folded beside the search, and come out for who asks or while one is set', async () => {
    await page.goto(`${app.served.url}/fournisseurs`);
    const fold = page.getByRole('button', { name: 'Filtres', exact: true });
    const status = page.getByRole('button', { name: /^Statut/ });
    await fold.waitFor();
    expect(await status.isVisible()).toBe(false);
    await fold.click();
    await status.click();
    await page.getByRole('checkbox', { name: /^Actif/ }).click();
    await page.waitForURL('**/fournisseurs?status=active');
    await page.reload();
    await status.waitFor();
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
  });

  const middle = async (button: Locator): Promise<number> => {
    const box = await button.boundingBox();
    return box === null ? Number.NaN : Math.round(box.y + box.height / 2);
  };

  test('a list with four views keeps its main button on their line, and folds the rest into menus', async () => {
    await page.goto(`${app.served.url}/sourcing`);
    const views = page.getByRole('button', { name: 'Présentation : Tableau' });
    await views.waitFor();
    const main = page.getByRole('link', { name: 'Nouvelle opportunité' });
    expect(await middle(main)).toBe(await middle(views));
    await page.getByRole('button', { name: 'Autres actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Corbeille' }).waitFor();
    await page.keyboard.press('Escape');
    await views.click();
    await page.getByRole('menuitem', { name: 'Carte', exact: true }).click();
    await page.waitForURL('**/sourcing?look=map');
    await page.getByRole('button', { name: 'Présentation : Carte' }).waitFor();
  });

  test('so does the map of the operations, which has an action of its own', async () => {
    await page.goto(`${app.served.url}/operations?look=map`);
    const views = page.getByRole('group', { name: 'Présentation' });
    await views.waitFor();
    expect(await middle(page.getByRole('link', { name: 'Nouvelle opération' }))).toBe(await middle(views));
    await page.getByRole('button', { name: 'Autres actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Grande carte' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('a page with many actions keeps its main one beside a menu of the others, steps and reasons included', async () => {
    await page.goto(`${app.served.url}/operations/${seedId('operation:T1:OP-2025-001')}`);
    const main = page.getByRole('link', { name: 'Modifier', exact: true });
    await main.waitFor();
    const others = page.getByRole('button', { name: 'Autres actions' }).first();
    expect(await middle(main)).toBe(await middle(others));
    await others.click();
    for (const name of ['Dupliquer', 'Analyse de quartier']) {
      await page.getByRole('menuitem', { name }).waitFor();
    }
    await page.getByRole('group', { name: 'Changer d’état' }).getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('a form on a phone leaves four fifths of the screen to its fields', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await newPerson(app.browser, phone, { hasTouch: true });
    ({ page } = await openPage(context));
    await page.goto(app.served.url);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Bonjour Hugo');
    await page.getByText(/l’horloge des opérations part/).waitFor();
  });
  afterAll(() => context.close());

  /** Pixels of the window that bars and the demonstration's notice take; a bar within the page does once it sticks. */
  const barsHeight = (): Promise<number> =>
    page.evaluate(() => {
      const notice = document.querySelector('button[aria-label="Masquer ce bandeau"]')?.parentElement;
      const sections = document.querySelector('.form-page-top');
      const isStuck = sections !== null && sections.getBoundingClientRect().top <= 48;
      const bars = [
        ...document.querySelectorAll(
          'header:has(nav), [data-form-bar], nav[aria-label="Navigation principale"]',
        ),
        ...(isStuck ? [sections] : []),
        ...(notice ? [notice] : []),
      ];
      return bars
        .map((bar) => bar.getBoundingClientRect())
        .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
        .reduce((sum, height) => sum + height, 0);
    });

  test.each(['/operations/creer', '/contacts/nouveau'])('%s, at its top and scrolled', async (path) => {
    await page.goto(app.served.url + path);
    await page.locator('[data-form-bar]').waitFor();
    await expect.poll(barsHeight).toBeLessThanOrEqual(phone.height / 5);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await barsHeight()).toBeLessThanOrEqual(phone.height / 5);
    expect(await barsHeight()).toBeGreaterThan(0);
  });
});
