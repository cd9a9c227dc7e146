import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { graveViolations } from '#tests/support/axe.ts';
import {
  desktop,
  newPerson,
  openBrowser,
  openPage,
  phone,
  seeTitle,
  signIn,
} from '#tests/support/browser.ts';
import { serve, type Served } from '#tests/support/served.ts';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;
const golden = seedId('operation:T1:OP-2025-001');

let served: Served;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([serve(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

const views = [
  { where: 'at a desk, light', viewport: desktop, scheme: 'light' },
  { where: 'at a desk, dark', viewport: desktop, scheme: 'dark' },
  { where: 'on a phone, light', viewport: phone, scheme: 'light' },
  { where: 'on a phone, dark', viewport: phone, scheme: 'dark' },
] as const;

describe.each(views)('nothing bars a person from using the pages, $where', ({ viewport, scheme }) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newPerson(browser, viewport);
    ({ page } = await openPage(context));
    // Without movement, nothing is measured while it is half faded in.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  });
  afterAll(() => context.close());

  async function expectAccessible(): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    expect(await graveViolations(page)).toEqual([]);
  }

  test('the sign-in page', async () => {
    await page.goto(`${served.url}/connexion`);
    await seeTitle(page, 'Connexion');
    await expectAccessible();
  });

  test('the start page', async () => {
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Bonjour Hugo');
    await expectAccessible();
  });

  test('the list', async () => {
    await page.goto(`${served.url}/operations`);
    await seeTitle(page, 'Opérations');
    await expectAccessible();
  });

  test('a list without a find', async () => {
    await page.goto(`${served.url}/operations?q=introuvable`);
    await seeTitle(page, 'Opérations');
    await expectAccessible();
  });

  test('an operation', async () => {
    await page.goto(`${served.url}/operations/${golden}`);
    await seeTitle(page, 'Vue d’ensemble');
    await expectAccessible();
  });

  test('a form with errors', async () => {
    await page.goto(`${served.url}/operations/creer`);
    await seeTitle(page, 'Nouvelle opération');
    await page.getByRole('button', { name: 'Créer l’opération' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible();
  });

  test('an error page', async () => {
    await page.goto(`${served.url}/nulle-part`);
    await page.getByText('Cette page n’existe pas ou n’est plus disponible.').waitFor();
    await expectAccessible();
  });

  test('a printable cover', async () => {
    await page.goto(`${served.url}/export/operations/${golden}/couverture`);
    await page.locator('html[data-print="ready"]').waitFor({ state: 'attached' });
    await expectAccessible();
  });

  test('the maintenance page', async () => {
    await maintenance('on', '--until', '23:30');
    try {
      await page.goto(`${served.url}/operations`);
      await seeTitle(page, 'Maintenance en cours');
      await expectAccessible();
    } finally {
      await maintenance('off');
    }
  });
});

describe('nothing bars staff from using the administration', () => {
  test.each(views)('$where', async ({ viewport, scheme }) => {
    const context = await newPerson(browser, viewport);
    const { page } = await openPage(context);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(`${served.url}/admin`);
    await seeTitle(page, 'Connexion à l’administration');
    expect(await graveViolations(page)).toEqual([]);
    await signIn(page, 'camille.roussel@example.test');
    await page.getByText('Garonne Patrimoine').filter({ visible: true }).first().waitFor();
    expect(await graveViolations(page)).toEqual([]);
    await context.close();
  });
});

function maintenance(...args: string[]) {
  return run(process.execPath, [join(root, 'scripts/maintenance.ts'), ...args], {
    cwd: root,
    env: { ...process.env, VAR_DIR: served.varDir },
  });
}
