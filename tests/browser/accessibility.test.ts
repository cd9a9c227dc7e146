import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colourRules, accessibilityFaults } from '#tests/support/axe.ts';
import { desktop, newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { settled } from '#tests/support/settled.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;

const app = withBrowser(serve);

const views = [
  { where: 'at a desk', viewport: desktop },
  { where: 'on a phone', viewport: phone },
] as const;

/** Looks at the page as it stands, light and dark. Only the colours are looked at twice. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without movement, nothing is measured while it is half faded in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settled);
    const rules = colorScheme === 'dark' ? colourRules : undefined;
    expect(await accessibilityFaults(page, rules), colorScheme).toEqual([]);
  }
}

// As they are opened, pages are looked at by the walk (`pages-*.test.ts`).
describe.each(views)(
  'nothing bars a person from what stands in a page’s place, $where, light or dark',
  ({ viewport }) => {
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      context = await newPerson(app.browser, viewport);
      ({ page } = await openPage(context));
      await page.goto(`${app.served.url}/connexion`);
      await signIn(page, 'hugo.lartigue@example.test');
      await seeTitle(page, 'Bonjour Hugo');
    });
    afterAll(() => context.close());

    test('a list without a find', async () => {
      await page.goto(`${app.served.url}/operations?q=introuvable`);
      await seeTitle(page, 'Opérations');
      await expectAccessible(page);
    });

    test('the list by phases, and on the map', async () => {
      await page.goto(`${app.served.url}/operations?look=board`);
      await page.getByRole('link', { name: 'Les Chais de la Bastide' }).waitFor();
      await expectAccessible(page);
      await page.goto(`${app.served.url}/operations?look=map`);
      await page.getByRole('button', { name: /^Les Chais de la Bastide, Libourne/ }).waitFor();
      await expectAccessible(page);
    });

    test('a form with errors', async () => {
      await page.goto(`${app.served.url}/operations/creer`);
      await seeTitle(page, 'Nouvelle opération');
      await page.getByRole('button', { name: 'Créer l’opération' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expectAccessible(page);
    });

    test('an error page', async () => {
      await page.goto(`${app.served.url}/nulle-part`);
      await page.getByText('Cette page n’existe pas ou n’est plus disponible.').waitFor();
      await expectAccessible(page);
    });

    test('the maintenance page', async () => {
      await maintenance('on', '--until', '23:30');
      try {
        await page.goto(`${app.served.url}/operations`);
        await seeTitle(page, 'Maintenance en cours');
        await expectAccessible(page);
      } finally {
        await maintenance('off');
      }
    });
  },
);

describe('nothing bars staff from using the administration', () => {
  test.each(views)('$where, light or dark', async ({ viewport }) => {
    const context = await newPerson(app.browser, viewport);
    const { page } = await openPage(context);
    await page.goto(`${app.served.url}/admin`);
    await seeTitle(page, 'Connexion à l’administration');
    await expectAccessible(page);
    await signIn(page, 'camille.roussel@example.test');
    await page.getByText('Garonne Patrimoine').filter({ visible: true }).first().waitFor();
    await expectAccessible(page);
    await context.close();
  });
});

function maintenance(...args: string[]) {
  return run(process.execPath, [join(root, 'scripts/maintenance.ts'), ...args], {
    cwd: root,
    env: { ...process.env, VAR_DIR: app.served.varDir },
  });
}
