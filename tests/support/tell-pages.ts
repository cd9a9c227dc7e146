import type { Browser, Page } from 'playwright-core';

const heard = new WeakMap<Page, string[]>();
const maxHeard = 20;
const maxSeenLines = 60;

/** Remembers the last answers and lost requests of a page, for {@link describePages}. */
export function listen(page: Page): void {
  const lines: string[] = [];
  heard.set(page, lines);
  const note = (line: string): void => {
    lines.push(line);
    if (lines.length > maxHeard) lines.shift();
  };
  const started = performance.now();
  const at = (): string => `${((performance.now() - started) / 1000).toFixed(2)} s`;
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    note(`${at()} ${response.request().method()} ${pathname}${search} → ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const { pathname, search } = new URL(request.url());
    note(`${at()} ${request.method()} ${pathname}${search} → ${request.failure()?.errorText ?? 'lost'}`);
  });
}

async function describePage(page: Page): Promise<string> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: unknown) => String(error));
  const lines = seen.split('\n').slice(0, maxSeenLines);
  return [`— ${page.url()}`, ...lines, ...(heard.get(page) ?? [])].join('\n');
}

/** What each open page shows from its top and the last answers that it had: why a test failed where nobody can look. */
export async function describePages(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return (await Promise.all(pages.map(describePage))).join('\n\n');
}
