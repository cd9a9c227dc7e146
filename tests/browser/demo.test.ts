import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#mocks/hosts/http/listen.ts';
import { ensureDemoSite, staticSite } from '#scripts/lib/demo-site.ts';
import { newPerson, openPage, seeTitle } from '#tests/support/browser.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

/**
 * Longest time that the demonstration may take for anything: its database is made in the browser, and read there
 * through a worker that shares the cores with whatever else the machine does.
 */
const slowestMs = 150_000;
const throughDatabase = { timeout: slowestMs + 60_000 };

const demo = withBrowser(async () => listen(staticSite(await ensureDemoSite()), 'localhost', 0));
let context: BrowserContext;
let first: Page;
let second: Page;
const faults: string[] = [];
beforeAll(async () => {
  context = await newPerson(demo.browser);
  const tabs = [await openPage(context), await openPage(context)] as const;
  [first, second] = [tabs[0].page, tabs[1].page];
  for (const tab of tabs) {
    tab.page.setDefaultTimeout(slowestMs);
    tab.page.on('pageerror', (error) => faults.push(error.message));
  }
});

describe('the demonstration without a server, in two tabs', () => {
  test(
    'prepares itself once for both tabs, and signs in with a demonstration account',
    throughDatabase,
    async () => {
      await Promise.all([first.goto(demo.served.url), second.goto(demo.served.url)]);
      await Promise.all(
        [first, second].map((page) =>
          page.getByRole('heading', { level: 1, name: 'Connexion', exact: true }).waitFor(),
        ),
      );
      await first.getByRole('button', { name: /Hugo Lartigue/ }).click();
      await first.getByRole('button', { name: 'Se connecter' }).click();
      await seeTitle(first, 'Bonjour Hugo');
    },
  );

  test('finds the golden operation by search and opens it', throughDatabase, async () => {
    await first
      .getByRole('link', { name: /^Opérations/ })
      .first()
      .click();
    await seeTitle(first, 'Opérations');
    await first.getByRole('searchbox').fill('bastide');
    await first.waitForURL(/\?q=bastide$/);
    await first.getByRole('link', { name: 'Les Chais de la Bastide' }).click();
    await seeTitle(first, 'Vue d’ensemble');
  });

  test(
    'opens an address directly through 404.html, in the other tab, with the same session',
    throughDatabase,
    async () => {
      const answer = await second.goto(first.url());
      expect(answer?.status()).toBe(404);
      await second.getByRole('heading', { level: 1, name: 'Vue d’ensemble' }).waitFor();
    },
  );

  test('shows in one tab what the other saved', throughDatabase, async () => {
    await first.getByRole('link', { name: 'Modifier', exact: true }).click();
    await seeTitle(first, 'Modifier l’opération');
    await first.getByRole('textbox', { name: /^Adresse( |$)/ }).fill('7 quai des Deux Onglets');
    await first.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await first.getByText('Modifications enregistrées.').waitFor();
    await second.reload();
    await second.getByText('7 quai des Deux Onglets').first().waitFor();
  });

  test('met no uncaught error on the way', () => {
    expect(faults).toEqual([]);
  });
});
