import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { desktop, newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);
const record = `/operations/${seedId('operation:T1:OP-2025-001')}`;

describe.each([
  ['a desk', desktop],
  ['a phone', phone],
])('toasts on %s leave the buttons of bars and heads in reach', (_, viewport) => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await newPerson(app.browser, viewport);
    ({ page } = await openPage(context));
    await page.goto(app.served.url);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Bonjour Hugo');
  });
  afterAll(() => context.close());

  /** Buttons and links of the heads on which something else lies. */
  const coveredBy = (toast: Locator): Promise<string[]> =>
    toast.evaluate((shown) => {
      const box = shown.getBoundingClientRect();
      return [...document.querySelectorAll('header :is(a, button)')]
        .filter((button) => {
          const at = button.getBoundingClientRect();
          return (
            at.width > 0 &&
            at.bottom > box.top &&
            at.top < box.bottom &&
            at.right > box.left &&
            at.left < box.right
          );
        })
        .map((button) => button.textContent || (button.getAttribute('aria-label') ?? ''));
    });

  /** The toast has come to rest and covers nothing of the heads. */
  async function expectClear(text: string): Promise<void> {
    const toast = page.locator('[data-sonner-toast], .toasts-plain > div').filter({ hasText: text });
    await toast.waitFor();
    await expect
      .poll(() => toast.evaluate((shown) => shown.getAnimations().length + shown.getBoundingClientRect().top))
      .toBeGreaterThan(0);
    await expect.poll(() => coveredBy(toast)).toEqual([]);
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(viewport.height);
  }

  test('without a network, before their code was fetched', async () => {
    await page.goto(`${app.served.url}${record}/modifier`);
    await seeTitle(page, 'Modifier l’opération');
    await page.getByRole('textbox', { name: /^Adresse( |$)/ }).fill(`${viewport.width} rue du Port`);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expectClear('La demande partira au retour du réseau.');
    await context.setOffline(false);
    await seeTitle(page, 'Vue d’ensemble');
  });

  test('after a refused form', async () => {
    await page.goto(`${app.served.url}/operations/creer`);
    await seeTitle(page, 'Nouvelle opération');
    await page.getByRole('button', { name: 'Créer l’opération' }).click();
    await expectClear('Une erreur est survenue, vérifiez le formulaire.');
  });

  test('above a record, and while it is scrolled', async () => {
    await page.goto(`${app.served.url}${record}/modifier`);
    await seeTitle(page, 'Modifier l’opération');
    await page.getByRole('textbox', { name: /^Adresse( |$)/ }).fill(`${viewport.width} rue Fonneuve`);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await seeTitle(page, 'Vue d’ensemble');
    await expectClear('Modifications enregistrées.');
    await page.evaluate(() => scrollTo(0, 60));
    await expectClear('Modifications enregistrées.');
  });
});
