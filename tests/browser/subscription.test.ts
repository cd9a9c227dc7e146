import { describe, expect, test } from 'vitest';
import { newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);

describe('the subscription of a company', () => {
  test('is changed by its owner once the amount was seen and accepted, and its invoice is there', async () => {
    const context = await newPerson(app.browser);
    const { page, faults } = await openPage(context);
    await page.goto(`${app.served.url}/abonnement`);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Mon abonnement');
    await page.getByRole('link', { name: 'Changer d’offre' }).click();
    await seeTitle(page, 'Choisir une offre');
    await page.getByRole('button', { name: 'Choisir Réseau' }).click();
    await page.getByText('À payer aujourd’hui').waitFor();
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await page.getByText('Confirmez le montant et les conditions.').waitFor();
    await page.getByLabel('J’accepte ce montant').check();
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await seeTitle(page, 'Mon abonnement');
    await page.getByRole('heading', { name: 'Offre Réseau' }).waitFor();
    await page.getByText('FA-2026-000027').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is ended on a phone with its reason, and taken back', async () => {
    const context = await newPerson(app.browser, phone);
    const { page, faults } = await openPage(context);
    await page.goto(`${app.served.url}/abonnement`);
    await signIn(page, 'karim.belkacem@example.test');
    await page.getByRole('button', { name: 'Résilier' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByText('Arrêt de l’activité').click();
    await dialog.getByRole('button', { name: 'Résilier' }).click();
    await page.getByText('Vous gardez tous vos accès jusque-là.').waitFor();
    await page.getByRole('button', { name: 'Reprendre l’abonnement' }).click();
    await page.getByRole('button', { name: 'Résilier' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
