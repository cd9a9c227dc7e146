import { expect, test } from 'vitest';
import { desktop } from '../support/browser.ts';
import { settled } from '../support/settled.ts';
import { withKit } from '../support/with-kit.ts';

const kit = withKit();

/** The column of the board in which a card stands. */
const columnOf = (card: string): Promise<string | null> =>
  kit.page
    .getByRole('region')
    .filter({ has: kit.page.getByRole('link', { name: card }) })
    .last()
    .getByRole('heading')
    .textContent();

/** What has the focus. */
const focused = (): Promise<string | undefined> =>
  kit.page.evaluate(() => document.activeElement?.textContent.trim());

test('a card is moved by keys alone, keeps the focus, and the move is taken back by its message', async () => {
  await kit.open('/tableau/phases', 'Tableau en colonnes');
  const { page } = kit;
  await page.getByRole('link', { name: 'Avenue de Canéjan' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Offre, 3 sur 9. Dépôt possible.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => columnOf('Avenue de Canéjan')).toMatch(/^Offre/);
  expect(await focused()).toBe('Avenue de Canéjan');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => columnOf('Avenue de Canéjan')).toMatch(/^Étude/);
});

test('a card let go over a column that refuses it stays, and the reason is told', async () => {
  await kit.open('/tableau/phases', 'Tableau en colonnes');
  const { page } = kit;
  await page
    .getByRole('link', { name: 'Clos des Pins' })
    .dragTo(page.getByRole('link', { name: 'Saint-Genès' }));
  await page.getByText('Clos des Pins reste dans Sous promesse.').waitFor();
  expect(await columnOf('Clos des Pins')).toMatch(/^Sous promesse/);
});

test('a card that only the server refuses goes back with its reason, and has the focus again', async () => {
  await kit.open('/tableau/phases', 'Tableau en colonnes');
  const { page } = kit;
  await page.getByRole('button', { name: 'Déplacer Saint-Genès' }).click();
  await page.getByRole('menuitem', { name: 'Commercialisation' }).click();
  await expect.poll(() => columnOf('Saint-Genès')).toMatch(/^Commercialisation/);
  await page.getByText('deux lots n’ont pas de prix').waitFor();
  expect(await columnOf('Saint-Genès')).toMatch(/^Travaux/);
  await expect.poll(focused).toBe('Saint-Genès');
});

test('a cluster is zoomed into and a marker opened by keys, and Escape gives the focus back', async () => {
  await kit.open('/cartes/operations', 'Carte et groupes');
  const { page } = kit;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Groupe de 4. Agrandir.' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('4 opérations affichées / 41').waitFor();
  const map = page.getByRole('application', { name: 'Carte des opérations' });
  const inMap = () => map.evaluate((host) => host.contains(document.activeElement));
  await expect.poll(inMap).toBe(true);
  const marker = map.getByRole('button', { name: /Nantes/ }).first();
  await marker.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: /Nantes/ });
  await card.getByRole('link', { name: 'Ouvrir' }).waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  expect(await marker.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('records that no zoom tells apart are listed, and choosing one in the list shows it on the map', async () => {
  await kit.open('/cartes/operations', 'Carte et groupes');
  const { page } = kit;
  await page.getByRole('button', { name: 'Groupe de 5 au même endroit. Voir la liste.' }).click();
  const together = page.getByRole('dialog', { name: '5 au même endroit' });
  await together
    .getByRole('button', { name: /Bayonne/ })
    .last()
    .click();
  await page
    .getByRole('dialog', { name: /Bayonne/ })
    .getByRole('link', { name: 'Ouvrir' })
    .waitFor();
  await page.getByRole('button', { name: 'Tout afficher' }).first().click();
  const line = page
    .getByRole('region', { name: 'Liste de la carte' })
    .getByRole('button', { name: /Périgueux/ });
  await line.click();
  await page.getByRole('dialog', { name: /Périgueux/ }).waitFor();
  expect(await line.getAttribute('aria-pressed')).toBe('true');
});

test('a map keeps all its records in view when its room changes, until it is moved', async () => {
  const { page } = kit;
  await page.setViewportSize({ width: 700, height: 800 });
  await kit.open('/cartes/operations', 'Carte et groupes');
  const all = page.getByText('39 opérations affichées / 41');
  await all.waitFor();
  await page.setViewportSize({ width: 360, height: 600 });
  await all.waitFor();
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Groupe de 4. Agrandir.' }).click();
  const some = page.getByText('4 opérations affichées / 41');
  await some.waitFor();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.evaluate(settled);
  expect(await all.count()).toBe(0);
});

test('without an answer of the maps service the records stand on the key-less map, and the page says so', async () => {
  await kit.open('/cartes/operations', 'Carte et groupes');
  const { page } = kit;
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await page.getByRole('radio', { name: 'Avec une clé' }).click();
  await page.getByText('fond simplifié des départements').waitFor();
  await page.getByRole('button', { name: 'Groupe de 6. Agrandir.' }).waitFor();
});

test('the viewer is gone through by keys, and the thumbnail looked at last has the focus after it', async () => {
  await kit.open('/galerie', 'Galerie');
  const { page } = kit;
  // The provider of the linked video is not asked.
  await page.route('https://vimeo.com/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Agrandir : Façade sur rue, vue 1' }).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Visionneuse' });
  await viewer.getByText('1 / 8', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('2 / 8', { exact: true }).waitFor();
  await viewer.getByText('Cage d’escalier avant travaux').waitFor();
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Télécharger' }).click();
  await download;
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  const thumbnail = page.getByRole('button', { name: 'Agrandir : Cage d’escalier, vue 2' });
  await expect.poll(() => thumbnail.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('lost pictures keep their place and say so, in the grid and in the viewer', async () => {
  await kit.open('/galerie/etats', 'Galerie : ses états');
  const { page } = kit;
  const lost = page.getByRole('button', { name: 'Agrandir : Photo perdue' });
  await lost.getByText('Image indisponible').waitFor();
  await lost.click();
  const viewer = page.getByRole('dialog', { name: 'Visionneuse' });
  await viewer.getByText('Image indisponible').first().waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
});
