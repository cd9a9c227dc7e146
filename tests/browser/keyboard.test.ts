import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/axe.ts';
import { newPerson, openPage, seeTitle } from '#tests/support/browser.ts';
import { testPassword } from '#tests/support/database.ts';
import { heldRequest } from '#tests/support/faults.ts';
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
    const list = page.getByRole('listbox');
    // The list is drawn a moment before its choice has the focus; keys pressed in between go to the button.
    await expect.poll(() => isFocused(list.getByRole('option', { selected: true }))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(select)).toBe(true);
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
    // Enter in a field saves as well.
    await page.keyboard.press('Enter');
    await page.getByText('Modifications enregistrées.').waitFor();
    await seeTitle(page, 'Vue d’ensemble');
  });

  test('met no uncaught error on the way', () => {
    expect(faults).toEqual([]);
  });
});

describe('the palette and the keys', () => {
  const field = () => page.getByRole('searchbox', { name: 'Recherche et actions' });
  const focused = () => page.locator('[role=menuitem][data-focused]');

  /** Opens the palette by its keys and types. */
  async function ask(text: string): Promise<void> {
    // The one before may still be closing, with the focus in its field.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await expect.poll(() => isFocused(field())).toBe(true);
    await page.keyboard.type(text);
  }

  test('find a record by a word of its name and open it, the best one first', async () => {
    await page.goto(`${app.served.url}/tableau-de-bord`);
    await seeTitle(page, 'Bonjour Hugo');
    await ask('bastide');
    await focused().filter({ hasText: 'Les Chais de la Bastide' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await seeTitle(page, 'Vue d’ensemble');
  });

  test('offer what the page can do, by its own key too, and close without a trace', async () => {
    await ask('modifier');
    await focused().filter({ hasText: 'Modifier' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('e');
    await seeTitle(page, 'Modifier l’opération');
  });

  test('leave letters to the field that has the focus', async () => {
    const name = page.getByLabel('Nom', { exact: true });
    const before = await name.inputValue();
    await name.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('go?');
    expect(await name.inputValue()).toBe(`${before}go?`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    for (let sign = 0; sign < 3; sign += 1) await page.keyboard.press('Backspace');
  });

  test('save a form from the field that has the focus', async () => {
    const name = page.getByLabel('Nom', { exact: true });
    await name.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' (deux)');
    await page.keyboard.press('Control+s');
    await page.getByText('Modifications enregistrées.').waitFor();
    await seeTitle(page, 'Vue d’ensemble');
    await page.getByText('Les Chais de la Bastide (deux)').first().waitFor();
  });

  test('go to a page by two letters, tell all keys, and can be turned off', async () => {
    await page.goto(`${app.served.url}/tableau-de-bord`);
    await seeTitle(page, 'Bonjour Hugo');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    await keys.getByText('Opérations').waitFor();
    const letters = keys.getByRole('switch', { name: 'Raccourcis d’une lettre' });
    await letters.press('Space');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    // The palette opens and nothing else: only the keys with Ctrl are left.
    await field().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.type('raccourcis');
    await focused().filter({ hasText: 'Raccourcis clavier' }).waitFor();
    await page.keyboard.press('Enter');
    await letters.press('Space');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await seeTitle(page, 'Opérations');
    expect(faults).toEqual([]);
  });
});

test('a panel whose code is late opens when it comes, takes the focus and gives it back', async () => {
  const late = heldRequest();
  await context.route(/\/assets\/panels-/, late.hold);
  await page.goto(`${app.served.url}/tableau-de-bord`);
  await seeTitle(page, 'Bonjour Hugo');
  const button = page.getByRole('button', { name: /Compte de Hugo Lartigue/ });
  await button.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);
  late.letGo();
  const panel = page.getByRole('dialog', { name: 'Compte de Hugo Lartigue' });
  await expect.poll(() => panel.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  // What comes late may move the page behind it.
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.evaluate(async () => {
    scrollBy(0, 60);
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await panel.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(button)).toBe(true);
  expect(faults).toEqual([]);
});

test('what is typed before the palette is here is searched for in it, and is no key of the page', async () => {
  const person = await newPerson(app.browser);
  await person.addCookies(await context.cookies());
  const late = heldRequest();
  await person.route(/\/assets\/Palette-/, late.hold);
  const { page: own, faults: found } = await openPage(person);
  await own.goto(`${app.served.url}/tableau-de-bord`);
  await seeTitle(own, 'Bonjour Hugo');
  await own.keyboard.press('Control+k');
  // « g l » leads to the rents.
  await own.keyboard.type('simgl');
  await own.keyboard.press('Enter');
  late.letGo();
  await expect.poll(() => own.getByRole('dialog').getByRole('searchbox').inputValue()).toBe('simgl');
  await seeTitle(own, 'Bonjour Hugo');
  expect(found).toEqual([]);
  await person.close();
});

test('the pages of an operation are a word away from each other', async () => {
  await context.unroute(/\/assets\/panels-/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${app.served.url}/operations`);
  await page.getByRole('link', { name: 'Les Chais de la Bastide' }).first().press('Enter');
  await seeTitle(page, 'Vue d’ensemble');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type('simul');
  await page.getByRole('menuitem', { name: /^Simulations/ }).waitFor();
  await page.keyboard.press('Enter');
  await seeTitle(page, 'Simulations');
});
