import { afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openPage, seeTitle, type WatchedPage } from '#tests/support/browser.ts';
import { serveKit } from '#tests/support/kit.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const kit = withBrowser(serveKit);
let tab: WatchedPage;

beforeAll(async () => {
  tab = await openPage(await newPerson(kit.browser));
  // Vite makes the code ready at the first asking.
  tab.page.setDefaultTimeout(30_000);
  await tab.page.emulateMedia({ reducedMotion: 'reduce' });
});
afterEach(() => {
  expect(tab.faults.splice(0)).toEqual([]);
});

interface Places {
  readonly page: number;
  readonly tracked: number;
  readonly free: number;
}

const top: Places = { page: 0, tracked: 0, free: 0 };
const somewhere: Places = { page: 700, tracked: 120, free: 80 };

const patiently = { timeout: 15_000 };

/** Where window and regions are. */
const places = (): Promise<Places> =>
  tab.page.evaluate(() => {
    const of = (label: string): number =>
      document.querySelector(`[aria-label="${label}"]`)?.scrollTop ?? Number.NaN;
    // Zones come back to the pixel but for its fraction.
    const round = (px: number): number => Math.round(px / 10) * 10;
    return { page: round(scrollY), tracked: round(of('Zone suivie')), free: round(of('Zone libre')) };
  });

const expectPlaces = (wanted: Places): Promise<void> => expect.poll(places, patiently).toEqual(wanted);

/** Opens the page and scrolls everything. */
async function open(): Promise<void> {
  await tab.page.goto(`${kit.served.url}/defilement`);
  await seeTitle(tab.page, 'Défilement');
  await tab.page.evaluate(async ({ page, tracked, free }) => {
    document.querySelector('[aria-label="Zone suivie"]')?.scrollTo(0, tracked);
    document.querySelector('[aria-label="Zone libre"]')?.scrollTo(0, free);
    scrollTo(0, page);
    // The page is told of it with the next frame only.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, somewhere);
  await expectPlaces(somewhere);
}

/** Follows a link from where the page stands: Playwright's own click would scroll to it. */
const follow = (name: string): Promise<void> =>
  tab.page.getByRole('link', { name, exact: true }).evaluate((link: HTMLAnchorElement) => link.click());

/** The place named by the hash is at the top of what is seen. */
const expectMark = async (): Promise<void> => {
  const mark = tab.page.locator('#repere');
  const distance = () => mark.evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(distance, patiently).toBeGreaterThanOrEqual(0);
  await expect.poll(distance, patiently).toBeLessThan(200);
};

test('a visit goes to the top, with the regions that are followed; those that are not stay', async () => {
  await open();
  await follow('Même page, autre tri');
  await tab.page.waitForURL(/tri=nom$/);
  await expectPlaces({ ...top, free: somewhere.free });
});

test('a visit that keeps the place keeps that of the regions too', async () => {
  await open();
  await follow('Même page, sans bouger');
  await tab.page.waitForURL(/tri=date$/);
  await expectPlaces(somewhere);
});

test('back finds window and regions where they were, from another page and from another site', async () => {
  await open();
  await follow('Autre page');
  await seeTitle(tab.page, 'Autre page');
  await expectPlaces({ ...top, free: somewhere.free });
  await tab.page.goBack();
  await seeTitle(tab.page, 'Défilement');
  await expectPlaces(somewhere);
  await tab.page.goto('data:text/html,<h1>Ailleurs</h1>');
  await seeTitle(tab.page, 'Ailleurs');
  await tab.page.goBack();
  await seeTitle(tab.page, 'Défilement');
  await expectPlaces(somewhere);
});

test('a hash leads to its place: on the page shown, again when followed again, on another page, at the first load', async () => {
  await open();
  await follow('Au repère');
  await expectMark();
  expect(new URL(tab.page.url()).hash).toBe('#repere');
  await tab.page.evaluate(() => scrollTo(0, 0));
  await follow('Au repère');
  await expectMark();

  await follow('Autre page, au repère');
  await seeTitle(tab.page, 'Autre page');
  await expectMark();

  await tab.page.goto('about:blank');
  await tab.page.goto(`${kit.served.url}/defilement#repere`);
  await seeTitle(tab.page, 'Défilement');
  await expectMark();
});

test('a hash without a place leads to the top of its page', async () => {
  await open();
  await follow('Autre page, repère absent');
  await seeTitle(tab.page, 'Autre page');
  await expectPlaces({ ...top, free: somewhere.free });
  expect(new URL(tab.page.url()).hash).toBe('#nulle-part');
});
