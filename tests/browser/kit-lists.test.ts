import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seeTitle } from '../support/browser.ts';
import { withKit } from '../support/with-kit.ts';

const kit = withKit();

beforeAll(() => kit.open('/listes/modifiable', 'Liste modifiable'));

const price = (lot: string): Locator => kit.page.locator(`[data-cell="${lot} price"]`);
const focusedRow = () =>
  kit.page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));

test('a cell is set in place: Tab goes on to the next, a refused text stays with its reason, Échap leaves', async () => {
  const { page } = kit;
  await price('lot-1').click();
  await page.keyboard.type('123 456');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2 000 000');
  await page.keyboard.press('Enter');
  await price('lot-1').getByText('123 456').waitFor();
  await page.getByText('Non enregistré : Le prix dépasse 1 000 000 €.').waitFor({ state: 'attached' });
  expect(await price('lot-2').innerText()).toContain('2\u202F000\u202F000');

  await page.keyboard.press('F2');
  const editor = price('lot-2').getByRole('textbox');
  await expect.poll(() => editor.inputValue()).toBe('2 000 000');
  await page.keyboard.press('Escape');
  await price('lot-2').getByText('267 900').waitFor();
});

test('a range of rows is chosen with Maj, by mouse and by arrows, and Échap frees them', async () => {
  const { page } = kit;
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner L/ });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await page.getByRole('status').filter({ hasText: '4 sélectionnées' }).waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('status').filter({ hasText: '5 sélectionnées' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('region', { name: /sélectionnée/ }).count()).toBe(0);
});

test('a column is widened by keyboard, hidden from the menu, and found so after a reload', async () => {
  const { page } = kit;
  const handle = page.getByRole('separator', { name: 'Largeur de la colonne Commune' });
  await page.getByRole('columnheader', { name: 'Commune', exact: true }).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('160');
  await page.getByRole('button', { name: /Colonnes/ }).click();
  await page.getByRole('checkbox', { name: 'Marge' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('160');
  expect(await page.getByRole('columnheader', { name: 'Marge' }).count()).toBe(0);
});

test('a head is dragged to another place and stays there, beside its own side of the pinned border', async () => {
  const { page } = kit;
  const head = (id: string): Locator => page.locator(`thead [data-column="${id}"]`);
  const order = () =>
    page
      .locator('thead [data-column]')
      .evaluateAll((heads) => heads.map((each) => each.getAttribute('data-column')));
  const drag = async (id: string, to: string): Promise<void> => {
    await head(id).hover();
    await page.locator(`[data-column="${id}"][draggable="true"]`).waitFor();
    await head(id).dragTo(head(to), { sourcePosition: { x: 30, y: 10 }, targetPosition: { x: 4, y: 10 } });
  };
  await head('rooms').waitFor();
  const before = await order();
  await drag('rooms', 'city');
  const moved = before.filter((id) => id !== 'rooms').toSpliced(before.indexOf('city'), 0, 'rooms');
  await expect.poll(order).toEqual(moved);
  await page
    .getByText(`Pièces : ${moved.indexOf('rooms') + 1} sur ${moved.length}`)
    .waitFor({ state: 'attached' });
  await drag('status', 'ref');
  expect(await order()).toEqual(moved);
  await page.reload();
  await head('rooms').waitFor();
  expect(await order()).toEqual(moved);
});

test('of a hundred thousand rows those in view are drawn, and the keyboard reaches the last one', async () => {
  const { page } = kit;
  await page.goto(`${kit.url}/listes/cent-mille`);
  await seeTitle(page, 'Cent mille lignes');
  const grid = page.getByRole('grid', { name: 'Lots' });
  expect(await grid.getAttribute('aria-rowcount')).toBe('100001');
  await page.getByRole('link', { name: 'L000001' }).focus();
  await page.keyboard.press('Control+End');
  await expect.poll(focusedRow).toBe('100001');
  expect(await grid.getByRole('row').count()).toBeLessThan(80);
  await page.keyboard.press('PageUp');
  await expect.poll(async () => Number(await focusedRow())).toBeLessThan(100_001);
  await page.keyboard.press('Control+Home');
  await expect.poll(focusedRow).toBe('2');
});
