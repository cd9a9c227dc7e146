import { expect, test } from 'vitest';
import type { ImportUrlAnswer } from '#contracts/client/sourcing/import-url.ts';
import { newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { intercept } from '#tests/support/faults.ts';
import { isFocused } from '#tests/support/keyboard.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);
const address = {
  url: 'https://annonces.example.test/1',
  host: 'annonces.example.test',
  sourceKind: 'portal' as const,
};
const refused: ImportUrlAnswer = { address, existing: null, advert: null, unread: 'refused' };
const read: ImportUrlAnswer = {
  address,
  existing: null,
  unread: null,
  advert: {
    title: 'Maison à rénover, cœur de ville',
    type: { value: 'House', words: 'Maison' },
    priceCents: { value: 31_000_000, words: 'Prix : 310000 €' },
    areaM2: { value: '118', words: '118 m²' },
    landM2: null,
    rooms: { value: 5, words: '5 pièces' },
    addressLine: { value: '12 rue Fonneuve', words: '12 rue Fonneuve' },
    postalCode: { value: '33500', words: 'Libourne (33500)' },
    city: { value: 'Libourne', words: 'Libourne (33500)' },
    energyClass: null,
  },
};

test('on a phone an advert is read by its address; where its page refuses, its text takes the place', async () => {
  const { page, faults } = await openPage(await newPerson(app.browser, phone));
  await page.goto(`${app.served.url}/connexion`);
  await signIn(page, 'hugo.lartigue@example.test');
  await seeTitle(page, 'Bonjour Hugo');
  let answer = refused;
  await intercept(page, /\/sourcing\/annonce$/, (route) => route.fulfill({ json: answer }));
  await page.goto(`${app.served.url}/sourcing/nouvelle`);
  const advert = page.getByLabel('Adresse ou texte de l’annonce');
  await advert.fill('https://annonces.example.test/1');
  await page.getByText('annonces.example.test refuse d’être lu par un programme.').waitFor();
  await page.getByRole('button', { name: 'Coller le texte de l’annonce' }).click();
  await expect.poll(() => isFocused(advert)).toBe(true);
  expect(await advert.inputValue()).toBe('');
  await advert.fill('Maison 5 pièces de 112 m² à Libourne (33500), 285 000 €');
  await page.getByText('Lu dans « 285 000 € »').waitFor();
  expect(await page.getByLabel('Lien de l’annonce').inputValue()).toBe(address.url);

  answer = read;
  await advert.fill('https://annonces.example.test/2');
  await page.getByText('Lu dans « Prix : 310000 € »').waitFor();
  expect(await page.getByLabel('Titre', { exact: true }).inputValue()).toBe(read.advert?.title);
  await expect.poll(() => page.locator('input[name="addressLine"]').inputValue()).toBe('12 rue Fonneuve');
  expect((await page.getByLabel(/^Prix demandé/).inputValue()).replaceAll(/\s/gu, '')).toContain('310000');
  expect(faults).toEqual([]);
});
