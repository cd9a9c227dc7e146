import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeTitle } from '../support/browser.ts';
import { heldRequest } from '../support/faults.ts';
import { withKit } from '../support/with-kit.ts';

const kit = withKit();

test('a conflict that was settled does not come back with the page that is shown from memory', async () => {
  await kit.open('/conflit', 'Conflit de versions');
  const { page } = kit;
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

test('a month is typed as people write it, or picked by keyboard; a day has its century, and is pasted', async () => {
  await kit.open('/champs/dates', 'Champs : jours et mois');
  const { page } = kit;
  const month = page.locator('[id="field-month-empty"]');
  await month.fill('nov. 26');
  await month.press('Tab');
  expect(await month.inputValue()).toBe('novembre 2026');
  await month.fill('13/2026');
  await month.press('Tab');
  await page.getByText('Indiquez un mois et une année, par exemple 11/2026 ou nov. 2026.').waitFor();
  await month.fill('11/2026');
  await month.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'novembre 2026' }).and(page.locator(':focus')).waitFor();
  for (const key of ['PageDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => month.inputValue()).toBe('décembre 2027');

  const day = page.locator('input[type="hidden"][name="day-empty"]');
  await page.locator('[id="field-day-empty"]').getByRole('spinbutton').first().focus();
  await page.keyboard.type('121126');
  await page.keyboard.press('Tab');
  await expect.poll(() => day.inputValue()).toBe('2026-11-12');
  await page.locator('[id="field-day-empty"]').getByRole('spinbutton').first().focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '3.1.2027');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => day.inputValue()).toBe('2027-01-03');
});

test('the figures of a day stay on their line in a narrow column', async () => {
  await kit.open('/champs/dates', 'Champs : jours et mois');
  const control = kit.page.locator('[id="field-day-empty"]');
  await control.getByRole('spinbutton').first().focus();
  await kit.page.keyboard.type('12112026');
  const year = control.getByRole('spinbutton').last();
  const heightPx = async () => (await year.boundingBox())?.height;
  const roomyPx = await heightPx();
  await control.evaluate((element) => {
    element.style.width = '120px';
  });
  expect(await heightPx()).toBe(roomyPx);
});

