import { describe, expect, test } from 'vitest';
import { desktop, newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
])('news, %s', (_where, viewport) => {
  test('an editor writes an article and publishes it; a client finds it and says that it was of use', async () => {
    const title = `Marché ${viewport.width}`;
    const excerpt = 'Ce que disent les ventes du mois, et ce qu’il faut en retenir pour vos prix.';
    const staff = await newPerson(app.browser, viewport);
    const { page, faults } = await openPage(staff);
    await page.goto(`${app.served.url}/admin/connexion`);
    await signIn(page, 'camille.roussel@example.test');
    await page.waitForURL((url) => !url.pathname.endsWith('connexion'));
    await page.goto(`${app.served.url}/admin/actualites/nouvelle`);
    await seeTitle(page, 'Nouvelle actualité');
    await page.getByRole('textbox', { name: 'Titre' }).fill(title);
    await page.getByLabel('Catégorie').click();
    await page.getByRole('option', { name: 'Marché' }).click();
    await page.getByLabel('Chapô').fill(excerpt);
    await page.getByRole('textbox', { name: 'Contenu' }).fill('Les petites surfaces se vendent vite.');
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await seeTitle(page, title);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByRole('button', { name: 'Rappeler' }).waitFor();
    expect(faults).toEqual([]);
    await staff.close();

    const client = await newPerson(app.browser, viewport);
    const reader = await openPage(client);
    await reader.page.goto(`${app.served.url}/connexion`);
    await signIn(reader.page, 'hugo.lartigue@example.test');
    await seeTitle(reader.page, 'Bonjour Hugo');
    await reader.page.goto(`${app.served.url}/actualites`);
    await reader.page.getByRole('link', { name: title }).click();
    await seeTitle(reader.page, title);
    await reader.page.getByText('Les petites surfaces se vendent vite.').waitFor();
    await reader.page.getByRole('button', { name: 'Oui' }).click();
    await reader.page.getByRole('button', { name: 'Oui', pressed: true }).waitFor();
    expect(reader.faults).toEqual([]);
    await client.close();
  });
});
