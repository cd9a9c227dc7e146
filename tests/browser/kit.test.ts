import { expect, test } from 'vitest';
import { seeTitle } from '../support/browser.ts';
import { withKit } from '../support/with-kit.ts';

const kit = withKit();

/** Opens a page of the demonstration and tells which props its partial requests ask for from then on. */
async function open(path: string, title: string): Promise<string[]> {
  const asked: string[] = [];
  kit.page.removeAllListeners('request');
  kit.page.on('request', (request) => {
    const names = request.headers()['x-inertia-partial-data'];
    if (names !== undefined) asked.push(names);
  });
  await kit.open(path, title);
  return asked;
}

test('values that come later are asked for by group, and one that failed is had by asking again', async () => {
  const asked = await open('/differe', 'Valeurs différées');
  const { page } = kit;
  await page.getByText('Le calcul a échoué.').waitFor();
  await expect.poll(() => page.getByText(/^Lu à/).count()).toBe(2);
  expect(asked.toSorted()).toEqual(['forecast', 'sales,works']);
  await page.getByRole('button', { name: 'Redemander' }).click();
  await expect.poll(() => page.getByText(/^Lu à/).count()).toBe(3);
  expect(asked).toHaveLength(3);
});

test('a list grows at the end that is seen, and the address follows', async () => {
  await open('/liste', 'Liste sans fin');
  const { page } = kit;
  await page.getByText('Lot n° 25', { exact: true }).scrollIntoViewIfNeeded();
  // The middle of the second page: neither the first nor the third, once it is there, is in view with it.
  await page.getByText('Lot n° 38', { exact: true }).scrollIntoViewIfNeeded();
  await page.waitForURL(`${kit.url}/liste?page=2`);
  expect(await page.getByText('Lot n° 26', { exact: true }).count()).toBe(1);
});

test('a list opened in its middle grows before it without moving what is seen, even at the very top', async () => {
  await open('/liste?page=4', 'Liste sans fin');
  const { page } = kit;
  const first = page.getByText('Lot n° 76', { exact: true });
  await page.getByText('Lot n° 51', { exact: true }).waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const { y = -1 } = (await first.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(300);
  expect(await page.getByText('Lot n° 50', { exact: true }).count()).toBe(0);
});

test('props of a place not in view yet are asked for when it is, and only once', async () => {
  const asked = await open('/a-la-vue', 'Chargement à la vue');
  const { page } = kit;
  const place = page.getByRole('heading', { name: 'Commentaires' });
  expect(asked).toEqual([]);
  await place.scrollIntoViewIfNeeded();
  await page.getByText('Demandes reçues par le serveur : 1').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await place.scrollIntoViewIfNeeded();
  await page.getByText('Réserve levée').waitFor();
  expect(asked).toEqual(['comments']);
});

test('an upload tells how much has left, and its file arrives whole', async () => {
  await open('/envoi', 'Envoi de fichiers');
  const { page } = kit;
  await page.evaluate(() => {
    new MutationObserver(() => {
      const meter = document.querySelector('[role=progressbar][aria-label=Envoi]');
      if (meter?.getAttribute('aria-valuenow') === '100') document.body.dataset['left'] = 'all';
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] });
  });
  const buffer = Buffer.alloc(2_000_000, 'x');
  await page.getByLabel('Fichier').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('plan.pdf, 2000000 octets').waitFor();
  expect(await page.evaluate(() => document.body.dataset['left'])).toBe('all');
});

test('a field left is checked by the server, which creates nothing until the form is sent', async () => {
  await open('/verification', 'Vérification en direct');
  const { page } = kit;
  await page.getByLabel('Adresse').fill('libre@exemple.fr');
  await page.getByLabel('Identifiant').fill('camille');
  await page.getByLabel('Identifiant').press('Tab');
  await page.getByText('Cet identifiant est pris.').waitFor();
  await page.getByLabel('Identifiant').fill('dominique');
  await page.getByLabel('Identifiant').press('Tab');
  await page.getByText('Cet identifiant est pris.').waitFor({ state: 'hidden' });
  expect(await page.getByText('dominique, libre@exemple.fr').count()).toBe(0);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByText('dominique, libre@exemple.fr').waitFor();
});

