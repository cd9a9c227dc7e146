import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '#scripts/lib/launch.ts';
import { testPassword } from './database.ts';
import { listen } from './describe-pages.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * What the browser itself logs: answers with an error status, sockets that it could not open, or that closed
 * while something was being sent. They are asserted where they matter.
 */
const expected = /Failed to load resource|WebSocket (connection to|is already in CLOSING or CLOSED state)/;

/** A page that remembers what went wrong in it. */
export interface WatchedPage {
  page: Page;
  /** Uncaught errors and console errors, those that a refused address logs apart. */
  faults: string[];
}

/** Starts the browser of a test file. */
export const openBrowser = (): Promise<Browser> => launchChromium();

/** A French person's browser, without cookies; on a touch screen what one touches is larger. */
export function newPerson(
  browser: Browser,
  viewport = desktop,
  { hasTouch = false }: { readonly hasTouch?: boolean } = {},
): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    hasTouch,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    colorScheme: 'light',
  });
}

/** Opens a tab and writes down its faults. */
export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  // Longer than anything takes on a calm machine, since two files run at a time.
  page.setDefaultTimeout(30_000);
  listen(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) faults.push(message.text());
  });
  return { page, faults };
}

/** Fills the sign-in form and sends it. */
export async function signIn(page: Page, email: string, password: string = testPassword): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Waits for the page's main title. */
export async function seeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Pictures for the README, written when `SCREENSHOTS` names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
