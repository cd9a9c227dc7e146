import type { Browser, Page } from 'playwright-core';
import { measured } from './catalogue.ts';
import type { Figures } from './figures.ts';
import { installBench } from './in-page.ts';
import type { BenchServer } from './serve.ts';

const HOVER_MS = 425;
const QUIET_MS = 300;

/** Opens the first page without any cache, and waits until nothing is under way. */
export async function openHome(browser: Browser, server: BenchServer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(installBench);
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await page.locator('h1[data-page="Home"]').waitFor();
  return page;
}

/** Requests begun since an instant of the page's clock: of the server's data, and of code. */
async function requestsSince(page: Page, sinceMs: number): Promise<{ data: number[]; code: number[] }> {
  return page.evaluate((since) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= since)
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }));
    const startsOf = (isCode: boolean) =>
      entries.filter(({ path }) => path.startsWith('/build/') === isCode).map(({ startTime }) => startTime);
    return { data: startsOf(false), code: startsOf(true) };
  }, sinceMs);
}

const clockOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** First visit, way back and second visit of a page of each kind, and the first paint. */
export async function measureVisits(browser: Browser, server: BenchServer, figures: Figures): Promise<void> {
  const page = await openHome(browser, server);
  figures.add(
    'paint',
    await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  );
  for (const { name, path, kind } of measured) {
    const startedAt = await clockOf(page);
    figures.add(
      `first ${kind}`,
      await page.evaluate(([to, title]) => bench.follow(to, title), [path, name] as const),
    );
    const { data, code } = await requestsSince(page, startedAt);
    if (data[0] !== undefined && code[0] !== undefined) figures.add('gap', code[0] - data[0]);
    await page.waitForTimeout(QUIET_MS);
    figures.add(`back ${kind}`, await page.evaluate(() => bench.back('Home')));
    await page.waitForTimeout(QUIET_MS);
    const againAt = await clockOf(page);
    figures.add(
      `second ${kind}`,
      await page.evaluate(([to, title]) => bench.follow(to, title), [path, name] as const),
    );
    await page.waitForTimeout(QUIET_MS);
    const again = await requestsSince(page, againAt);
    figures.add('second requests', again.data.length + again.code.length);
    await page.evaluate(() => bench.back('Home'));
    await page.waitForTimeout(QUIET_MS);
  }
  await page.context().close();
}

/** A first visit after the pointer has rested on the link. */
export async function measureHover(browser: Browser, server: BenchServer, figures: Figures): Promise<void> {
  const page = await openHome(browser, server);
  for (const { name, path, kind } of measured) {
    await page.hover(`nav a[href="${path}"]`);
    await page.waitForTimeout(HOVER_MS);
    const startedAt = await clockOf(page);
    figures.add(
      `hover ${kind}`,
      await page.evaluate(([to, title]) => bench.follow(to, title), [path, name] as const),
    );
    const { data, code } = await requestsSince(page, startedAt);
    figures.add('hover requests', data.length + code.length);
    await page.mouse.move(640, 790);
    await page.evaluate(() => bench.back('Home'));
    await page.waitForTimeout(QUIET_MS);
  }
  await page.context().close();
}

/** Acts elsewhere, goes to a page seen before, and measures how long it shows what was before the action. */
export async function measureStale(browser: Browser, server: BenchServer, figures: Figures): Promise<void> {
  const page = await openHome(browser, server);
  await page.hover('nav a[href="/about"]');
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(() => bench.follow('/contact', 'Contact'));
  const before = Number(await page.locator('#count').innerText());
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForFunction((old) => Number(document.querySelector('#count')?.textContent) > old, before);
  await page.evaluate(() => bench.follow('/about', 'About'));
  const shownAt = await clockOf(page);
  const fresh = page.waitForFunction(
    (old) => Number(document.querySelector('#count')?.textContent) > old && performance.now(),
    before,
    { timeout: 2_000 },
  );
  const freshAt = await fresh.then(
    (handle) => handle.jsonValue(),
    () => Number.POSITIVE_INFINITY,
  );
  figures.add('stale', Math.max(0, Number(freshAt) - shownAt));
  await page.context().close();
}
