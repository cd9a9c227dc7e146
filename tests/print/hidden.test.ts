import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { bankPapers, marginTexts } from '#tests/support/bank-papers.ts';
import { newPerson, openPage, signIn } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const papers = withBrowser(() => serve());
let page: Page;
beforeAll(async () => {
  ({ page } = await openPage(await newPerson(papers.browser)));
  await page.goto(`${papers.served.url}/connexion`);
  await signIn(page, 'hugo.lartigue@example.test');
  await page.waitForURL((url) => !url.pathname.startsWith('/connexion'));
});

/** A paper as it is drawn: its texts, those of drawings and of tables that are only heard, and all of its document. */
async function drawn(path: string): Promise<{ words: string; source: string }> {
  const answer = await page.goto(`${papers.served.url}${path}`);
  await page.locator('html[data-print]').waitFor({ state: 'attached' });
  const words = await page.evaluate(() => [document.title, document.body.textContent].join(' '));
  const source = [await answer?.text(), await page.content()].join(' ').replaceAll(geometry, '');
  return { words, source };
}

/** Where lines of a drawing run: pairs of numbers like any amount. */
const geometry = /\s(?:d|points|transform|viewBox|style|stroke-dasharray)="[^"]*"/gu;

/** What sales, works and loans of the golden operation come to, and the price of a lot. */
const amountTexts = /1\s?284\s?000|1\s?139\s?000|340\s?000|560\s?000|205\s?000/u;
/** They print amounts of the law and of the commune, which are nobody’s secret. */
const withPublicAmounts = ['Export/Insee', 'Export/Simulation/Show'];
const raw = [golden.marginCents, golden.costCents, 1_754_814].map(String);

describe.each(bankPapers)('%s', (component, path) => {
  test('without margins tells none: in its document, its title, its drawings and their tables', async () => {
    const { source } = await drawn(`${path}?hide=margin`);
    expect(source).not.toMatch(marginTexts);
    for (const figure of raw) expect(source).not.toContain(figure);
  });

  test('without amounts shows none', async () => {
    const { words } = await drawn(`${path}?hide=amounts`);
    if (!withPublicAmounts.includes(component)) expect(words).not.toMatch(/\d\s?[kM]?€(?!\/)/u);
    expect(words).not.toMatch(amountTexts);
    expect(words).not.toMatch(marginTexts);
  });
});
