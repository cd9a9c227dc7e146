import type { BrowserContext, Page, Request, Response } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { newPerson, openPage, seeTitle, signIn } from '#tests/support/browser.ts';
import {
  broken,
  cut,
  errorPage,
  foreign,
  heldRequest,
  inject,
  intercept,
  twice,
} from '#tests/support/faults.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const golden = seedId('operation:T1:OP-2025-001');
const record = `/operations/${golden}`;
const editing = `${record}/modifier`;
const owner = 'hugo.lartigue@example.test';

const app = withBrowser(serve);
let context: BrowserContext;
let page: Page;
/** Uncaught errors and rejections that nobody handled. */
const uncaught: string[] = [];

beforeAll(async () => {
  context = await newPerson(app.browser);
  ({ page } = await openPage(context));
  page.on('pageerror', (error) => uncaught.push(error.stack ?? error.message));
  await page.goto(app.served.url);
  await signIn(page, owner);
  await seeTitle(page, 'Bonjour Hugo');
});
afterEach(() => {
  expect(uncaught.splice(0)).toEqual([]);
});

const here = (): string => new URL(page.url()).pathname;
const nameField = () => page.getByLabel('Nom', { exact: true });
const save = () => page.getByRole('button', { name: 'Enregistrer', exact: true });
const meanwhile = () => page.getByRole('alertdialog', { name: 'Cette fiche a changé entre-temps' });
const retry = () => page.getByRole('button', { name: 'Réessayer' });
const see = (text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();

/** Opens the form without a draft of former tests, and types another name key by key. */
async function typeName(name: string): Promise<void> {
  // A form that is left keeps a draft: what is kept is cleared where there is none.
  if (here() !== record) await page.goto(app.served.url + record);
  await page.evaluate(() => localStorage.clear());
  await page.goto(app.served.url + editing);
  await seeTitle(page, 'Modifier l’opération');
  await nameField().fill('');
  await nameField().pressSequentially(name);
}

/** The change was made: its page is shown, and the record has the name. */
async function seeSaved(name: string): Promise<void> {
  await seeTitle(page, 'Vue d’ensemble');
  await see('Modifications enregistrées.');
  expect(here()).toBe(record);
  await expect.poll(() => page.title()).toContain(name);
}

/** Nothing of the form has gone. */
async function expectKept(name: string): Promise<void> {
  expect([here(), await nameField().inputValue()]).toEqual([editing, name]);
}

describe('a form that is saved when something goes wrong keeps what was typed, and is saved after all', () => {
  test('without a network: a banner says so, and what was typed since is sent too once it is back', async () => {
    await typeName('Chais-');
    await context.setOffline(true);
    try {
      await see('Vous êtes hors ligne. Votre saisie reste en place');
      await save().click();
      await see('La demande partira au retour du réseau.');
      await nameField().press('End');
      await nameField().pressSequentially('eau');
      await expectKept('Chais-eau');
    } finally {
      await context.setOffline(false);
    }
    await seeSaved('Chais-eau');
    await page.getByText('Vous êtes hors ligne.').waitFor({ state: 'detached' });
  });

  test('told without the code of toasts, as there was no network, it is told still once that code is here', async () => {
    await typeName('Chais-port');
    const late = heldRequest();
    await context.setOffline(true);
    await save().click();
    await see('La demande partira au retour du réseau.');
    await page.route(/\/assets\/ToastArea-/, late.hold);
    await context.setOffline(false);
    await seeSaved('Chais-port');
    const plain = page.locator('.toasts-plain');
    expect(await plain.count()).toBe(1);
    late.letGo();
    await plain.waitFor({ state: 'detached' });
    await see('Modifications enregistrées.');
  });

  test('the page that is to tell it has to be loaded as a document: that document tells it', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });
    await typeName('Chais-quai');
    let gone = 0;
    const pages = /\/assets\/Show-.*\.js$/;
    const bringBack = await intercept(page, pages, (route) => {
      gone += 1;
      return gone === 1 ? route.fulfill({ status: 404, body: '' }) : route.fallback();
    });
    await save().click();
    await seeSaved('Chais-quai');
    bringBack();
    expect(gone).toBeGreaterThan(0);
  });

  test('refused, closed, cut, answered by something else: told over the form each time', async () => {
    const closed = { message: null, untilAt: null, supportEmail: 'aide@example.test' };
    const lastly = 'Le serveur n’a pas répondu comme prévu.';
    const faults = [
      [errorPage(page, 403), 'Vos droits sont insuffisants pour cette action.'],
      [errorPage(page, 404), 'Ce que vous modifiez n’existe plus ou n’est plus disponible.'],
      [errorPage(page, 419), 'Votre session a expiré. Rechargez la page.'],
      [errorPage(page, 422, { reason: 'fields' }), 'Trop de champs dans cette demande (1 000 au maximum).'],
      [errorPage(page, 429, { retryAfterS: 12 }), 'Trop de demandes. Patientez 12 s.'],
      [errorPage(page, 500, { requestId: 'code-17' }), 'Code à transmettre à l’assistance : code-17'],
      [errorPage(page, 503, closed, 'Error/Maintenance'), 'Maintenance en cours.'],
      [errorPage(page, 504), 'Service momentanément indisponible.'],
      [broken(false), 'La connexion a échoué.'],
      [cut, lastly],
      [foreign(200), lastly],
    ] as const;
    const name = 'Chais un';
    await typeName(name);
    for (const [answer, text] of faults) {
      const fault = await inject(page, { method: 'PUT', path: record }, answer);
      await save().click();
      await see(text);
      await expectKept(name);
      fault.mend();
    }
    await retry().click();
    await seeSaved(name);
  });

  test('an answer lost after the change was made: trying again meets the change, and takes nothing away', async () => {
    const name = 'Chais deux';
    await typeName(name);
    const fault = await inject(page, { method: 'PUT', path: record, times: 1 }, broken(true));
    await save().click();
    await see('La connexion a échoué.');
    await retry().click();
    const overwrite = meanwhile().getByRole('button', { name: 'Enregistrer', exact: true });
    await overwrite.waitFor();
    await expectKept(name);
    fault.mend();
    await overwrite.click();
    await seeSaved(name);
  });

  test('a save that arrives twice: its second answer meets the first change, and takes nothing away', async () => {
    const name = 'Chais, deux fois';
    await typeName(name);
    const fault = await inject(page, { method: 'PUT', path: record, times: 1 }, twice);
    await save().click();
    const overwrite = meanwhile().getByRole('button', { name: 'Enregistrer', exact: true });
    await overwrite.waitFor();
    // On a phone it would lie upon the question.
    expect(await page.getByText('Une erreur est survenue, vérifiez le formulaire.').count()).toBe(0);
    await expectKept(name);
    fault.mend();
    await overwrite.click();
    await seeSaved(name);
  });

  test('an answer that is slow: what is typed until it comes is found again as a draft, and saved without a conflict', async () => {
    await typeName('Chais');
    const slow = heldRequest();
    const fault = await inject(page, { method: 'PUT', path: record }, slow.hold);
    await save().click();
    await expect.poll(fault.met).toBe(1);
    await nameField().press('End');
    await nameField().pressSequentially(' trois');
    slow.letGo();
    await seeSaved('Chais');
    fault.mend();
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await seeTitle(page, 'Modifier l’opération');
    await expect.poll(() => nameField().inputValue()).toBe('Chais trois');
    await save().click();
    await seeSaved('Chais trois');
  });

  test('an old token is renewed, and nobody is told', async () => {
    const name = 'Chais quatre';
    await typeName(name);
    // Not by the cookie: any answer that is on its way would renew it before the form is sent.
    const fault = await inject(page, { method: 'PUT', path: record, times: 1 }, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-xsrf-token': 'perime' } }),
    );
    const asked: number[] = [];
    const note = (response: Response): void => {
      if (response.request().method() === 'PUT') asked.push(response.status());
    };
    page.on('response', note);
    await save().click();
    await seeSaved(name);
    page.off('response', note);
    fault.mend();
    expect(asked).toEqual([419, 303]);
  });

  test('a session that is over: sign in, be back, find the draft to its last keystroke', async () => {
    const name = 'Chais cinq';
    await typeName(name);
    await context.clearCookies({ name: '__Host-ilot' });
    await save().click();
    await seeTitle(page, 'Connexion');
    await signIn(page, owner);
    await seeTitle(page, 'Modifier l’opération');
    await expect.poll(() => nameField().inputValue()).toBe(name);
    await expectKept(name);
    await save().click();
    await seeSaved(name);
  });

  test('loaded anew, what could not be read stands there as it was typed, and what is wrong with it', async () => {
    await typeName('Chais six');
    const price = page.getByRole('textbox', { name: /^Prix demandé/ });
    await price.fill('12 000x');
    await nameField().focus();
    await page.reload();
    await seeTitle(page, 'Modifier l’opération');
    await expect.poll(() => price.inputValue()).toBe('12 000x');
    await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
    await expectKept('Chais six');
    await price.fill('480000');
    await save().click();
    await seeSaved('Chais six');
  });

  test('pressed twice and by the keyboard besides, a note is left once', async () => {
    const slow = heldRequest();
    const fault = await inject(page, { method: 'POST', path: `${record}/notes` }, slow.hold);
    const field = page.getByPlaceholder('Ajouter une note…');
    await field.fill('Une seule fois');
    await field.press('Control+Enter');
    await field.press('Control+Enter');
    await expect.poll(fault.met).toBe(1);
    await field.press('Control+Enter');
    slow.letGo();
    const notes = page.getByRole('listitem').filter({ hasText: 'Une seule fois' });
    await notes.first().waitFor();
    await page.reload();
    await notes.first().waitFor();
    expect([fault.met(), await notes.count()]).toEqual([1, 1]);
    fault.mend();
  });
});