describe('a control whose code is late', () => {
  const code = /\/(SelectControl|ChoicesControl)-/;
  const control = () => kit.page.locator('[id="field-select-empty"]');
  const list = () => kit.page.getByRole('listbox', { name: 'Régime d’achat' });

  /** Opens the page without that code; it comes when told to. */
  async function openWithout(): Promise<() => void> {
    const late = heldRequest();
    await kit.page.route(code, late.hold);
    await kit.open('/champs/choix', 'Champs : choix');
    return late.letGo;
  }

  test('opens once it is there, and keeps the focus', async () => {
    const letGo = await openWithout();
    await control().click();
    expect(await list().count()).toBe(0);
    letGo();
    await list().waitFor();
    await kit.page.keyboard.press('ArrowDown');
    await kit.page.keyboard.press('Enter');
    await list().waitFor({ state: 'detached' });
    await expect.poll(() => control().textContent()).toContain('Marchand de biens');
    await expect.poll(() => control().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('opens though it comes between the press and the release of the mouse, and stays open', async () => {
    const letGo = await openWithout();
    await control().hover();
    await kit.page.mouse.down();
    letGo();
    await list().waitFor();
    await kit.page.mouse.up();
    await kit.page.keyboard.press('ArrowDown');
    await kit.page.keyboard.press('Enter');
    await list().waitFor({ state: 'detached' });
    await expect.poll(() => control().textContent()).toContain('Marchand de biens');
  });
});

test('dropped files are checked before they are sent, and what failed is sent again from its line', async () => {
  await kit.open('/champs/fichiers', 'Champs : fichiers');
  const { page } = kit;
  const field = page.locator('[id="field-documents"]');
  await field.locator('.file-zone').evaluate((zone) => {
    const dataTransfer = new DataTransfer();
    const pdf = (name: string) => new File(['%PDF-1.7 '], name, { type: 'application/pdf' });
    for (const file of [
      pdf('Compromis.pdf'),
      pdf('panne du réseau.pdf'),
      pdf('refus.pdf'),
      new File(['texte'], 'notes.txt', { type: 'text/plain' }),
    ])
      dataTransfer.items.add(file);
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  await field.getByText('Format non accepté : enregistrez-le en PDF, JPG, PNG.').waitFor();
  await field.getByText('Ce fichier n’est pas un vrai PDF : exportez-le de nouveau.').waitFor();
  const line = field.getByRole('listitem').filter({ hasText: 'panne du réseau.pdf' });
  await line.getByText('L’envoi a échoué.').waitFor();
  kit.faults.splice(0);
  await line.getByRole('button', { name: 'Réessayer l’envoi de panne du réseau.pdf' }).press('Enter');
  await line.getByRole('img', { name: 'Envoyé' }).waitFor();
  const sent = field.getByRole('img', { name: 'Envoyé' });
  await expect.poll(() => sent.count()).toBe(2);
  await field.getByRole('button', { name: 'Retirer Compromis.pdf' }).click();
  await expect.poll(() => sent.count()).toBe(1);
});

/** Where messages appear, each with its way back. */
const toastOf = (page: Page): Locator => page.getByRole('region', { name: /^Annonces/ });

/** What the first column of some lines holds. */
const firstCells = (form: Locator): Promise<string[]> =>
  form
    .locator('input[data-place="0"]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value));

test('lines are entered, moved, deleted, brought back and pasted by keyboard', async () => {
  await kit.open('/champs/lignes', 'Champs : lignes');
  const { page } = kit;
  const form = page.getByRole('form', { name: 'Lots' });
  const refs = () => firstCells(form);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await form.getByLabel('Lot, ligne 2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('lots.2.ref');
  await page.keyboard.type('A22');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(refs).toEqual(['A01', 'A22', 'A21', 'G01']);
  await expect.poll(focused).toBe('lots.1.ref');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('lots.2.ref');
  await page.keyboard.press('Control+Backspace');
  await expect.poll(refs).toEqual(['A01', 'A22', 'G01']);
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(refs).toEqual(['A01', 'A22', 'A21', 'G01']);
  await form.getByLabel('Lot, ligne 4').focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'Lot\tNature\tSurface\tPrix TTC\nG01\tgarage\t\t15 000\nG02\tGarage\t14,5\t16 000 €\n',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(refs).toEqual(['A01', 'A22', 'A21', 'G01', 'G02']);
  expect(await form.getByLabel('Surface, ligne 5').inputValue()).toBe('14,50');
  expect(await form.getByLabel('Nature, ligne 5').inputValue()).toBe('garage');
  expect((await form.locator('tfoot').textContent())?.replaceAll(/\s/g, '')).toContain('382000,00€');
});

test('of five hundred lines those before one’s eyes are drawn, and keys and a pasted block reach the others', async () => {
  await kit.open('/champs/lignes', 'Champs : lignes');
  const { page } = kit;
  const form = page.getByRole('form', { name: 'Cinq cents lignes' });
  const drawn = () => form.locator('input[data-place="0"]').count();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const first = form.getByLabel('Lot, ligne 1', { exact: true });
  await first.focus();
  expect(await drawn()).toBeLessThan(80);
  for (const row of Array.from({ length: 40 }, (_, index) => index + 2)) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(`Lot, ligne ${row}`);
  }
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const text = Array.from({ length: 100 }, (_, index) => `N${index}\tappartement`).join('\n');
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => form.getByLabel('Lot, ligne 41', { exact: true }).inputValue()).toBe('N0');
  await form.locator('.lines-frame').evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
  await expect.poll(() => form.getByLabel('Lot, ligne 500', { exact: true }).inputValue()).toBe('L500');
  expect(await drawn()).toBeLessThan(80);
  // The line that has the focus stays, so that typing goes on where it was.
  await expect.poll(focused).toBe('Lot, ligne 41');
});

test('a line is dragged by its handle to another place, and brought back', async () => {
  await kit.open('/champs/lignes', 'Champs : lignes');
  const { page } = kit;
  const form = page.getByRole('form', { name: 'Lots' });
  const refs = () => firstCells(form);
  const handle = form.locator('.lines-grip > span');
  await handle.last().hover();
  await form.locator('.lines-grip > [draggable="true"]').last().waitFor();
  await handle.last().dragTo(form.getByLabel('Lot, ligne 1'), { targetPosition: { x: 20, y: 3 } });
  await expect.poll(refs).toEqual(['G01', 'A01', 'A21']);
  await page.getByText('Ligne déplacée à la place 1.').waitFor();
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(refs).toEqual(['A01', 'A21', 'G01']);
});

test('a record that is missing is made in place and chosen, and the focus is back at its field', async () => {
  await kit.open('/champs/choix', 'Champs : choix');
  const { page } = kit;
  const field = page.locator('[id="field-record-empty"]');
  await field.fill('Darrigan');
  await page.getByRole('option', { name: 'Créer « Darrigan »' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Nouveau contact' });
  await expect.poll(() => window.getByLabel('Nom').inputValue()).toBe('Me Darrigan');
  await window.getByLabel('Commune').fill('Blaye');
  await page.keyboard.press('Enter');
  await window.waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toBe('Me Darrigan');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
});
