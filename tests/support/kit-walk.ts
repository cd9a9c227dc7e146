import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, colourRules, sizeRules } from './axe.ts';
import { desktop, newPerson, openPage, phone, type WatchedPage } from './browser.ts';
import { lostInForcedColours } from './forced-colours.ts';
import { serveKit } from './kit.ts';
import { overlayFaults } from './overlay-walk.ts';
import { laidOut, settled } from './settled.ts';
import { walkByTab } from './tab-walk.ts';
import { withBrowser } from './with-browser.ts';

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly uri: string; readonly title?: string }>>;
}

const manifest = JSON.parse(
  readFileSync(new URL('../../src/kit/routes.manifest.json', import.meta.url), 'utf8'),
) as Manifest;

/** Every page of the menu: one that is added is walked without a word here. */
const pages = Object.values(manifest.routes).flatMap(({ uri, title }) =>
  title === undefined ? [] : [{ uri, title }],
);

/** What is around a page is the same everywhere. */
const frame = { uri: '', title: 'Démonstration' };

/** Of a long table the beginning is looked at: the rest is made alike. */
const shortTables = 'tr:nth-child(n + 40) { display: none }';

/**
 * Walks every second page of the kit, from the first or from the second on: two files, each with a browser of
 * its own, share the way.
 */
export function walkKit(first: 0 | 1): void {
  const wanted = [frame, ...pages].filter((_, index) => index % 2 === first);
  const kit = withBrowser(serveKit);
  let tab: WatchedPage;

  beforeAll(async () => {
    tab = await openPage(await newPerson(kit.browser));
    // Without movement, nothing is measured while it is half faded in.
    await tab.page.emulateMedia({ reducedMotion: 'reduce' });
    await tab.page.goto(kit.served.url);
    await tab.page.addStyleTag({ content: shortTables });
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
  });

  describe.each(wanted)('the page « $title » of the kit', ({ uri, title }) => {
    const within = uri === frame.uri ? 'html' : 'main';

    beforeAll(async () => {
      const { page } = tab;
      await page.setViewportSize(desktop);
      // As a person does, by the menu: nothing is fetched twice.
      await page
        .locator(`nav a[href="/${uri}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await page.waitForFunction((start) => document.title.startsWith(start), title);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(settled);
    });

    test('keeps WCAG 2.2 AA at a desk, in light and in dark, and on a phone', async () => {
      const { page } = tab;
      expect(await accessibilityFaults(page, undefined, within)).toEqual([]);
      const onDesktop = await page.evaluate(shown);
      await page.emulateMedia({ colorScheme: 'dark' });
      await resize(page, phone);
      // What is shown at both sizes has been read by all rules, and has had both colours by the next line.
      const isSame = (await page.evaluate(shown)) === onDesktop;
      const rules = isSame ? [...colourRules, ...sizeRules] : undefined;
      expect(await accessibilityFaults(page, rules, within)).toEqual([]);
      if (!isSame) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.evaluate(settled);
        expect(await accessibilityFaults(page, colourRules, within)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await resize(page, desktop);
        expect(await accessibilityFaults(page, colourRules, within)).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    });

    test('shows in full whatever opens over it on a phone, and gives the focus back', async () => {
      await resize(tab.page, phone);
      expect(await overlayFaults(tab.page, 'phone')).toEqual([]);
    });

    test('is no wider than the screen at 200 % and at 320 px', async () => {
      for (const width of [desktop.width / 2, 320]) {
        await tab.page.setViewportSize({ width, height: 800 });
        // What is laid out by script follows the screen a moment later.
        await expect.poll(() => tab.page.evaluate(widerThanScreen), { message: `${width} px` }).toEqual([]);
      }
    });

    test('has all its controls in the way of Tab, and shows at each that the focus is there', async () => {
      await resize(tab.page, desktop);
      expect(await walkByTab(tab.page)).toEqual({ unreached: [], unseen: [] });
    });

    test('opens what it offers by keyboard, in light and in dark, and keeps the focus in it until Escape', async () => {
      expect(await overlayFaults(tab.page, 'desk')).toEqual([]);
    });

    test('moves nothing for who wants less motion, and keeps choices and borders in forced colours', async () => {
      expect(await tab.page.evaluate(moving)).toEqual([]);
      expect(await lostInForcedColours(tab.page)).toEqual([]);
    });

    test('says nothing in the console', () => {
      expect(tab.faults.splice(0)).toEqual([]);
    });
  });
}

/** Waits for what a new size draws anew, as a list whose table becomes cards: it would go from under a walk. */
async function resize(page: Page, size: typeof desktop): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(laidOut);
  await page.evaluate(settled);
}

/** In the page: what a person sees of it, so that two sizes of screen can be told apart. */
function shown(): string {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
    .join();
}

/** In the page: what makes it scroll sideways. */
function widerThanScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('main *')].filter((element) => {
    return element.getBoundingClientRect().right > clientWidth + 1;
  });
  return [`${scrollWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
}

/** In the page: animations that go on and change more than opacity and colour. */
function moving(): string[] {
  const still = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'color', 'backgroundColor'];
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
    const changed = effect.getKeyframes().flatMap((step) => Object.keys(step));
    const moved = changed.filter((property) => !still.includes(property));
    return moved.length === 0 ? [] : [`${effect.target?.className ?? ''}: ${moved.join()}`];
  });
}
