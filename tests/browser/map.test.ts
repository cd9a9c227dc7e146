import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { intercept } from '#tests/support/faults.ts';
import { isFocused } from '#tests/support/keyboard.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
])('the map of the operation form, %s', (_where, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let faults: string[];
  let map: Locator;
  let pin: Locator;
  const name = `Repère ${viewport.width}`;

  const coordinates = async (): Promise<{ lat: number; lng: number }> => {
    const [lat = Number.NaN, lng = Number.NaN] = await Promise.all(
      ['Latitude', 'Longitude'].map(async (label) => degrees(await page.getByLabel(label).inputValue())),
    );
    return { lat, lng };
  };

  beforeAll(async () => {
    context = await newPerson(app.browser, viewport);
    ({ page, faults } = await openPage(context));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    map = page.getByRole('application', { name: 'Emplacement sur la carte' });
    pin = map.getByRole('button', { name: 'Repère', exact: true });
    await page.goto(`${app.served.url}/connexion`);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Bonjour Hugo');
    await page.goto(`${app.served.url}/operations/creer`);
    await seeTitle(page, 'Nouvelle opération');
    await map.locator('canvas').waitFor();
  });
  afterAll(() => context.close());

  test('a page scrolled past it keeps scrolling: the wheel zooms only once the map has the focus', async () => {
    const scale = map.locator('.leaflet-control-scale-line');
    await showInMiddle(map);
    const before = await scale.textContent();
    const scrolled = await page.evaluate(() => scrollY);
    await map.hover();
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled);
    expect(await scale.textContent()).toBe(before);
    await showInMiddle(map);
    await map.focus();
    await map.hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(() => scale.textContent()).not.toBe(before);
  });

  test('choosing a commune shows its department', async () => {
    await page.getByRole('combobox', { name: 'Chercher la commune' }).fill('libour');
    await page.getByRole('option', { name: /Libourne/ }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page.getByText('Gironde', { exact: true }).waitFor();
    expect(await pin.count()).toBe(0);
  });

  test('a click places the pin and fills both fields, inside the department shown', async () => {
    await showInMiddle(map);
    await map.click();
    await pin.waitFor();
    const { lat, lng } = await coordinates();
    expect(lat).toBeGreaterThan(44.5);
    expect(lat).toBeLessThan(45.3);
    expect(lng).toBeGreaterThan(-0.9);
    expect(lng).toBeLessThan(0);
    expect(await page.getByLabel('Latitude').inputValue()).toMatch(/^\d+,\d{1,6}$/);
    expect(await isFocused(pin)).toBe(true);
  });

  test('the arrows move the pin by a step, with Shift by ten', async () => {
    const before = await coordinates();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    const { lat, lng } = await coordinates();
    expect(lat).toBeCloseTo(before.lat + 0.0005, 6);
    expect(lng).toBeCloseTo(before.lng + 0.005, 6);
  });

  test('dragging the pin changes the fields', async () => {
    const before = await coordinates();
    const box = await pin.boundingBox();
    if (!box) throw new Error('the pin has no place on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await coordinates()).lng).toBeGreaterThan(before.lng);
    expect((await coordinates()).lat).toBeLessThan(before.lat);
  });

  test('typing moves the pin, and the button takes it away', async () => {
    const before = await pin.boundingBox();
    await page.getByLabel('Longitude').fill('-0,5');
    await expect.poll(async () => (await pin.boundingBox())?.x).not.toBe(before?.x);
    await page.getByRole('button', { name: 'Retirer le repère' }).click();
    await pin.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Latitude').inputValue()).toBe('');
    expect(await page.getByLabel('Longitude').inputValue()).toBe('');
  });

  test('Enter places the pin in the middle, and saving keeps it', async () => {
    await map.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(pin)).toBe(true);
    const placed = await coordinates();
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await choose(page, 'Type d’opération', 'Achat-revente');
    await page.getByRole('textbox', { name: /^Adresse( |$)/ }).fill('9 cours Tourny');
    await choose(page, 'Régime de TVA à la revente', 'Exonérée');
    await page.getByRole('button', { name: 'Créer l’opération' }).click();
    await seeTitle(page, 'Vue d’ensemble');
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await seeTitle(page, 'Modifier l’opération');
    await pin.waitFor();
    expect(await coordinates()).toEqual(placed);
  });

  test('without its outlines the map says so, and the fields remain', async () => {
    const bringBack = await intercept(page, /departments\.geo/, (route) => route.abort());
    await page.goto(`${app.served.url}/operations/creer`);
    await page.getByText('La carte ne peut pas être affichée.').waitFor();
    await page.getByLabel('Latitude').fill('44,9131');
    bringBack();
  });

  test('met no uncaught error on the way', () => {
    expect(faults).toEqual([]);
  });
});

const degrees = (text: string): number => Number(text.replace(',', '.').replace('\u2212', '-'));

/** Away from the bars that stick to the top and bottom of the window. */
async function showInMiddle(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Picks an option of a select field by its label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option }).click();
}

