import type { Browser, Page, Route } from 'playwright-core';
import { openHome } from './measure.ts';
import type { BenchServer } from './serve.ts';

const PATIENCE_MS = 1_500;

/** What a click came to. */
export interface ClickEnd {
  readonly isDead: boolean;
  /** Uncaught errors and rejections. */
  readonly faults: readonly string[];
}

type Prepare = (page: Page) => Promise<string>;

const once = (act: (route: Route) => Promise<void>) => {
  let isDone = false;
  return async (route: Route): Promise<void> => {
    if (isDone) return route.continue();
    isDone = true;
    return act(route);
  };
};

/** Opens the page anew where what follows a click has its own way of arriving. */
async function openWith(page: Page, arrive: (route: Route) => Promise<void>): Promise<string> {
  await page.route(/\/build\/assets\/visits-/, arrive);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('h1[data-page="Home"]').waitFor();
  return '/about';
}

/** Each gives the address whose link is then clicked. */
const probes: Readonly<Record<string, Prepare>> = {
  'chunk missing': async (page) => {
    await page.route(
      /\/build\/assets\/About-/,
      once((route) => route.fulfill({ status: 404 })),
    );
    return '/about';
  },
  'code of visits late': (page) =>
    openWith(page, async (route) => {
      await page.waitForTimeout(600);
      await route.continue();
    }),
  'code of visits missing': (page) => openWith(page, (route) => route.fulfill({ status: 404 })),
  'adopted prefetch that fails': async (page) => {
    const failLate = once(async (route) => {
      await page.waitForTimeout(400);
      await route.abort();
    });
    await page.route(/\/about$/, failLate);
    await page.hover('nav a[href="/about"]');
    await page.waitForTimeout(200);
    return '/about';
  },
  '409 with both headers': () => Promise.resolve('/both'),
  offline: async (page) => {
    await page.context().setOffline(true);
    return '/about';
  },
};

/** Clicks where something is wrong: it must end in the page or in an error that is seen. */
export async function clickAmidFailures(
  browser: Browser,
  server: BenchServer,
): Promise<Readonly<Record<string, ClickEnd>>> {
  const ends: Record<string, ClickEnd> = {};
  for (const [name, prepare] of Object.entries(probes)) {
    const page = await openHome(browser, server);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const path = await prepare(page);
    await page.locator(`nav a[href="${path}"]`).click();
    const end = page.locator('h1[data-page="About"], [role="alert"]').waitFor({ timeout: PATIENCE_MS });
    const isDead = await end.then(
      () => false,
      () => true,
    );
    ends[name] = { isDead, faults };
    await page.context().close();
  }
  return ends;
}