test('a note that is written without a network goes once it is back, and leaves its field', async () => {
  await page.goto(`${app.served.url}${record}`);
  await seeTitle(page, 'Vue d’ensemble');
  const field = page.getByPlaceholder('Ajouter une note…');
  await field.waitFor();
  await context.setOffline(true);
  try {
    await field.fill('Note sans réseau');
    await field.press('Control+Enter');
    await see('La demande partira au retour du réseau.');
    await expect.poll(() => field.inputValue()).toBe('Note sans réseau');
    expect(await page.getByText('ne s’affichent pas en direct').count()).toBe(0);
  } finally {
    await context.setOffline(false);
  }
  const note = page.getByRole('listitem').filter({ hasText: 'Note sans réseau' });
  await note.waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await note.count()).toBe(1);
});

describe('a page that is asked for when something goes wrong', () => {
  const list = '/operations';
  const follow = () =>
    page
      .getByRole('link', { name: /^Opérations/ })
      .first()
      .click();
  const leave = async () => {
    await page.goto(`${app.served.url}/tableau-de-bord`);
    await seeTitle(page, 'Bonjour Hugo');
  };

  test('without a network: the address is the one asked for, and the page comes once it is back', async () => {
    await leave();
    await context.setOffline(true);
    try {
      await follow();
      await page.getByRole('heading', { level: 1, name: 'Pas de réseau' }).waitFor();
      await see('Vous êtes hors ligne.');
      expect(here()).toBe(list);
    } finally {
      await context.setOffline(false);
    }
    await seeTitle(page, 'Opérations');
  });

  test.each([
    ['refused', 403, {}, 'Vous n’avez pas accès à cette page.'],
    ['gone', 404, {}, 'Cette page n’existe pas ou n’est plus disponible.'],
    ['too many fields', 422, { reason: 'fields' }, 'Trop de champs dans cette demande (1 000 au maximum).'],
    ['too often', 429, { retryAfterS: 40 }, /Trop de demandes. Patientez (40|3\d) s./],
    ['a fault of ours', 500, {}, 'Erreur de notre côté.'],
  ] as const)('%s: its error page in its place, and the way back', async (_what, status, props, text) => {
    await leave();
    const fault = await inject(page, { path: list }, errorPage(page, status, props));
    await follow();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor();
    expect(here()).toBe(list);
    fault.mend();
    await page.goBack();
    await seeTitle(page, 'Bonjour Hugo');
    await follow();
    await seeTitle(page, 'Opérations');
  });

  test.each([
    ['something that is no page', foreign(200), 'Le serveur n’a pas répondu comme prévu.'],
    ['JSON cut in the middle', cut, 'Le serveur n’a pas répondu comme prévu.'],
    ['nothing', broken(false), 'La connexion a échoué.'],
  ] as const)('%s: an error that can be tried again', async (_what, answer, text) => {
    await leave();
    const fault = await inject(page, { path: list }, answer);
    await follow();
    await see(text);
    expect(here()).toBe(list);
    fault.mend();
    await retry().click();
    await seeTitle(page, 'Opérations');
  });

  test('tried again by keyboard in vain: told still, and the next try is one key away', async () => {
    await leave();
    const fault = await inject(page, { path: list }, foreign(200));
    await follow();
    await see('Le serveur n’a pas répondu comme prévu.');
    // The focus goes to the page once that has been seen.
    await page.locator('h1:focus').waitFor();
    await retry().focus();
    const before = fault.met();
    await page.keyboard.press('Enter');
    await expect.poll(fault.met).toBeGreaterThan(before);
    await see('Le serveur n’a pas répondu comme prévu.');
    fault.mend();
    await page.keyboard.press('Enter');
    await seeTitle(page, 'Opérations');
  });

  test('a server in trouble behind a page that is shown from memory takes nothing away', async () => {
    await leave();
    await follow();
    await seeTitle(page, 'Opérations');
    const fault = await inject(page, { path: '/tableau-de-bord' }, errorPage(page, 500));
    await page.goBack();
    await seeTitle(page, 'Bonjour Hugo');
    await expect.poll(fault.met).toBeGreaterThan(0);
    await page.goForward();
    await seeTitle(page, 'Opérations');
    await page.goBack();
    await seeTitle(page, 'Bonjour Hugo');
    fault.mend();
  });

  test('an older answer that comes after a newer visit changes nothing', async () => {
    await leave();
    const slow = heldRequest();
    const fault = await inject(page, { path: list }, slow.hold);
    await follow();
    await expect.poll(fault.met).toBe(1);
    await page.getByRole('button', { name: /Compte de Hugo/ }).click();
    await page.getByRole('link', { name: 'Mon compte' }).click();
    await seeTitle(page, 'Mon compte');
    slow.letGo();
    fault.mend();
    await page.getByRole('link', { name: 'Sécurité' }).click();
    await page
      .getByRole('heading', { name: /Mot de passe/ })
      .first()
      .waitFor();
    expect(here()).toBe('/compte');
  });

  test('a window whose code cannot be had: told, and there once the page is loaded anew', async () => {
    const palette = /\/assets\/Palette-/;
    const dialog = page.getByRole('dialog').getByRole('searchbox');
    const bringBack = await intercept(page, palette, (route) => route.abort());
    await page.goto(app.served.url + list);
    await seeTitle(page, 'Opérations');
    await page.keyboard.press('Control+k');
    await see('Cette fenêtre n’a pas pu être chargée.');
    bringBack();
    const reload = page.getByRole('button', { name: 'Recharger la page' });
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await seeTitle(page, 'Opérations');
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('code that no longer exists after a deployment: one load of the document, then an error, never a loop', async () => {
    // Who saves data has no code fetched before a link is followed.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await leave();
    const asked: string[] = [];
    const bringBack = await intercept(page, /\/assets\/.*\.js$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (asked.length < 20 && /\/Index-|Operation/.test(pathname)) {
        asked.push(pathname);
        return route.fulfill({ status: 404, body: '' });
      }
      return route.fallback();
    });
    const documents: string[] = [];
    const note = (request: Request): void => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await follow();
    await see('Cette page n’a pas pu être chargée.');
    expect(documents).toEqual([list]);
    bringBack();
    await retry().click();
    await seeTitle(page, 'Opérations');
    page.off('request', note);
    expect([here(), documents.length <= 2]).toEqual([list, true]);
  });
});

test('an answer that does not come in time is told, with what was typed in its place', async () => {
  const tab = await openPage(context);
  await tab.page.clock.install();
  page = tab.page;
  page.on('pageerror', (error) => uncaught.push(error.stack ?? error.message));
  const name = 'Chais six';
  await typeName(name);
  const slow = heldRequest();
  const fault = await inject(page, { method: 'PUT', path: record, times: 1 }, slow.hold);
  await save().click();
  await expect.poll(fault.met).toBe(1);
  await page.clock.fastForward('00:31');
  await see('Le serveur met trop de temps à répondre.');
  await expectKept(name);
  await retry().click();
  await seeSaved(name);
  slow.letGo();
});