test('on the large map a pin is moved, put back, and the view is there again after going back', async () => {
  const context = await newPerson(app.browser);
  const { page, faults } = await openPage(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(app.served.url);
  await signIn(page, 'hugo.lartigue@example.test');
  await seeTitle(page, 'Bonjour Hugo');
  await page.goto(`${app.served.url}/operations?look=map&status[]=selling`);
  await page.getByRole('link', { name: 'Grande carte' }).click();
  await seeTitle(page, 'Carte des opérations');
  // The filters of the list came along.
  await page.getByText('1 opération affichée / 1').waitFor();
  await page
    .getByRole('button', { name: /^Les Chais de la Bastide/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Déplacer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Situer Les Chais de la Bastide' });
  const pin = dialog.getByRole('button', { name: 'Repère', exact: true });
  await pin.focus();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Enregistrer l’emplacement' }).click();
  await page.getByText('Les Chais de la Bastide est à sa place sur la carte.').waitFor();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByText('Modifications annulées.').waitFor();

  const scale = page.locator('.leaflet-control-scale-line');
  await page.getByRole('button', { name: 'Agrandir' }).click();
  const zoomed = await scale.textContent();
  await page.getByRole('link', { name: 'Voir la liste' }).click();
  await seeTitle(page, 'Opérations');
  await page.goBack();
  await seeTitle(page, 'Carte des opérations');
  await expect.poll(() => scale.textContent()).toBe(zoomed);
  expect(faults).toEqual([]);
  await context.close();
});

test('the large map keeps its ground in the address, and shows communes and sales beside the operations', async () => {
  const context = await newPerson(app.browser);
  const { page, faults } = await openPage(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(app.served.url);
  await signIn(page, 'hugo.lartigue@example.test');
  await seeTitle(page, 'Bonjour Hugo');
  await page.goto(`${app.served.url}/operations/carte?bbox=-0.26,44.9,-0.21,44.93`);
  await seeTitle(page, 'Carte des opérations');
  await page.getByRole('switch', { name: 'Communes INSEE' }).click();
  await page.getByRole('button', { name: /^Libourne, .+ habitants$/ }).click();
  await page.getByText('INSEE 33243 · Gironde').waitFor();
  await page.getByRole('switch', { name: 'Ventes (DVF, notaires)' }).click();
  await page.getByText(/\d+ ventes des estimations/).waitFor();
  expect(new URL(page.url()).searchParams.get('layers')).toBe('sales,communes');

  const scale = page.locator('.leaflet-control-scale-line');
  const edges = (): string | null => new URL(page.url()).searchParams.get('bbox');
  const before = edges();
  await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect.poll(edges).not.toBe(before);
  const [zoomed, written] = [await scale.textContent(), edges()];
  await page.reload();
  await seeTitle(page, 'Carte des opérations');
  await expect.poll(() => scale.textContent()).toBe(zoomed);
  expect(edges()).toBe(written);
  expect(faults).toEqual([]);
  await context.close();
});

describe('the plan of the parcels in the operation form', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newPerson(app.browser, desktop);
    ({ page } = await openPage(context));
    await page.goto(`${app.served.url}/connexion`);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Bonjour Hugo');
    await page.goto(`${app.served.url}/operations/${operationId('T1', 'OP-2025-001')}/modifier`);
  });
  afterAll(() => context.close());

  const lines = (): Promise<string[]> =>
    page
      .locator('input[name$=".number"]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  test('a parcel is added with its area by a press, and taken out again by keyboard', async () => {
    const plan = page.getByRole('group', { name: 'Plan des parcelles' });
    const neighbour = plan.getByRole('button', { name: /^CH 0216/ });
    await neighbour.waitFor();
    expect(await plan.getByRole('button', { name: /^CH 0214/ }).getAttribute('aria-pressed')).toBe('true');
    await neighbour.click();
    await expect.poll(lines).toEqual(['0214', '0215', '0216']);
    expect(await page.locator('input[name="parcels.2.areaM2"]').inputValue()).toBe('252,00');
    expect(await neighbour.getAttribute('aria-pressed')).toBe('true');
    await neighbour.focus();
    await page.keyboard.press('Enter');
    await expect.poll(lines).toEqual(['0214', '0215']);
    expect(await isFocused(neighbour)).toBe(true);
  });

  test('a parcel that is typed in takes the area of the register, and one that it has not is named', async () => {
    await page.getByRole('button', { name: 'Ajouter une parcelle' }).click();
    await page.locator('input[name="parcels.2.section"]').fill('ch');
    await page.locator('input[name="parcels.2.number"]').fill('213');
    await page.getByRole('button', { name: 'Reprendre la contenance du cadastre' }).click();
    await expect.poll(() => page.locator('input[name="parcels.2.areaM2"]').inputValue()).toBe('381,00');
    await page.locator('input[name="parcels.2.number"]').fill('9999');
    await page.getByText('Parcelle introuvable au cadastre : ch 9999', { exact: false }).waitFor();
  });
});
