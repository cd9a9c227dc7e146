import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { newPerson, openPage, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const golden = seedId('operation:T1:OP-2025-001');

/** Somebody at work. */
interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

/** Where the page's own script notes the sockets that it opens. */
interface Noting {
  noted?: WebSocket[];
}

/** Has every document of a person note its sockets. */
const noteSockets = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const noted: WebSocket[] = [];
    (globalThis as Noting).noted = noted;
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        noted.push(this);
      }
    };
  });

/** How many sockets the document of a person has open. */
const openSockets = ({ page }: Person): Promise<number> =>
  page.evaluate(() => (globalThis as Noting).noted?.filter(({ readyState }) => readyState === 1).length ?? 0);

const patiently = { timeout: 15_000 };

const app = withBrowser(serve);
let hugo: Person;
let ines: Person;

async function signedIn(email: string): Promise<Person> {
  const context = await newPerson(app.browser);
  await noteSockets(context);
  const { page, faults } = await openPage(context);
  await page.goto(app.served.url);
  await signIn(page, email);
  await page.getByRole('heading', { level: 1, name: /^Bonjour/ }).waitFor();
  return { context, page, faults };
}

/** Renames the operation by its form. */
async function rename({ page }: Person, name: string): Promise<void> {
  await page.goto(`${app.served.url}/operations/${golden}/modifier`);
  await seeTitle(page, 'Modifier l’opération');
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByText('Modifications enregistrées.').waitFor();
}

beforeAll(async () => {
  // One after the other: signing in is what costs.
  hugo = await signedIn('hugo.lartigue@example.test');
  ines = await signedIn('ines.duprat@example.test');
});

test('who looks at an operation is seen by those on the same one, and what one changes shows at the other’s', async () => {
  await ines.page.goto(`${app.served.url}/operations/${golden}`);
  await seeTitle(ines.page, 'Vue d’ensemble');
  await hugo.page.goto(`${app.served.url}/operations`);
  await seeTitle(hugo.page, 'Opérations');
  const here = ines.page.getByRole('group', { name: 'Aussi sur cette opération' });
  expect(await here.count()).toBe(0);
  await expect.poll(() => openSockets(hugo), patiently).toBe(1);

  const asked: string[] = [];
  ines.page.on('request', (request) => {
    const only = request.headers()['x-inertia-partial-data'];
    if (only !== undefined) asked.push(only);
  });
  await rename(hugo, 'Les Chais, renommés');
  await here.getByRole('img', { name: 'Hugo Lartigue' }).waitFor();
  await expect.poll(() => ines.page.title(), patiently).toContain('Les Chais, renommés');
  expect(asked.join(' ')).toContain('operation');

  // A member of some operations hears of them on a channel of their own.
  await ines.page.goto(`${app.served.url}/operations`);
  await ines.page.getByRole('link', { name: 'Les Chais, renommés' }).waitFor();
  await here.waitFor({ state: 'detached' });
  await rename(hugo, 'Les Chais de la Bastide');
  await ines.page.getByRole('link', { name: 'Les Chais de la Bastide' }).waitFor();
  expect([...hugo.faults, ...ines.faults]).toEqual([]);
});

test('a page to be printed closes the connection, and the page that one comes back to has one again', async () => {
  const { page } = hugo;
  await expect.poll(() => openSockets(hugo), patiently).toBe(1);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, `/export/operations/${golden}/couverture`);
  await page.waitForURL(/couverture$/);
  await expect.poll(() => openSockets(hugo), patiently).toBe(0);
  await page.goBack();
  await seeTitle(page, 'Vue d’ensemble');
  await expect.poll(() => openSockets(hugo), patiently).toBe(1);
});

test('what a colleague fills in is told in the form of the same record, and no longer once they stop', async () => {
  const form = `${app.served.url}/operations/${golden}/modifier`;
  await hugo.page.goto(form);
  await ines.page.goto(form);
  await seeTitle(ines.page, 'Modifier l’opération');
  await hugo.page.getByRole('group', { name: 'Aussi sur cette opération' }).waitFor();
  const typingNotice = hugo.page.getByText('Inès Duprat modifie « Nom ».');
  await expect
    .poll(async () => {
      await ines.page.getByLabel('Nom', { exact: true }).press('End');
      await ines.page.keyboard.type('x');
      await ines.page.keyboard.press('Backspace');
      return typingNotice.count();
    }, patiently)
    .toBe(1);
  await typingNotice.waitFor({ state: 'detached' });
});

