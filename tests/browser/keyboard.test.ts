import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openPage, seeTitle } from '#tests/support/browser.ts';
import { testPassword } from '#tests/support/database.ts';
import { isFocused, tabTo, type Stop } from '#tests/support/keyboard.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);
let context: BrowserContext;
let page: Page;
let faults: string[];
beforeAll(async () => {
  context = await newPerson(app.browser);
  ({ page, faults } = await openPage(context));
});

/** Expects that the focus could be seen at every stop. */
function expectVisible(stops: readonly Stop[]): void {
  expect(stops.filter((stop) => !stop.isVisible).map((stop) => stop.element)).toEqual([]);
}

describe('working by keyboard alone, the focus visible at each stop', () => {
  test('signs in', async () => {
    await page.goto(`${app.served.url}/connexion`);
    await seeTitle(page, 'Connexion');
    const email = page.getByLabel('Adresse e-mail');
    // The form may already be where the keyboard starts.
    if (!(await isFocused(email))) expectVisible(await tabTo(page, email));
    await page.keyboard.type('hugo.lartigue@example.test');
    expectVisible(await tabTo(page, page.getByLabel('Mot de passe', { exact: true })));
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Enter');
    await seeTitle(page, 'Bonjour Hugo');
  });

  test('jumps over the navigation by the skip link, which is the first stop and then appears', async () => {
    await page.goto(`${app.served.url}/tableau-de-bord`);
    await seeTitle(page, 'Bonjour Hugo');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    expect(await skip.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    expect(await isFocused(skip)).toBe(true);
    await expect
      .poll(() => skip.evaluate((link) => link.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() =>
      document.getElementById('content')?.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  });

  test('goes to the list', async () => {
    await page.goto(`${app.served.url}/tableau-de-bord`);
    await seeTitle(page, 'Bonjour Hugo');
    expectVisible(await tabTo(page, page.getByRole('link', { name: /^Opérations/ }).first()));
    await page.keyboard.press('Enter');
    await seeTitle(page, 'Opérations');
  });

  test('moves through the whole list without losing sight of the focus', async () => {
    const rows = page.locator('.row-link:visible');
    expectVisible(await tabTo(page, rows.last()));
  });

  test('searches, and opens the golden operation', async () => {
    await page.reload();
    await seeTitle(page, 'Opérations');
    expectVisible(await tabTo(page, page.getByRole('searchbox')));
    await page.keyboard.type('bastide');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=bastide$/);
    await expect.poll(() => page.getByRole('link', { name: 'Villa Thalassa' }).count()).toBe(0);
    // The field keeps the focus while the list changes under it.
    expect(await isFocused(page.getByRole('searchbox'))).toBe(true);
    expectVisible(await tabTo(page, page.getByRole('link', { name: 'Les Chais de la Bastide' })));
    await page.keyboard.press('Enter');
    await seeTitle(page, 'Vue d’ensemble');
  });

  test('opens the form', async () => {
    expectVisible(await tabTo(page, page.getByRole('link', { name: 'Modifier', exact: true })));
    await page.keyboard.press('Enter');
    await seeTitle(page, 'Modifier l’opération');
  });

  test('chooses from a list with the arrows, and Escape leaves it as it was', async () => {
    const select = page.getByRole('button', { name: /Type d’opération/ });
    expectVisible(await tabTo(page, select));
    const before = await select.textContent();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await isFocused(select)).toBe(true);
    expect(await select.textContent()).toBe(before);
  });

  test('meets a validation error at the field and mends it', async () => {
    const name = page.getByLabel('Nom', { exact: true });
    expectVisible(await tabTo(page, name, 'Shift+Tab'));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    expectVisible(await tabTo(page, save));
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(name)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.type('Les Chais de la Bastide');
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await page.getByText('Modifications enregistrées.').waitFor();
    await seeTitle(page, 'Vue d’ensemble');
  });

  test('met no uncaught error on the way', () => {
    expect(faults).toEqual([]);
  });
});
