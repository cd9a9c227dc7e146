import { expect, test } from 'vitest';
import { routeTable } from '#generated/routes/table.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { newPerson, openPage, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);

/** What only the administration may know: names, pages and addresses behind its door. */
const secrets = routeTable
  .filter(({ name, guest }) => name.startsWith('admin.') && guest !== true)
  .flatMap(({ name, page, uri }) => [name, page, uri.includes('/') ? uri : undefined])
  .filter((text) => text !== undefined);

test('the browser of a client never receives a name, page or address of the administration; that of the staff does', async () => {
  const context = await newPerson(app.browser);
  const { page } = await openPage(context);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
  });
  // Fetched once more: the browser lets go of what it received as soon as another document comes.
  const received = async (): Promise<string[]> => {
    const answers = await Promise.all([...scripts].map((script) => fetch(script)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const code = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    return secrets.filter((secret) => code.includes(secret));
  };
  await page.goto(app.served.url);
  await signIn(page, 'hugo.lartigue@example.test');
  await seeTitle(page, 'Bonjour Hugo');
  await page
    .getByRole('link', { name: /Opérations/ })
    .first()
    .click();
  await seeTitle(page, 'Opérations');
  await page.goto(`${app.served.url}/operations/${seedId('operation:T1:OP-2025-001')}/modifier`);
  await seeTitle(page, 'Modifier l’opération');
  await page.goto(`${app.served.url}/introuvable`);
  await page.getByText('Cette page n’existe pas ou n’est plus disponible.').waitFor();
  expect(scripts.size).toBeGreaterThan(5);
  expect(await received()).toEqual([]);

  await context.clearCookies();
  await page.goto(`${app.served.url}/admin`);
  await signIn(page, 'camille.roussel@example.test');
  await page.getByText('Garonne Patrimoine').first().waitFor();
  expect(await received()).toEqual(secrets);
  await context.close();
});
