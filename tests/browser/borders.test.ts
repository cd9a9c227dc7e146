import { describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { newPerson, openPage, picture, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const golden = seedId('operation:T1:OP-2025-001');

const app = withBrowser(serve);

describe('borders between companies and people', () => {
  test('the owner of another company gets 404 on the golden operation, as if it were not there', async () => {
    const context = await newPerson(app.browser);
    const { page } = await openPage(context);
    await page.goto(app.served.url);
    await signIn(page, 'karim.belkacem@example.test');
    await seeTitle(page, 'Bonjour Karim');
    const answer = await page.goto(`${app.served.url}/operations/${golden}`);
    expect(answer?.status()).toBe(404);
    await page.getByText('Cette page n’existe pas ou n’est plus disponible.').waitFor();
    await picture(page, 'introuvable');
    expect(await page.content()).not.toContain('Chais de la Bastide');
    await context.close();
  });

  test('a visitor is sent to the sign-in page and then to where they wanted to go', async () => {
    const context = await newPerson(app.browser);
    const { page } = await openPage(context);
    await page.goto(`${app.served.url}/operations/${golden}/modifier`);
    await seeTitle(page, 'Connexion');
    expect(new URL(page.url()).pathname).toBe('/connexion');
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Modifier l’opération');
    expect(new URL(page.url()).pathname).toBe(`/operations/${golden}/modifier`);
    await context.close();
  });

  test('a reader is offered no change, and refused the address of one', async () => {
    const context = await newPerson(app.browser);
    const { page } = await openPage(context);
    await page.goto(app.served.url);
    await signIn(page, 'lea.pons@example.test');
    await seeTitle(page, 'Bonjour Léa');
    await page.goto(`${app.served.url}/operations/${golden}`);
    await seeTitle(page, 'Vue d’ensemble');
    expect(await page.getByRole('link', { name: 'Modifier', exact: true }).count()).toBe(0);
    expect(await page.getByPlaceholder('Ajouter une note…').count()).toBe(0);
    const answer = await page.goto(`${app.served.url}/operations/creer`);
    expect(answer?.status()).toBe(403);
    await page.getByText('Vous n’avez pas accès à cette page.').waitFor();
    await context.close();
  });

  test('staff sign in to the administration, which shows companies and none of their operations', async () => {
    const context = await newPerson(app.browser);
    const { page } = await openPage(context);
    await page.goto(`${app.served.url}/admin`);
    await seeTitle(page, 'Connexion à l’administration');
    await signIn(page, 'camille.roussel@example.test');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Garonne Patrimoine').first().waitFor();
    expect(await page.content()).not.toContain('Chais de la Bastide');
    await picture(page, 'administration');
    await context.close();
  });
});

describe('a save that was confirmed', () => {
  test('is there after the server was killed without a word', async () => {
    const context = await newPerson(app.browser);
    const { page } = await openPage(context);
    await page.goto(`${app.served.url}/operations/${golden}/modifier`);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Modifier l’opération');
    await page.getByRole('textbox', { name: /^Adresse( |$)/ }).fill('99 rue de la Panne');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByText('Modifications enregistrées.').waitFor();
    await app.served.kill();
    await app.served.restart();
    await page.reload();
    await seeTitle(page, 'Vue d’ensemble');
    await page.getByText('99 rue de la Panne').first().waitFor();
    await context.close();
  });
});