test('two people on one form lose nothing: what one changed is joined, and what both changed is chosen', async () => {
  const form = `${app.served.url}/operations/${golden}/modifier`;
  const { page } = ines;
  await page.evaluate(() => localStorage.clear());
  await page.goto(form);
  await seeTitle(page, 'Modifier l’opération');
  await hugo.page.goto(form);
  await seeTitle(hugo.page, 'Modifier l’opération');
  // A form in which nothing was typed would take over what the other saves.
  await page.getByLabel('Nom', { exact: true }).fill('Les Chais d’Inès');
  await hugo.page.getByLabel('Année de construction').fill('1887');
  await hugo.page.getByLabel('Nom', { exact: true }).fill('Les Chais de Hugo');
  await hugo.page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await hugo.page.getByText('Modifications enregistrées.').waitFor();

  await page.getByLabel('Surface bâtie').fill('612');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cette fiche a changé entre-temps' });
  await dialog.getByText('Année de construction : 1887').waitFor();
  expect(await dialog.getByRole('radiogroup').count()).toBe(1);
  // Taking the record of the other can be taken back, to the last keystroke.
  await dialog.getByRole('button', { name: 'Reprendre la fiche à jour' }).click();
  expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Les Chais de Hugo');
  // Nothing is left to compare.
  await page.getByText('Votre saisie a été remplacée').waitFor();
  await expect.poll(() => page.getByText('Comparez avant d’enregistrer').count()).toBe(0);
  await page.getByRole('button', { name: 'Rétablir ma saisie' }).click();
  expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Les Chais d’Inès');
  expect(await page.getByLabel('Surface bâtie').inputValue()).toContain('612');
  expect(await page.getByLabel('Année de construction').inputValue()).toBe('1887');

  await rename(hugo, 'Les Chais, encore');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Les Chais, encore' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await page.getByText('Modifications enregistrées.').waitFor();
  await hugo.page.goto(form);
  await seeTitle(hugo.page, 'Modifier l’opération');
  expect(await hugo.page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Les Chais, encore');
  expect(await hugo.page.getByLabel('Surface bâtie').inputValue()).toContain('612');
  await rename(hugo, 'Les Chais de la Bastide');
});

test('without the socket the page says so and asks every minute', async () => {
  const { context, page } = ines;
  await context.routeWebSocket(/\/app\//, (socket) => socket.close({ code: 4301 }));
  await page.clock.install();
  await page.goto(`${app.served.url}/operations`);
  await seeTitle(page, 'Opérations');
  const badge = page.getByRole('button', { name: 'Temps réel indisponible' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(2000);
      return badge.count();
    }, patiently)
    .toBe(1);
  await rename(hugo, 'Les Chais, entendus');
  const changed = page.getByRole('link', { name: 'Les Chais, entendus' });
  expect(await changed.count()).toBe(0);
  await page.clock.fastForward(61_000);
  await changed.waitFor();
});

test('a session that is ended elsewhere leads to the sign-in page, with the reason, and goes from every list', async () => {
  const other = await signedIn('hugo.lartigue@example.test');
  await expect.poll(() => openSockets(other), patiently).toBe(1);
  const watching = await hugo.context.newPage();
  await watching.goto(`${app.served.url}/compte?tab=sessions`);
  const closeOthers = watching.getByRole('button', { name: 'Fermer les autres sessions' });
  await closeOthers.waitFor();
  expect(await closeOthers.getAttribute('aria-disabled')).toBeNull();
  await hugo.page.goto(`${app.served.url}/compte?tab=sessions`);
  await hugo.page.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await hugo.page.getByRole('alertdialog').getByRole('button').last().click();
  await other.page.getByText('Votre session est terminée.').waitFor();
  await seeTitle(other.page, 'Connexion');
  // Alone again, there is nothing left to close.
  await expect.poll(() => closeOthers.getAttribute('aria-disabled'), patiently).toBe('true');
  await watching.close();
  await other.context.close();
});
