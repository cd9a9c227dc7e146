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
    // Only a demonstration has it.
    await page.getByRole('button', { name: 'Masquer ce bandeau' }).click();
  });
  afterAll(() => context.close());

  test.each(['/operations', '/contacts', '/fournisseurs', '/ventes-rapides', '/e-mails', '/stock'])(
    'the first record of %s begins in the upper half of the screen',
    async (path) => {
      await page.goto(app.served.url + path);
      const first = page.locator('main ul > li:has(a):not(nav li)').first();
      await first.waitFor();
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(phone.height / 2);
    },
  );
});
