import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);

/** Opens the latest mail of the mailbox whose subject begins so, and gives the address of its link. */
async function linkInMailbox(page: Page, subject: string, path: RegExp): Promise<string> {
  await page.goto(`${app.served.url}/_mailbox`);
  await page
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  const link = page.frameLocator('iframe').getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(new URL(href).pathname).toMatch(path);
  return href;
}

describe('a new company, on a phone', () => {
  let context: BrowserContext;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    context = await newPerson(app.browser, phone);
    ({ page, faults } = await openPage(context));
  });
  afterAll(() => context.close());

  const go = () => page.getByRole('button', { name: 'Continuer' }).click();

  test('is told at each step what is missing, and keeps what it typed over a reload, but the password', async () => {
    await page.goto(`${app.served.url}/inscription?offre=essentiel`);
    await seeTitle(page, 'Créer un compte');
    await go();
    await page.getByText('Ce champ est obligatoire.').first().waitFor();
    expect(await page.getByLabel('Prénom').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Prénom').fill('Aline');
    await expect.poll(() => page.getByLabel('Prénom').getAttribute('aria-invalid')).not.toBe('true');
    await page.getByLabel('Mot de passe', { exact: true }).fill('court');
    await go();
    // A weak password is said beside what else is wrong, and what became right is not said any more.
    await page.getByText('Choisissez un mot de passe d’au moins 12 caractères.').waitFor();
    await page.getByLabel('Nom', { exact: true }).fill('Perrault');
    await page.getByLabel('Adresse e-mail').fill('aline.perrault@');
    await page.getByLabel('Prénom').focus();
    await page.getByText('Saisissez une adresse e-mail valide.').waitFor();
    await page.getByLabel('Adresse e-mail').fill('aline.perrault@example.test');
    await page.reload();
    await page.getByText('Votre saisie précédente a été reprise').waitFor();
    expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe('aline.perrault@example.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill('Perrault-2026-abc');
    await page.getByLabel('Confirmez le mot de passe').fill('Perrault-2026-abc');
    await go();
    await page.getByText('Le mot de passe ne doit pas contenir « perrault ».').waitFor();
  });

  test('signs up, verifies its address by the mail, and starts', async () => {
    await page.getByLabel('Mot de passe', { exact: true }).fill('Sept-Lanternes-42');
    await page.getByLabel('Confirmez le mot de passe').fill('Sept-Lanternes-42');
    await go();
    await page.getByLabel('Raison sociale').fill('Pierres du Perche');
    await page.getByLabel('SIREN').fill('000910500');
    await page.keyboard.press('Tab');
    await page.getByText('Ce SIREN n’existe pas').waitFor();
    await page.getByLabel('SIREN').fill('000910505');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByLabel('SIREN').inputValue()).toBe('000 910 505');
    await page.getByRole('combobox', { name: /Rechercher la commune/ }).fill('61400');
    await page.getByRole('option', { name: /61400/ }).first().click();
    expect(await page.getByLabel('Code postal').inputValue()).toBe('61400');
    await go();
    await page.getByLabel('Code promo').fill('test30j');
    await page.getByRole('button', { name: 'Vérifier le code' }).click();
    await page.getByText('Code TEST30J : 16 jours d’essai en plus').waitFor();
    // The demonstration has no terms to read.
    expect(await page.getByRole('checkbox', { name: /J’accepte/ }).count()).toBe(0);
    // Forms that are filled in less than three seconds are taken for a program's.
    await page.waitForFunction(() => performance.now() > 4000);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await seeTitle(page, 'Vérifiez votre adresse e-mail');
    const href = await linkInMailbox(page, 'Vérifi', /^\/verifier-email\//);
    await page.goto(href);
    await page.getByText('Adresse vérifiée.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/tableau-de-bord');
    await seeTitle(page, 'Bonjour Aline');
    expect(faults).toEqual([]);
  });
});

test('a forgotten password is replaced by the link of a mail, which opens nothing twice', async () => {
  const context = await newPerson(app.browser);
  const { page, faults } = await openPage(context);
  const email = 'karim.belkacem@example.test';
  await page.goto(`${app.served.url}/mot-de-passe-oublie`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await page.getByText('Si un compte correspond à cette adresse').waitFor();
  await expect
    .poll(
      async () => {
        await page.goto(`${app.served.url}/_mailbox`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        return page.getByRole('link', { name: /mot de passe/i }).count();
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(0);
  const href = await linkInMailbox(page, 'mot de passe', /^\/reinitialiser\//);
  await page.goto(href);
  await page.getByLabel('Nouveau mot de passe').fill('Sept-Lanternes-42');
  await page.getByText('Très bon').waitFor();
  await page.getByLabel('Confirmez le mot de passe').fill('Sept-Lanternes-42');
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await page.getByText('Mot de passe modifié. Connectez-vous.').waitFor();
  await signIn(page, email, 'Sept-Lanternes-42');
  await seeTitle(page, 'Bonjour Karim');
  await page.goto(href);
  await page.getByText('Ce lien n’est plus valable.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
