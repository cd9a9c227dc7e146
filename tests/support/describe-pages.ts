import type { Browser, Page, Request } from 'playwright-core';

interface Heard {
  /** The last answers and lost requests, in their order. */
  readonly lines: string[];
  /** Asked for, with no end yet, and when. */
  readonly open: Map<Request, string>;
}

const heard = new WeakMap<Page, Heard>();
const maxHeard = 20;
const maxSeenLines = 60;

/** Remembers the last answers and lost requests of a page, for {@link describePages}. */
export function listen(page: Page): void {
  const lines: string[] = [];
  const open = new Map<Request, string>();
  heard.set(page, { lines, open });
  const started = performance.now();
  const lineOf = (request: Request, what: string): string => {
    const { pathname, search } = new URL(request.url());
    const at = ((performance.now() - started) / 1000).toFixed(2);
    return `${at} s ${request.method()} ${pathname}${search} → ${what}`;
  };
  const end = (request: Request, what: string): void => {
    open.delete(request);
    lines.push(lineOf(request, what));
    if (lines.length > maxHeard) lines.shift();
  };
  page.on('request', (request) => open.set(request, lineOf(request, 'no answer yet')));
  page.on('response', (response) => end(response.request(), String(response.status())));
  page.on('requestfailed', (request) => end(request, request.failure()?.errorText ?? 'lost'));
}

async function describePage(page: Page): Promise<string> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: unknown) => String(error));
  const shown = seen.split('\n').slice(0, maxSeenLines);
  const { lines = [], open = new Map<Request, string>() } = heard.get(page) ?? {};
  return [`— ${page.url()}`, ...shown, ...lines, ...open.values()].join('\n');
}

/** What each open page shows from its top and the last answers that it had: why a test failed where nobody can look. */
export async function describePages(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return (await Promise.all(pages.map(describePage))).join('\n\n');
}
