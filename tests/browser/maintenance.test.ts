import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openPage, picture, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;

const app = withBrowser(serve);
let context: BrowserContext;
let page: Page;
let faults: string[];
/** Address that lets its bearer in, as the command printed it. */
let bypass = '';
beforeAll(async () => {
  context = await newPerson(app.browser);
  ({ page, faults } = await openPage(context));
  // The page asks every 30 s whether the service is back: its clock is moved instead of waited for.
  await page.clock.install();
});

/** Runs `npm run maintenance` against the data of the served application, with Paris on the wall clock. */
function maintenance(...args: string[]) {
  return run(process.execPath, [join(root, 'scripts/maintenance.ts'), ...args], {
    cwd: root,
    env: { ...process.env, VAR_DIR: app.served.varDir },
  });
}

/** Follows a link of the navigation without loading the document anew. */
const openOperations = (): Promise<void> =>
  page
    .getByRole('link', { name: /^Opérations/ })
    .first()
    .click();

describe('closing the application for maintenance', () => {
  test('a person who is at work meets the page on the next step, with the message and the planned time', async () => {
    await page.goto(app.served.url);
    await signIn(page, 'hugo.lartigue@example.test');
    await seeTitle(page, 'Bonjour Hugo');
    const { stdout } = await maintenance('on', '--message', 'Mise à jour des barèmes.', '--until', '23:30');
    bypass = /http:\S+/.exec(stdout)?.[0] ?? '';
    expect(bypass).toContain(app.served.url);
    await openOperations();
    await seeTitle(page, 'Maintenance en cours');
    await page.getByText(/Retour prévu vers 23\D{1,3}30/).waitFor();
    await page.getByText('Mise à jour des barèmes.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/operations');
    expect((await page.title()).replace(/^\(\d+\) /, '')).toBe('Maintenance en cours - Îlot');
    await picture(page, 'maintenance');
  });

  test('every address answers 503 with the time to come back after', async () => {
    for (const path of ['/connexion', '/operations', '/sante']) {
      const answer = await context.request.get(app.served.url + path);
      expect([path, answer.status()]).toEqual([path, 503]);
    }
    const answer = await context.request.get(`${app.served.url}/connexion`);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThanOrEqual(30);
  });

  test('asking by hand is answered when it is not over', async () => {
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText('La maintenance n’est pas terminée.').waitFor();
  });

  test('the address that the command gave lets its bearer work, and nobody else', async () => {
    const colleague = await newPerson(app.browser);
    const inside = await openPage(colleague);
    await inside.page.goto(bypass);
    await seeTitle(inside.page, 'Connexion');
    await signIn(inside.page, 'lea.pons@example.test');
    await seeTitle(inside.page, 'Bonjour Léa');
    expect(inside.faults).toEqual([]);
    await colleague.close();
    const stranger = await newPerson(app.browser);
    const outside = await openPage(stranger);
    const wrong = new URL(bypass);
    wrong.searchParams.set('acces', 'pas-le-mot');
    expect((await outside.page.goto(wrong.href))?.status()).toBe(503);
    await stranger.close();
  });

  test('the page stays while it lasts, and comes back by itself, where the person was going, once it is over', async () => {
    await page.clock.fastForward('00:31');
    await seeTitle(page, 'Maintenance en cours');
    await maintenance('off');
    await page.clock.fastForward('00:31');
    await seeTitle(page, 'Opérations');
    expect(new URL(page.url()).pathname).toBe('/operations');
  });

  test('works on the data alone when no server runs, and the next one starts closed', async () => {
    await app.served.stop();
    await maintenance('on');
    await app.served.restart();
    const answer = await page.goto(`${app.served.url}/operations`);
    expect(answer?.status()).toBe(503);
    await seeTitle(page, 'Maintenance en cours');
    await maintenance('off');
    await page.reload();
    await seeTitle(page, 'Opérations');
  });

  test('names a wrong hour and a wrong word, with exit code 1', async () => {
    await expect(maintenance('on', '--until', '25:00')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('écrivez par exemple 14:30') as string,
    });
    await expect(maintenance('peut-être')).rejects.toMatchObject({ code: 1 });
    await expect(maintenance('on', '--untl', '14:30')).rejects.toMatchObject({
      code: 1,
      stderr: expect.not.stringMatching(/^\s+at /m) as string,
    });
  });

  test('met no uncaught error on the way', () => {
    expect(faults).toEqual([]);
  });
});
