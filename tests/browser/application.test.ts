import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, newPerson, openPage, phone, picture, seeTitle, signIn } from '#tests/support/browser.ts';
import { heldRequest } from '#tests/support/faults.ts';
import { serve } from '#tests/support/served.ts';
import { laidOut } from '#tests/support/settled.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const owner = 'hugo.lartigue@example.test';

const app = withBrowser(serve);

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
])('the owner at work, %s', (_where, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let faults: string[];
  const isPhone = viewport === phone;
  const createdName = isPhone ? 'Cours Tourny, sur place' : 'Cours Tourny';

  beforeAll(async () => {
    context = await newPerson(app.browser, viewport);
    ({ page, faults } = await openPage(context));
  });
  afterAll(() => context.close());

  test('signs in and is greeted', async () => {
    await page.goto(app.served.url);
    await seeTitle(page, 'Connexion');
    if (!isPhone) await picture(page, 'connexion');
    await signIn(page, owner);
    await seeTitle(page, 'Bonjour Hugo');
    expect(new URL(page.url()).pathname).toBe('/tableau-de-bord');
    expect((await page.title()).replace(/^\(\d+\) /, '')).toBe('Tableau de bord - Îlot');
  });

  test('needs no second request for the data of a first load', async () => {
    const asked: string[] = [];
    const listen = (request: Request): void => {
      // A page fetched ahead, because the pointer happens to rest on a link, is no part of the first load.
      const isAhead = request.headers()['purpose'] === 'prefetch';
      // Nor is the right to hear of what changes later.
      const isLive = new URL(request.url()).pathname.startsWith('/broadcasting/');
      if (['fetch', 'xhr'].includes(request.resourceType()) && !isAhead && !isLive) asked.push(request.url());
    };
    // What the page before asks for until it goes is its own.
    page.once('framenavigated', () => page.on('request', listen));
    await page.goto(`${app.served.url}/operations`);
    await seeTitle(page, 'Opérations');
    page.off('request', listen);
    expect(asked).toEqual([]);
  });

  test('finds the golden operation by search, with the search in the address, and opens it', async () => {
    await page.getByRole('searchbox').fill('bastide');
    await page.waitForURL(/\?q=bastide$/);
    const link = page.getByRole('link', { name: 'Les Chais de la Bastide' });
    await link.waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Villa Thalassa' }).count()).toBe(0);
    if (!isPhone) await picture(page, 'recherche');
    await link.click();
    await seeTitle(page, 'Vue d’ensemble');
    await page.getByText('1 284 000').filter({ visible: true }).first().waitFor();
    await picture(page, isPhone ? 'operation-telephone' : 'operation');
  });

  test('finds that nothing moves any more once a page is seen', async () => {
    const operation = new URL(page.url()).pathname;
    // As on a slow device: what a fast one does before it paints, that one does after.
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const path of ['/tableau-de-bord', '/operations', `${operation}/modifier`, operation]) {
      await page.goto(`${app.served.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(shiftScore), path).toBeLessThanOrEqual(0.05);
    }
    await device.detach();
  });

  test('leaves a note and takes it back', async () => {
    const field = page.getByPlaceholder('Ajouter une note…');
    await field.fill('Rappeler Me Darrieus');
    await field.press('Control+Enter');
    const note = page.getByRole('listitem').filter({ hasText: 'Rappeler Me Darrieus' });
    await note.waitFor();
    await note.getByRole('button', { name: 'Supprimer la note' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await note.waitFor({ state: 'detached' });
  });

  test('finds the note that it began, after another page', async () => {
    const operation = page.url();
    // Both visits write into the same journal.
    const begun = isPhone ? 'Relancer le syndic, sur place' : 'Relancer le syndic';
    const field = page.getByPlaceholder('Ajouter une note…');
    await field.fill(begun);
    await page.goto(`${app.served.url}/operations`);
    await seeTitle(page, 'Opérations');
    await page.goto(operation);
    await field.waitFor();
    expect(await field.inputValue()).toBe(begun);
    await field.press('Control+Enter');
    const note = page.getByRole('listitem').filter({ hasText: begun });
    // Until the server has it the field's draft stays: a page left too early gives it back.
    await note.filter({ hasNotText: 'Envoi…' }).waitFor();
    await page.goto(operation);
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test('edits it and sees the change', async () => {
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await seeTitle(page, 'Modifier l’opération');
    await page.getByRole('textbox', { name: /^Adresse( |$)/ }).fill('12 rue Fonneuve');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await seeTitle(page, 'Vue d’ensemble');
    await page.getByText('12 rue Fonneuve').first().waitFor();
    await page.getByText('Modifications enregistrées.').waitFor();
  });

  test('meets a validation error: toast, scroll to top, message and focus at the field', async () => {
    await page.goto(`${app.served.url}/operations/creer`);
    await seeTitle(page, 'Nouvelle opération');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Créer l’opération' }).click();
    await page.getByText('Une erreur est survenue, vérifiez le formulaire.').waitFor();
    const name = page.getByLabel('Nom', { exact: true });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    const described = (await name.getAttribute('aria-describedby')) ?? '';
    const texts = await Promise.all(
      described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
    );
    expect(texts.join(' ')).toContain('Ce champ est obligatoire.');
    await picture(page, isPhone ? 'formulaire-telephone' : 'formulaire');
  });

  test('creates another operation, the commune filled in by the directory', async () => {
    await page.getByLabel('Nom', { exact: true }).fill(createdName);
    await choose(page, 'Type d’opération', 'Achat-revente');
    await page.getByRole('textbox', { name: /^Adresse( |$)/ }).fill('8 cours Tourny');
    await page.getByRole('combobox', { name: 'Chercher la commune' }).fill('libour');
    await page.getByRole('option', { name: /Libourne/ }).click();
    expect(await page.getByLabel('Code INSEE').inputValue()).toBe('33243');
    expect(await page.getByLabel('Code postal').inputValue()).toBe('33500');
    await choose(page, 'Régime de TVA à la revente', 'Exonérée');
    await page.getByRole('button', { name: 'Créer l’opération' }).click();
    await page.getByText('Opération créée.').waitFor();
    await seeTitle(page, 'Vue d’ensemble');
  });

  test('moves it on the board: refused with the reason, given up with its own, and taken back', async () => {
    await page.goto(`${app.served.url}/operations?look=board&q=tourny`);
    const menu = page.getByRole('button', { name: `Déplacer ${createdName}`, exact: true });
    await menu.click();
    await page.getByRole('menuitem', { name: /^Étude/ }).click();
    await page.getByText(`${createdName} reste dans Sourcing.`).waitFor();

    await menu.click();
    await page.getByRole('menuitem', { name: /^Abandonnée/ }).click();
    await choose(page, 'Motif', 'Prix');
    await page.getByLabel('Commentaire').fill('Trop cher');
    await page.getByRole('button', { name: 'Abandonner l’opération' }).click();
    await page.getByText('(20 caractères minimum)').waitFor();
    await page.getByLabel('Commentaire').fill('Le vendeur a relevé son prix au-delà du seuil.');
    await page.getByRole('button', { name: 'Abandonner l’opération' }).click();
    await page.getByText(`${createdName} : Sourcing → Abandonnée.`).waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText(`${createdName} est de retour dans « Sourcing ».`).waitFor();
  });

  test('hears at a field it leaves what is wrong with it, and from the server what only it can know', async () => {
    await page.goto(`${app.served.url}/operations/creer`);
    await page.getByLabel('Nom', { exact: true }).fill('Doublon');
    await page.getByLabel('Référence').fill('OP-2025-001');
    await choose(page, 'Type d’opération', 'Achat-revente');
    await page.getByRole('textbox', { name: /^Adresse( |$)/ }).fill('1 rue du Port');
    await page.getByLabel('Code postal').fill('33500');
    await page.getByLabel('Commune', { exact: true }).fill('Libourne');
    await page.getByLabel('Code INSEE').fill('33');
    await choose(page, 'Régime de TVA à la revente', 'Exonérée');
    await page.getByText(/^Le code INSEE comporte 5 caractères/).waitFor();
    // What is said before the form was sent takes the focus from nobody.
    expect(await page.getByRole('link', { name: 'Code INSEE' }).count()).toBe(0);
    await page.getByLabel('Code INSEE').fill('33063');
    await page.getByRole('button', { name: 'Créer l’opération' }).click();
    await page.getByText('Le code INSEE ne correspond pas au code postal.').first().waitFor();
    expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Doublon');
    await page.getByLabel('Code INSEE').fill('33243');
    await page.getByRole('button', { name: 'Créer l’opération' }).click();
    await page
      .getByText(/^Cette référence existe déjà : OP-2026-\d{3} est libre\.$/)
      .first()
      .waitFor();
  });

  test('meets nothing else than was pressed, though what is wrong with the field just left comes meanwhile', async () => {
    await page.goto(`${app.served.url}/operations/creer`);
    await choose(page, 'Régime de TVA à la revente', 'Exonérée');
    const { hold, letGo } = heldRequest();
    await page.route(`${app.served.url}/operations`, async (route) => {
      if (route.request().headers()['precognition'] === undefined) await route.fallback();
      else await hold(route);
    });
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('"330"') ?? false,
    );
    await page.getByLabel('Code INSEE').fill('330');
    const regime = page.getByRole('button', { name: /Régime de TVA à la revente/ });
    await regime.hover();
    await page.mouse.down();
    await page.getByRole('option').first().waitFor();
    letGo();
    await answered;
    await page.evaluate(laidOut);
    await page.mouse.up();
    await page.evaluate(laidOut);
    const message = page.getByText(/^Le code INSEE comporte 5 caractères/);
    expect(await message.count()).toBe(0);
    expect(await regime.textContent()).toContain('Exonérée');
    await page.getByRole('option', { name: 'Prix total' }).click();
    await message.waitFor();
  });

  test('finds everything again after a reload', async () => {
    await page.goto(`${app.served.url}/operations?q=tourny`);
    await page.getByRole('link', { name: createdName }).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: createdName }).first().waitFor();
  });

  test('signs out', async () => {
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
    else await page.getByRole('button', { name: /Hugo Lartigue/ }).click();
    await page.getByText('Se déconnecter').click();
    await seeTitle(page, 'Connexion');
    await page.goBack();
    await seeTitle(page, 'Connexion');
  });

  test('met no uncaught error on the way', () => {
    expect(faults).toEqual([]);
  });
});

/** Picks an option of a select field by its label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option }).click();
}

/** In the page: how far what was seen has moved since (Layout Instability API), all movements together. */
function shiftScore(): Promise<number> {
  return new Promise((resolve) => {
    let score = 0;
    const add = (entries: readonly PerformanceEntry[]): void => {
      for (const entry of entries) score += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => {
      add(observer.takeRecords());
      resolve(score);
    });
  });
}
