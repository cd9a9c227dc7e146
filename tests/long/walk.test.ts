import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, newPerson, openPage, phone, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

/** More addresses than the seeded application links to: the walk ends by itself. */
const maxPages = 200;

const app = withBrowser(serve);

interface Walker {
  who: string;
  email: string | null;
  start: string;
  title: string | null;
  /** The one to choose after signing in, where there are several. */
  company?: RegExp;
}

const walkers: Walker[] = [
  { who: 'a visitor', email: null, start: '/connexion', title: 'Connexion' },
  { who: 'the owner', email: 'hugo.lartigue@example.test', start: '/', title: 'Bonjour Hugo' },
  { who: 'a collaborator', email: 'ines.duprat@example.test', start: '/', title: 'Bonjour Inès' },
  {
    who: 'an accountant of two companies',
    email: 'marc.soubiran@example.test',
    start: '/',
    title: 'Bonjour Marc',
    company: /^Garonne Patrimoine/,
  },
  { who: 'a reader', email: 'lea.pons@example.test', start: '/', title: 'Bonjour Léa' },
  {
    who: 'the owner of another company',
    email: 'karim.belkacem@example.test',
    start: '/',
    title: 'Bonjour Karim',
  },
  { who: 'a super administrator', email: 'camille.roussel@example.test', start: '/admin', title: null },
  { who: 'support', email: 'hugo.marchal@example.test', start: '/admin', title: null },
];

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
])('following every link, %s', (_where, viewport) => {
  test.each(walkers)('$who meets whole pages only', async ({ email, start, title, company }) => {
    const context = await newPerson(app.browser, viewport);
    const { page, faults } = await openPage(context);
    await page.goto(app.served.url + start);
    if (email !== null) await signIn(page, email);
    if (company) await page.getByRole('button', { name: company }).click();
    if (title === null)
      await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor({ state: 'detached' });
    else await seeTitle(page, title);
    const { visited, findings } = await walk(context, page, faults);
    console.log(`${email ?? 'visitor'}: ${visited} pages`);
    expect(findings).toEqual([]);
    // A walk that went nowhere would prove nothing.
    expect(visited).toBeGreaterThan(start === '/' ? 5 : 0);
    await context.close();
  });
});

/** Visits each address once, breadth first; gives what was wrong, one line each. */
async function walk(
  context: BrowserContext,
  page: Page,
  faults: string[],
): Promise<{ visited: number; findings: string[] }> {
  const findings: string[] = [];
  const queue = [addressOf(page.url())];
  const seen = new Set(queue.map(kindOf));
  let visited = 0;
  for (let path = queue.shift(); path !== undefined && visited < maxPages; path = queue.shift()) {
    visited += 1;
    const head = await context.request.get(app.served.url + path);
    const type = head.headers()['content-type'] ?? '';
    if (!head.ok()) findings.push(`${path}: answers ${head.status()}`);
    // A file is downloaded, not shown.
    if (!type.startsWith('text/html')) continue;
    await page.goto(app.served.url + path);
    findings.push(...(await findingsOf(page)).map((finding) => `${path}: ${finding}`));
    findings.push(...faults.splice(0).map((fault) => `${path}: ${fault}`));
    for (const link of await linksOf(page)) {
      if (seen.has(kindOf(link))) continue;
      seen.add(kindOf(link));
      queue.push(link);
    }
  }
  if (visited === maxPages) findings.push(`more than ${maxPages} addresses`);
  return { visited, findings };
}

/** Address without origin and fragment. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Addresses that differ in the values of their query alone are one: filters combine without end. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, app.served.url);
  return [pathname, ...new Set(searchParams.keys())].join(' ');
}

/** Own addresses that the page links to. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.filter((href) => href.startsWith(`${app.served.url}/`)).map(addressOf);
}

async function findingsOf(page: Page): Promise<string[]> {
  const isPrint = await page.locator('html[data-print]').count();
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  const facts = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.textContent?.trim() !== '')
      .length,
    title: document.title,
    width: document.documentElement.clientWidth,
    contentWidth: document.documentElement.scrollWidth,
    language: document.documentElement.lang,
  }));
  const findings: string[] = [];
  if (facts.headings !== 1) findings.push(`${facts.headings} main titles`);
  if (!/\S - Îlot$/.test(facts.title)) findings.push(`document title “${facts.title}”`);
  if (facts.language !== 'fr') findings.push(`language “${facts.language}”`);
  // Paper has its own width, which a phone scrolls.
  if (isPrint === 0 && facts.contentWidth > facts.width) {
    findings.push(`${facts.contentWidth - facts.width} px too wide`);
  }
  return findings;
}