test('what the server refuses of the form as a whole is told in it', async () => {
  await open('/formulaires', 'Formulaires et brouillons');
  const { page } = kit;
  await page.getByLabel('Nom').fill('Camille');
  await page.getByLabel('Adresse').fill('plein@exemple.fr');
  await page.getByLabel('Message').fill('Bonjour, la réserve est levée.');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const refusal = page.locator('form').getByText('La boîte est pleine : réessayez demain.');
  await refusal.waitFor();
  await page.getByLabel('Adresse').fill('libre@exemple.fr');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Bonjour, la réserve est levée.', { exact: false }).first().waitFor();
  await refusal.waitFor({ state: 'detached' });
});

test('actions are done by their keys, and the palette says when it looks, finds nothing or fails', async () => {
  await open('/actions', 'Actions et palette');
  const { page } = kit;
  await page.keyboard.press('e');
  await page.getByText('Modifier.').waitFor();
  // Not now: the key of an inactive action tells why.
  await page.keyboard.press('a');
  await page.getByText('Le lot est encore sous compromis.').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('l');
  await page.getByText('Nouveau lot créé.').waitFor();
  for (const [state, text] of [
    ['Recherche en cours', 'Recherche…'],
    ['Rien trouvé', 'Rien ne correspond.'],
    ['Recherche en panne', 'La recherche ne répond pas.'],
  ] as const) {
    await page.getByRole('button', { name: state }).click();
    await page.getByRole('dialog').getByText(text).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('a chart is read point by point from the keyboard, and its table holds the same values', async () => {
  await open('/graphiques/barres', 'Graphiques : barres');
  const { page } = kit;
  const chart = page.getByRole('figure', { name: 'Trésorerie' });
  await chart.getByRole('application').press('End');
  await chart.getByText('avril 2027 (prévision) : Encaissements –, Décaissements -11 200 €').waitFor();
  await chart.getByRole('application').press('Escape');
  const row = chart.getByRole('row', { name: /^avril 2027/ });
  expect(await row.getByRole('cell').allTextContents()).toContain('-11\u202F200\u00A0€');
  const legend = chart.getByRole('list', { name: /^Légende/ }).getByRole('button');
  for (const entry of await legend.all()) await entry.click();
  await chart.getByText('Tout est masqué : réaffichez les séries depuis la légende.').waitFor();
});

test('an answer that is no page is shown apart in development, where its scripts reach nothing', async () => {
  await open('/pannes', 'Pannes');
  const { page } = kit;
  await page.getByRole('link', { name: 'Réponse qui n’est pas une page' }).click();
  const apart = page.getByRole('dialog', { name: '200 /pannes/html' });
  await apart.locator('iframe').contentFrame().getByRole('heading', { name: 'Portail du Wi-Fi' }).waitFor();
  expect(await page.title()).not.toBe('pris');
  await apart.getByRole('button', { name: 'Close' }).click();
  await apart.waitFor({ state: 'detached' });
  await seeTitle(page, 'InvalidResponseError');
  // React names the failure in development, and the browser the script that it held back.
  const others = kit.faults
    .splice(0)
    .filter((fault) => !/InvalidResponseError|Blocked script execution in 'about:srcdoc'/.test(fault));
  expect(others).toEqual([]);
});

test('what others do shows as it happens: changes by one request, who is there, what they fill in', async () => {
  const asked = await open('/temps-reel', 'Temps réel');
  const { page } = kit;
  await page.getByText('connecté', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Vingt lots changent à la fois' }).click();
  await page.getByText('Lots lus 2 fois.').waitFor();
  expect(asked).toEqual(['reads']);
  await page.getByRole('button', { name: 'Inès arrive' }).click();
  await page.getByRole('button', { name: 'Inès saisit la surface' }).click();
  await page.getByText('Inès Duprat modifie « Surface ».').waitFor();
  await page.getByRole('button', { name: 'Inès part' }).click();
  await page.getByText('Inès Duprat modifie « Surface ».').waitFor({ state: 'detached' });
  await page.getByLabel('Prix').fill('480');
  await page.getByText('Dit aux autres : « Prix ».').waitFor();
  await page.getByRole('button', { name: 'Couper' }).click();
  await page.getByText('indisponible : relecture toutes les minutes').waitFor();
  // What may have been missed meanwhile is read when the connection is back.
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await page.getByText('Lots lus 3 fois.').waitFor();
});
