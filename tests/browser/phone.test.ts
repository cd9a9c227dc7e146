import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);

describe('on a phone', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await newPerson(app.browser, phone);
    ({ page } = await openPage(context));
    await page.goto(app.served.url);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Bonjour Hugo');
  });
  afterAll(() => context.close());

  test.each(['/operations', '/contacts', '/fournisseurs', '/ventes-rapides', '/e-mails'])(
    'the first record of %s begins in the upper half of the screen',
    async (path) => {
      await page.goto(app.served.url + path);
      const first = page.locator('main ul > li:has(a)').first();
      await first.waitFor();
      await page.waitForLoadState('networkidle');
      const { y = phone.height } = (await first.boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(phone.height / 2);
    },
  );

  test('a form hides the bar of pages, and what stays in place leaves four fifths of the screen', async () => {
    await page.goto(`${app.served.url}/operations`);
    const more = page.getByRole('button', { name: 'Menu', exact: true });
    await more.waitFor();
    await page.goto(`${app.served.url}/operations/creer`);
    await seeTitle(page, 'Nouvelle opération');
    await page.getByRole('button', { name: 'Créer l’opération' }).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    expect(await more.isVisible()).toBe(false);
    expect(await page.evaluate(fixedHeight)).toBeLessThanOrEqual(phone.height / 5);
  });
});

/** How much of the screen's height is taken by what does not move with the page, in pixels. */
function fixedHeight(): number {
  const taken = new Set<number>();
  for (let y = 1; y < innerHeight; y += 2) {
    let element = document.elementFromPoint(innerWidth / 2, y);
    while (element !== null) {
      const { position } = getComputedStyle(element);
      if (position === 'fixed' || position === 'sticky') taken.add(y);
      element = element.parentElement;
    }
  }
  return taken.size * 2;
}
